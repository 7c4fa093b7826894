import { modules } from '@second-wind/core/content/learning/modules'
import { captureMoment, epochMs } from '@second-wind/core/platform/moment'
import type {
  CheckIn,
  HistoryActivity,
  ActivityHistory,
} from '@second-wind/core/recovery/motivation/activity-history'
import { badgeStates } from '@second-wind/core/recovery/motivation/badge-state'
import { challengeStates } from '@second-wind/core/recovery/motivation/challenge-state'
import { pointsLedger } from '@second-wind/core/recovery/motivation/points'
import { currentStreak } from '@second-wind/core/recovery/motivation/streak'
import { taskStates } from '@second-wind/core/recovery/motivation/task-state'
import { weeklyGoal } from '@second-wind/core/recovery/motivation/weekly-goal'
import { describe, expect, test } from 'vitest'
import { aHistory, numbersIn } from './a-history.ts'

const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' })

/** The moment as a phone in London captures it. */
function inLondon(utc: string) {
  const name = zone.formatToParts(epochMs(utc)).find(({ type }) => type === 'timeZoneName')?.value
  return captureMoment(epochMs(utc), name === 'GMT+01:00' ? 60 : 0)
}

function checkInAt(utc: string): CheckIn {
  const { occurredAt: date, localDate } = inLondon(utc)
  return { date, localDate }
}

function ticked(type: string, utc: string, completed = true): HistoryActivity {
  return { id: utc, type, completed, ...checkInAt(utc) }
}

const streakAt = (utcNow: string, ...checkIns: string[]) =>
  currentStreak(aHistory({ entries: checkIns.map(checkInAt) }), inLondon(utcNow).localDate).days

describe('around midnight', () => {
  test('a minute before and a minute after midnight are two days', () => {
    expect(streakAt('2026-11-20T00:05:00Z', '2026-11-19T23:59:00Z', '2026-11-20T00:01:00Z')).toBe(2)
  })

  test('in summer the day changes an hour before UTC midnight', () => {
    expect(streakAt('2026-07-01T23:30:00Z', '2026-07-01T22:59:00Z', '2026-07-01T23:01:00Z')).toBe(2)
  })

  test("yesterday's ticks do not count today", () => {
    const history = aHistory({ activities: [ticked('medication', '2026-11-19T23:59:00Z')] })
    const done = (today: string) => taskStates(history, today).filter(({ completed }) => completed).length
    expect([done('2026-11-19'), done('2026-11-20')]).toEqual([1, 0])
  })

  test('a tick before midnight and an un-tick after it belong to two days', () => {
    const activities = [
      ticked('medication', '2026-11-19T23:59:00Z'),
      ticked('medication', '2026-11-20T00:01:00Z', false),
    ]
    expect(
      pointsLedger(aHistory({ activities }), modules, '2026-11-20').lines.map(({ date }) => date),
    ).toEqual(['2026-11-19'])
  })
})

describe('when the clocks go forward, 29 March 2026', () => {
  test('the 23-hour day is one day', () => {
    expect(
      streakAt(
        '2026-03-30T08:00:00Z',
        '2026-03-28T23:30:00Z',
        '2026-03-29T22:30:00Z',
        '2026-03-29T23:30:00Z',
      ),
    ).toBe(3)
  })

  test('the tick before and the tick after the missing hour count on the same day', () => {
    expect(streakAt('2026-03-29T09:00:00Z', '2026-03-29T00:59:00Z', '2026-03-29T01:01:00Z')).toBe(1)
  })

  test('unticking right after the missing hour is later than the tick before it', () => {
    const activities = [
      ticked('medication', '2026-03-29T01:01:00Z', false),
      ticked('medication', '2026-03-29T00:59:00Z'),
    ]
    const states = taskStates(aHistory({ activities }), '2026-03-29')
    expect(states.some(({ completed }) => completed)).toBe(false)
  })
})

describe('when the clocks go back, 25 October 2026', () => {
  test('the 25-hour day is one day', () => {
    expect(
      streakAt(
        '2026-10-26T08:00:00Z',
        '2026-10-24T22:30:00Z',
        '2026-10-24T23:30:00Z',
        '2026-10-25T23:30:00Z',
      ),
    ).toBe(2)
    expect(
      streakAt(
        '2026-10-26T08:00:00Z',
        '2026-10-24T22:30:00Z',
        '2026-10-25T23:30:00Z',
        '2026-10-26T07:00:00Z',
      ),
    ).toBe(3)
  })

  test('the second half past one counts as the newer one', () => {
    const activities = [
      ticked('medication', '2026-10-25T01:30:00Z'),
      ticked('medication', '2026-10-25T00:30:00Z', false),
    ]
    expect(
      taskStates(aHistory({ activities }), '2026-10-25').find(({ taskId }) => taskId === 'medication'),
    ).toMatchObject({
      completed: true,
    })
  })
})

/** A check-in, medicines, drinks and a calm moment at 8 on each of these days. */
function fullDays(...days: string[]): ActivityHistory {
  return {
    entries: days.map((day) => checkInAt(`${day}T08:00:00Z`)),
    activities: days.flatMap((day) =>
      ['medication', 'hydration', 'mindful-moment'].map((type) => ticked(type, `${day}T09:00:00Z`)),
    ),
  }
}

describe('a week over a clock change', () => {
  test.each([
    [
      'clocks forward',
      ['2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01'],
    ],
    [
      'clocks back',
      ['2026-10-22', '2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27', '2026-10-28'],
    ],
    [
      'leap day',
      ['2028-02-26', '2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02', '2028-03-03'],
    ],
    [
      'no leap day',
      ['2027-02-25', '2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02', '2027-03-03'],
    ],
    [
      'year end',
      ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'],
    ],
  ])('of %s is seven days in every rule', (_, days) => {
    const history = fullDays(...days)
    const today = days[6] ?? ''
    const results = {
      streak: currentStreak(history, today),
      goal: weeklyGoal(history.entries, today),
      badges: badgeStates(history, today),
      challenges: challengeStates(history, today),
      points: pointsLedger(history, modules, today),
    }
    expect(results.streak).toMatchObject({ days: 7, icon: 'star' })
    expect(results.goal).toMatchObject({ progress: 7, percent: 100, achieved: true })
    expect(results.points.total).toBe(7 * (20 + 30 + 15 + 15))
    expect(results.badges.filter(({ isRecent }) => isRecent).map(({ badgeId }) => badgeId)).toEqual([
      'first-week',
      'consistency-champion',
      'recovery-rockstar',
    ])
    expect(results.challenges.find(({ challengeId }) => challengeId === 'hydration-week')).toMatchObject({
      progress: 7,
      completed: true,
      daysLeft: 0,
    })
    expect(numbersIn(results).every(Number.isFinite)).toBe(true)
  })
})

describe('a flight west', () => {
  test('gives one check-in day for the same day twice', () => {
    const evening = { date: '2026-11-20T22:00:00Z', localDate: '2026-11-20' }
    const evenLater = { date: '2026-11-21T02:00:00Z', localDate: '2026-11-20' }
    expect(currentStreak(aHistory({ entries: [evening, evenLater] }), '2026-11-20').days).toBe(1)
  })
})
