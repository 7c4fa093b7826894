import { dailyReports, sampleReport, type SamplePerson } from '../sample-person.ts'

/** Getting better after flu; her phone's clock runs seven minutes ahead. */
export const nadia: SamplePerson = {
  id: 12,
  profile: {
    name: 'Nadia Rahman',
    email: 'nadia.rahman@example.org',
    username: 'nadia.r',
    age: 33,
    gender: 'other',
    location: 'Leicester',
    conditions: [],
    isVulnerable: false,
    companionAvatar: 'rani',
    phone: '0116 496 0112',
  },
  joinedDaysAgo: 14,
  symptoms: [
    ...dailyReports({ from: 13, to: 10, at: '22:10' }, [[7, 4, 3, 4]], { temperature: 'moderate-fever' }),
    ...dailyReports({ from: 9, to: 6, at: '22:05' }, [[5, 3, 4, 5]], { temperature: 'low-fever' }),
    ...dailyReports({ from: 5, to: 2, at: '22:00' }, [[3, 2, 6, 7]]),
    {
      daysAgo: 1,
      at: '21:50',
      report: sampleReport([2, 1, 7, 8], { notes: 'First run since I was ill. Slow, but fine.' }),
    },
  ],
  checks: [
    {
      daysAgo: 13,
      at: '22:15',
      track: 'general',
      answers: { fever: 'moderate', body_aches: 'moderate' },
    },
    {
      daysAgo: 4,
      at: '22:05',
      track: 'general',
      answers: { fever: 'none', fatigue: 'mild' },
    },
  ],
  handledAlerts: [
    {
      daysAgo: 9,
      at: '10:20',
      alertType: 'possible_flare_up',
      resolvedBecause:
        'Rang her. Her GP says flu. Her temperature was lower this morning, and her breathing is fine.',
    },
  ],
  phone: { lastHeard: { daysAgo: 1, at: '21:51' }, pendingCount: 0, clockSkewMin: 7 },
}
