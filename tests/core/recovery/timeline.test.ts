import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { recoveryTimeline, type TimelineEvent } from '@second-wind/core/recovery/timeline'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../fixtures/a-patient.ts'
import { demoPatientEntries } from './demo-patient-entries.ts'
import { entryOn } from './entry-on.ts'

const today = '2026-11-20'

/** A person whose first check-in was this many days ago and who has logged every day since. */
const loggedDaily = (days: number, changes: Partial<SymptomEntry> = {}) =>
  Array.from({ length: days }, (_, daysAgo) => entryOn(addDays(today, -daysAgo), changes))

const ofType = <T extends TimelineEvent['type']>(events: readonly TimelineEvent[], type: T) =>
  events.filter((event): event is Extract<TimelineEvent, { type: T }> => event.type === type)

describe('the timeline', () => {
  test('of the demo patient is on day 5, at 71 % of a week, with two milestones passed', () => {
    const { dayCount, progressPercent, events } = recoveryTimeline(demoPatientEntries(today), today)
    expect({ dayCount, progressPercent }).toEqual({ dayCount: 5, progressPercent: 71 })
    expect(events.map(({ day, date, type, title }) => [day, date, type, title])).toEqual([
      [1, '2026-11-16', 'symptom', 'Daily Check-in'],
      [2, '2026-11-17', 'symptom', 'Daily Check-in'],
      [2, '2026-11-17', 'milestone', 'Fever subsiding'],
      [3, '2026-11-18', 'symptom', 'Daily Check-in'],
      [4, '2026-11-19', 'symptom', 'Daily Check-in'],
      [4, '2026-11-19', 'milestone', 'Energy returning'],
      [5, '2026-11-20', 'symptom', 'Daily Check-in'],
    ])
  })

  test('does not exist without a current episode', () => {
    expect(recoveryTimeline([], today)).toEqual({ dayCount: 0, progressPercent: 0, events: [] })
    expect(recoveryTimeline([entryOn('2026-11-05')], today).events).toEqual([])
  })

  test('skips and repeats no date at clock changes, leap days and the turn of the year', () => {
    const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))
    const borders = fc.constantFrom('2026-10-26', '2026-03-30', '2028-03-02', '2027-01-03', '2100-03-02')
    fc.assert(
      fc.property(fc.oneof(anyDay, borders), fc.integer({ min: 1, max: 14 }), (day, length) => {
        const first = addDays(day, 1 - length)
        const { dayCount, events } = recoveryTimeline([entryOn(first)], day)
        expect(dayCount).toBe(length)
        const dates = ofType(events, 'symptom').map((event) => event.date)
        expect(dates[0]).toBe(first)
        expect(new Set(dates).size).toBe(Math.min(7, length))
        expect(dates.toSorted()).toEqual(dates)
      }),
    )
  })
})

describe('progress through the week', () => {
  test.each([
    [1, 14],
    [2, 29],
    [3, 43],
    [4, 57],
    [5, 71],
    [6, 86],
    [7, 100],
    [8, 100],
    [30, 100],
  ])('is on day %i at %i %%', (days, percent) => {
    expect(recoveryTimeline(loggedDaily(days), today).progressPercent).toBe(percent)
  })
})

describe('the milestones of the timeline', () => {
  test.each([
    [1, []],
    [2, ['Fever subsiding']],
    [3, ['Fever subsiding']],
    [4, ['Fever subsiding', 'Energy returning']],
    [5, ['Fever subsiding', 'Energy returning']],
    [6, ['Fever subsiding', 'Energy returning', 'Breathing easier']],
    [12, ['Fever subsiding', 'Energy returning', 'Breathing easier']],
  ])('that have passed on day %i are those of the specification', (days, titles) => {
    const { events } = recoveryTimeline(loggedDaily(days), today)
    expect(ofType(events, 'milestone').map((event) => event.title)).toEqual(titles)
  })

  test('each have the note that it may come sooner or later', () => {
    for (const { description } of ofType(recoveryTimeline(loggedDaily(7), today).events, 'milestone')) {
      expect(description).toBe('Many people notice this around now. Yours may be sooner or later.')
    }
  })

  test.each(['COPD', 'Asthma', 'Pulmonary Fibrosis'])(
    'leave out, with a lung condition, when a cold gets better (%s)',
    (respiratoryDiagnosis) => {
      const { events } = recoveryTimeline(loggedDaily(7), today, aPatient({ respiratoryDiagnosis }))
      const descriptions = ofType(events, 'milestone').map(({ description }) => description)
      expect(new Set(descriptions)).toEqual(
        new Set([
          'With a lung condition no one can say when. Compare with your usual day, and follow your plan.',
        ]),
      )
      expect(ofType(events, 'symptom')).toHaveLength(7)
    },
  )
})

describe('the check-ins in the timeline', () => {
  test('are incomplete on a day without one', () => {
    const entries = [entryOn('2026-11-17'), entryOn('2026-11-20')]
    const checkIns = ofType(recoveryTimeline(entries, today).events, 'symptom')
    expect(checkIns.map(({ isCompleted, icon }) => [isCompleted, icon])).toEqual([
      [true, 'check'],
      [false, 'circle'],
      [false, 'circle'],
      [true, 'check'],
    ])
    expect(checkIns[1]?.description).toBe('No check-in. That is OK.')
  })

  test('are those of days 1 to 7 also after the first week', () => {
    const checkIns = ofType(recoveryTimeline(loggedDaily(10), today).events, 'symptom')
    expect(checkIns.map(({ day, date }) => [day, date])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => [day, addDays(today, day - 10)]),
    )
  })
})

describe('the warning of a day that got worse', () => {
  const dayBefore: Partial<SymptomEntry> = { coughSeverity: 4, breathlessness: 3, energy: 6 }
  const warningsFor = (changes: Partial<SymptomEntry>, earlier = '2026-11-19') =>
    ofType(
      recoveryTimeline([entryOn(earlier, dayBefore), entryOn(today, { ...dayBefore, ...changes })], today)
        .events,
      'warning',
    )

  test.each([
    ['cough up by 1', { coughSeverity: 5 }, []],
    ['cough up by 2', { coughSeverity: 6 }, ['cough-up']],
    ['breathlessness up by 1', { breathlessness: 4 }, []],
    ['breathlessness up by 2', { breathlessness: 5 }, ['breathlessness-up']],
    ['energy down by 1', { energy: 5 }, []],
    ['energy down by 2', { energy: 4 }, ['energy-down']],
    ['energy up by 4', { energy: 10 }, []],
    ['cough down by 3', { coughSeverity: 1 }, []],
    ['mood down by 6', { mood: 1 }, []],
    ['a temperature', { temperature: 'low-fever' }, ['temperature-up']],
    [
      'everything at once',
      { coughSeverity: 10, breathlessness: 10, energy: 1, temperature: 'high-fever' },
      ['breathlessness-up', 'cough-up', 'temperature-up', 'energy-down'],
    ],
    ['a score that was not set', { breathlessness: 5, untouchedScores: ['breathlessness'] }, []],
  ] satisfies [string, Partial<SymptomEntry>, string[]][])(
    'is given from a change of 2 points or of the temperature: %s',
    (_, changes, reasons) => {
      expect(warningsFor(changes).flatMap((warning) => warning.reasons)).toEqual(reasons)
    },
  )

  test('leads to the symptom check, and has the word "today" only today', () => {
    const [warning] = warningsFor({ breathlessness: 5 })
    expect(warning).toMatchObject({
      day: 2,
      date: today,
      title: 'Your scores went up today',
      linkTo: 'symptom-check',
      linkText: 'Do the symptom check',
    })
    const tomorrow = addDays(today, 1)
    const entries = [entryOn('2026-11-19', dayBefore), entryOn(today, { ...dayBefore, breathlessness: 5 })]
    expect(ofType(recoveryTimeline(entries, tomorrow).events, 'warning')[0]?.title).toBe(
      'Your scores went up this day',
    )
  })

  test('names what got worse', () => {
    expect(warningsFor({ energy: 1 })[0]?.title).toBe('Your energy went down today')
    expect(warningsFor({ temperature: 'high-fever' })[0]?.title).toBe('Your temperature went up today')
  })

  test('compares with the last check-in when days are missing in between', () => {
    expect(warningsFor({ breathlessness: 5 }, '2026-11-16')).toHaveLength(1)
  })

  test('is left out if the score was not set the day before', () => {
    const entries = [
      entryOn('2026-11-19', { ...dayBefore, untouchedScores: ['breathlessness'] }),
      entryOn(today, { ...dayBefore, breathlessness: 10 }),
    ]
    expect(ofType(recoveryTimeline(entries, today).events, 'warning')).toEqual([])
  })

  test('compares only with the last check-in day, not with older days', () => {
    const entries = [
      entryOn('2026-11-18', { ...dayBefore, breathlessness: 9 }),
      entryOn('2026-11-19', dayBefore),
      entryOn(today, { ...dayBefore, breathlessness: 5 }),
    ]
    expect(ofType(recoveryTimeline(entries, today).events, 'warning')).toHaveLength(1)
  })

  test('is given after a bad morning with a better evening too', () => {
    const entries = [
      entryOn('2026-11-19', dayBefore),
      entryOn(today, { ...dayBefore, breathlessness: 7 }, '08:00'),
      entryOn(today, dayBefore, '20:00'),
    ]
    expect(ofType(recoveryTimeline(entries, today).events, 'warning')).toHaveLength(1)
  })

  test('is shown together with the milestone that it contradicts', () => {
    const types = recoveryTimeline(
      [entryOn('2026-11-19', dayBefore), entryOn(today, { ...dayBefore, temperature: 'high-fever' })],
      today,
    ).events.filter((event) => event.day === 2)
    expect(types.map((event) => event.type)).toEqual(['warning', 'symptom', 'milestone'])
  })
})
