import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { historyInboxItems, type LoggedHistory } from '@second-wind/core/notifications/history-inbox-items'
import { patientId } from '@second-wind/core/platform/ids'
import { captureMoment, dayMs } from '@second-wind/core/platform/moment'
import type { Activity } from '@second-wind/core/records/activity'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../fixtures/a-patient.ts'
import { anEntry } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'

/** A Friday. */
const noon = Date.parse('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => {
  const { occurredAt: date, ...day } = captureMoment(noon - days * dayMs, 0)
  return { date, ...day }
}
const entry = (days: number, changes = {}) =>
  anEntry({ id: idNumbered(100 + days), ...daysAgo(days), ...changes })
const did = (type: string, days: number, place = 0): Activity => ({
  id: idNumbered(1000 + 20 * days + place),
  userId: patientId.parse(1),
  type,
  title: type,
  completed: true,
  ...daysAgo(days),
})
const days = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

const nothing: LoggedHistory = { entries: [], activities: [], checks: [], person: undefined, own: {} }
const news = (history: Partial<LoggedHistory>, at = captureMoment(noon, 0)) =>
  historyInboxItems({ ...nothing, ...history }, at)
const titles = (history: Partial<LoggedHistory>, at?: ReturnType<typeof captureMoment>) =>
  news(history, at).map(({ title }) => title)
const quiet = {
  own: { social: false },
  person: aPatient({ settings: { symptoms: true, medication: true, airQuality: false, progress: false } }),
}

describe('the history items of a new person', () => {
  test('are none', () => {
    expect(titles({})).toEqual([])
  })
})

describe('a badge in the inbox', () => {
  test('has the time at which it was earned', () => {
    const entries = days(7, 3).map((day) => entry(day))
    expect(news({ entries })).toContainEqual(
      expect.objectContaining({
        id: 'badge:first-week',
        title: 'New badge: First week',
        at: daysAgo(3).date,
      }),
    )
  })

  test('is not listed if it was earned last month', () => {
    expect(titles({ entries: days(7, 30).map((day) => entry(day)) })).toEqual([])
  })
})

describe('a completed challenge', () => {
  test('is listed once for its round, on the day of completion', () => {
    const activities = [
      did('breathing-control', 2),
      ...days(4).map((place) => did('breathing-control', 1, place)),
      did('breathing-control', 0),
    ]
    const challenge = news({ activities }).find(({ type }) => type === 'challenge')
    expect(challenge).toMatchObject({ id: 'challenge:breathing-week:2026-11-18', at: daysAgo(1).date })
  })
})

describe('a seven-day streak', () => {
  test('is listed on its seventh day and for a few days after, with that date', () => {
    const entries = days(9).map((day) => entry(day))
    const streak = news({ entries }).find(({ type }) => type === 'streak')
    expect(streak).toMatchObject({ title: '7 days in a row', at: daysAgo(2).date })
  })
})

describe('on a day with a bad sign', () => {
  const entries = [entry(0, { breathlessness: 9 }), ...days(8, 1).map((day) => entry(day))]
  test('contains no celebration and no request to do more', () => {
    expect(titles({ entries, own: { activities: true } }, captureMoment(noon + dayMs / 6, 0))).toEqual([])
  })
})

describe('the reminder of tasks left today', () => {
  const afternoon = captureMoment(Date.parse('2026-11-20T15:00:00Z'), 0)
  const settings = { ...quiet, own: { social: false, activities: true } }
  test('is listed from 15:00 if it is switched on and no task is done', () => {
    expect(titles(settings, afternoon)).toEqual(['Something is left on your list'])
    expect(titles(settings)).toEqual([])
    expect(titles(quiet, afternoon)).toEqual([])
    expect(titles({ ...settings, activities: [did('hydration', 0)] }, afternoon)).toEqual([])
  })
})

describe('the report on the week before', () => {
  const lastWeek = { entries: [entry(5)], own: { social: false } }
  test('is listed once from Monday 09:00 if it has a check-in', () => {
    const [item] = news(lastWeek)
    expect(item).toMatchObject({ id: 'progress:2026-11-16', title: 'Your week is ready' })
    expect(titles(lastWeek, captureMoment(Date.parse('2026-11-16T08:59:00Z'), 0))).toEqual([])
    expect(titles({ entries: [entry(1)], own: { social: false } })).toEqual([])
  })

  test('is not listed when progress updates are off in the profile', () => {
    expect(titles({ ...quiet, entries: [entry(5)] })).toEqual([])
  })
})

describe('a warning sign that no usual day has followed', () => {
  const person = aPatient({ conditions: ['COPD'] })
  const sign = entry(3, { breathlessness: 9 })

  test('is listed with its day and its figure, also while nothing else is', () => {
    expect(news({ entries: [sign], person })).toEqual([
      {
        id: `open-sign:${sign.id}`,
        type: 'symptoms',
        title: 'A warning sign is still open',
        text: 'On Tuesday you logged breathlessness 9 out of 10.',
        at: sign.date,
        link: { to: '/', label: 'Answer on Home' },
      },
    ])
  })

  test('is not listed once the person has replied that they are back to usual', () => {
    const outcome = toFollowUpOutcome({ about: sign.id, answer: 'usual' }, 'flare-up-open')
    const { date: createdAt, ...day } = daysAgo(1)
    const reply = { ...outcome, id: idNumbered(1), userId: patientId.parse(1), createdAt, ...day }
    expect(titles({ entries: [sign], checks: [reply], person })).toEqual([])
  })
})
