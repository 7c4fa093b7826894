import { modules } from '@second-wind/core/content/learning/modules'
import { tasks } from '@second-wind/core/content/motivation/tasks'
import { pointsLedger } from '@second-wind/core/recovery/motivation/points'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { aHistory, anyHistory, checkIn, daysAgo, aDoneActivity, numbersIn, today } from './a-history.ts'
import { demoPatientHistory } from './demo-patient-history.ts'

const ledger = (history: Parameters<typeof pointsLedger>[0]) => pointsLedger(history, modules, today)

describe('the points', () => {
  test('of the demo patient are 785, from four full days, this morning and three modules', () => {
    const { total, lines } = ledger(demoPatientHistory())
    expect(total).toBe(785)
    const sumOf = (wanted: typeof lines) => wanted.reduce((sum, { points }) => sum + points, 0)
    expect(sumOf(lines.filter(({ date, source }) => date === today && source === 'task'))).toBe(65)
    expect(
      lines.filter(({ source }) => source === 'module').map(({ labelId, points }) => [labelId, points]),
    ).toEqual([
      ['antibiotic-basics', 50],
      ['breathing-for-recovery', 40],
      ['viral-infection-recovery', 50],
    ])
  })

  test('of a new person are none', () => {
    expect(ledger(aHistory())).toEqual({ total: 0, lines: [] })
  })

  test('of a day after today are given on that day', () => {
    const history = aHistory({ activities: [aDoneActivity('medication', daysAgo(-1))] })
    expect(ledger(history).total).toBe(0)
    expect(pointsLedger(history, modules, daysAgo(-1)).total).toBe(30)
  })

  test('do not depend on scores', () => {
    const score = fc.integer({ min: 1, max: 10 })
    const scores = fc.record({ coughSeverity: score, breathlessness: score, energy: score, mood: score })
    fc.assert(
      fc.property(anyHistory, scores, scores, (history, some, others) => {
        const feeling = (report: typeof some) =>
          history.entries.map((entry) => anEntry({ ...report, ...entry }))
        expect(ledger({ ...history, entries: feeling(some) })).toEqual(
          ledger({ ...history, entries: feeling(others) }),
        )
      }),
    )
  })

  test('are always the sum of the lines, and no line occurs twice', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { total, lines } = ledger(history)
        expect(total).toBe(lines.reduce((sum, { points }) => sum + points, 0))
        const keys = lines.map(({ date, source, labelId }) =>
          source === 'task' ? `${date} ${labelId}` : labelId,
        )
        expect(new Set(keys).size).toBe(keys.length)
        expect(numbersIn(lines).every((points) => points >= 15 && points <= 60)).toBe(true)
        expect(lines.every(({ date }) => date <= today)).toBe(true)
      }),
    )
  })

  test('are never lowered by one more check-in', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 0, max: 40 }), (history, ago) => {
        const more = { ...history, entries: [...history.entries, checkIn(daysAgo(ago), '12:00')] }
        expect(ledger(more).total).toBeGreaterThanOrEqual(ledger(history).total)
      }),
    )
  })
})

describe('the points of a task', () => {
  test.each(tasks.map(({ id, points }) => [id, points] as const))(
    'for %s are %i, once a day',
    (id, points) => {
      const twiceToday = [aDoneActivity(id, today, '09:00'), aDoneActivity(id, today, '19:00')]
      expect(ledger(aHistory({ activities: twiceToday }))).toEqual({
        total: points,
        lines: [{ date: today, source: 'task', labelId: id, points }],
      })
      expect(ledger(aHistory({ activities: [...twiceToday, aDoneActivity(id, daysAgo(1))] })).total).toBe(
        2 * points,
      )
    },
  )

  test('are taken back when it is unticked', () => {
    const activities = [
      aDoneActivity('medication', today, '09:00'),
      aDoneActivity('medication', today, '10:00', { completed: false }),
    ]
    expect(ledger(aHistory({ activities })).total).toBe(0)
  })
})

describe('a learning module', () => {
  const lessons = (count: number, day: string) =>
    Array.from({ length: count }, (_, index) => aDoneActivity(`antibiotic-basics-${index + 1}`, day))

  test('keeps its points when a lesson is added to it later', () => {
    const first = [1, 2, 3, 4, 5].map((lesson) =>
      aDoneActivity(`breathing-for-recovery-${lesson}`, daysAgo(1)),
    )
    expect(modules.find(({ id }) => id === 'breathing-for-recovery')?.lessonCount).toBe(6)
    expect(ledger(aHistory({ activities: first })).lines).toEqual([
      { date: daysAgo(1), source: 'module', labelId: 'breathing-for-recovery', points: 40 },
    ])
    const afterSixth = [...first, aDoneActivity('breathing-for-recovery-6', today)]
    expect(ledger(aHistory({ activities: afterSixth })).total).toBe(40)
  })

  test('gives its points only once, on the day it was first finished', () => {
    const activities = [
      aDoneActivity('antibiotic-basics', today),
      aDoneActivity('antibiotic-basics', daysAgo(6)),
    ]
    expect(ledger(aHistory({ activities })).lines).toEqual([
      { date: daysAgo(6), source: 'module', labelId: 'antibiotic-basics', points: 50 },
    ])
  })

  test('gives nothing for 4 of 5 lessons', () => {
    expect(ledger(aHistory({ activities: lessons(4, today) })).total).toBe(0)
  })

  test('gives its points on the day of the last lesson', () => {
    const activities = [...lessons(4, daysAgo(2)), aDoneActivity('antibiotic-basics-5', daysAgo(1))]
    expect(ledger(aHistory({ activities })).lines).toEqual([
      { date: daysAgo(1), source: 'module', labelId: 'antibiotic-basics', points: 50 },
    ])
  })

  test('gives nothing when it does not exist', () => {
    expect(ledger(aHistory({ activities: [aDoneActivity('how-to-fly')] })).total).toBe(0)
  })
})
