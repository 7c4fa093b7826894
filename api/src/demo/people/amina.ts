import type { ActivityReport } from '@second-wind/core/records/activity'
import { phoneWithNothingPending, sampleReport, type SamplePerson } from '../sample-person.ts'

const task = (type: string, title: string, rest: Partial<ActivityReport> = {}): ActivityReport => ({
  type,
  title,
  completed: true,
  progress: 1,
  ...rest,
})

const morningCheck = task('morning-check', 'Morning check-in')
const drinks = task('hydration', 'Drinks', { progress: 8 })
const medicines = task('medication', 'Medicines')

const fullDay: [at: string, report: ActivityReport][] = [
  ['08:10', morningCheck],
  ['08:15', medicines],
  ['10:30', task('breathing-exercise', 'Breathing practice', { durationMin: 5 })],
  ['13:00', task('gentle-walk', 'Gentle walk', { progress: 10, durationMin: 10 })],
  ['18:30', task('steam-therapy', 'Moist air')],
  ['20:00', drinks],
  ['21:15', task('mindful-moment', 'Calm moment', { durationMin: 2 })],
]

const lesson = (type: string, title: string) => task(type, title, { progress: 100 })

/**
 * The demo's own patient: asthma, recovering from a chest infection, day 5. Her entries and tasks yield the figures of
 * the specification: streak 5, 5 of 7 days, 3 of 7 tasks today, cough down 40 %, breathing 8.2, energy 7, recovery 68
 * %, and 785 points (4 full days of 145, 65 today, lessons of 50, 40 and 50).
 */
export const amina: SamplePerson = {
  id: 1,
  profile: {
    name: 'Amina Yusuf',
    email: 'amina.yusuf@example.org',
    username: 'amina.yusuf',
    age: 52,
    gender: 'female',
    location: 'London',
    conditions: ['Asthma'],
    respiratoryDiagnosis: 'Asthma',
    isVulnerable: false,
    companionAvatar: 'joy',
    phone: '020 7946 0101',
    nation: 'england',
    inhaler: 'blue',
    peakFlowBestLpm: 420,
  },
  joinedDaysAgo: 4,
  symptoms: [
    {
      daysAgo: 4,
      at: '08:10',
      report: sampleReport([5, 3, 3, 5], {
        temperature: 'low-fever',
        sputumColor: 'yellow',
        sputumConsistency: 'thick',
        notes: 'Coughed a lot in the night. The GP says it is a chest infection.',
      }),
    },
    {
      daysAgo: 3,
      at: '08:05',
      report: sampleReport([5, 2, 4, 5], { sputumColor: 'yellow', sputumConsistency: 'thick' }),
    },
    {
      daysAgo: 2,
      at: '08:12',
      report: sampleReport([4, 2, 5, 6], { notes: 'Slept better, sitting up a little.' }),
    },
    { daysAgo: 1, at: '08:08', report: sampleReport([3, 1, 6, 7]) },
    {
      daysAgo: 0,
      at: '08:10',
      report: sampleReport([3, 1, 7, 8], { notes: 'Walked to the shops and back without stopping.' }),
    },
  ],
  checks: [
    {
      daysAgo: 4,
      at: '07:50',
      track: 'respiratory',
      answers: {
        difficulty_breathing: 'moderate',
        cough_mucus: 'changed',
        rescue_inhaler: '3_4',
        fever: 'low',
      },
    },
    {
      daysAgo: 1,
      at: '08:20',
      track: 'respiratory',
      answers: { difficulty_breathing: 'none', cough_mucus: 'none', rescue_inhaler: '1_2', fever: 'none' },
    },
  ],
  activities: [
    ...[4, 3, 2, 1].flatMap((daysAgo) => fullDay.map(([at, done]) => ({ daysAgo, at, report: done }))),
    { daysAgo: 3, at: '15:00', report: lesson('antibiotic-basics', 'Antibiotic basics') },
    { daysAgo: 2, at: '15:10', report: lesson('breathing-for-recovery', 'Breathing for recovery') },
    { daysAgo: 1, at: '16:00', report: lesson('viral-infection-recovery', 'Viral infection recovery') },
    { daysAgo: 0, at: '08:10', report: morningCheck },
    { daysAgo: 0, at: '08:15', report: medicines },
    { daysAgo: 0, at: '08:40', report: drinks },
  ],
  handledAlerts: [
    {
      daysAgo: 1,
      at: '09:10',
      alertType: 'possible_flare_up',
      resolvedBecause: 'Rang her. Her GP started treatment three days ago, and she is better each day.',
    },
  ],
  looks: [
    { daysAgo: 4, at: '09:10' },
    { daysAgo: 2, at: '15:55' },
    { daysAgo: 1, at: '09:05' },
  ],
  messages: [
    {
      daysAgo: 2,
      at: '16:00',
      text: 'Thank you for your last check-in. How is your breathing now, compared with then? Please choose an answer.',
      seen: { daysAgo: 1, at: '08:15' },
      answer: 'better',
    },
  ],
  phone: phoneWithNothingPending({ daysAgo: 0, at: '08:40' }),
}
