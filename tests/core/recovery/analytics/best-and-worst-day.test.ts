import { bestAndWorstDay } from '@second-wind/core/recovery/analytics/best-and-worst-day'
import { describe, expect, test } from 'vitest'
import { demoPatientEntries } from '../demo-patient-entries.ts'
import { entryOn } from '../entry-on.ts'

const good = { coughSeverity: 2, breathlessness: 1, energy: 8, mood: 8 }
const middling = { coughSeverity: 5, breathlessness: 4, energy: 5, mood: 5 }
const bad = { coughSeverity: 7, breathlessness: 6, energy: 3, mood: 3 }

describe('the best and the worst day', () => {
  test('of the demo patient are today and the first', () => {
    const entries = demoPatientEntries('2026-11-20')
    const [first] = entries.map(({ localDate }) => localDate).toSorted()
    expect(bestAndWorstDay(entries)).toMatchObject({
      status: 'ready',
      best: { day: '2026-11-20' },
      worst: { day: first },
      leftOut: 0,
    })
  })

  test('are the newest of equal days', () => {
    const found = bestAndWorstDay([
      entryOn('2026-11-17', good),
      entryOn('2026-11-18', good),
      entryOn('2026-11-15', bad),
      entryOn('2026-11-16', bad),
    ])
    expect(found).toMatchObject({ best: { day: '2026-11-18' }, worst: { day: '2026-11-16' } })
  })

  test.each([
    ['no check-in', [], 0],
    ['one day', [entryOn('2026-11-18', good)], 1],
    ['two check-ins of one day', [entryOn('2026-11-18', good), entryOn('2026-11-18', bad)], 1],
  ])('do not exist with %s', (_, entries, days) => {
    expect(bestAndWorstDay(entries)).toEqual({ status: 'not-enough', days, leftOut: 0 })
  })

  test('do not exist when all days are equal', () => {
    expect(bestAndWorstDay([entryOn('2026-11-18', good), entryOn('2026-11-19', good)])).toEqual({
      status: 'all-alike',
      days: 2,
      leftOut: 0,
    })
  })
})

describe('a day among the best and worst', () => {
  test('counts by its worst answers when it has a bad morning and a better evening', () => {
    const found = bestAndWorstDay([
      entryOn('2026-11-18', bad, '08:00'),
      entryOn('2026-11-18', good, '20:00'),
      entryOn('2026-11-19', middling),
    ])
    expect(found).toMatchObject({
      best: { day: '2026-11-19' },
      worst: { day: '2026-11-18', scores: { coughSeverity: 7, breathlessness: 6, energy: 3, mood: 3 } },
    })
  })

  test('is left out and counted when it has an unset score', () => {
    const found = bestAndWorstDay([
      entryOn('2026-11-17', { ...bad, untouchedScores: ['mood'] }),
      entryOn('2026-11-18', good),
      entryOn('2026-11-19', middling),
    ])
    expect(found).toMatchObject({ worst: { day: '2026-11-19' }, leftOut: 1 })
  })
})

describe('a day with a warning', () => {
  test('counts as worse than any day without one, whatever the scores', () => {
    const found = bestAndWorstDay([
      entryOn('2026-11-18', { ...good, sputumColor: 'red' }),
      entryOn('2026-11-19', bad),
    ])
    expect(found).toMatchObject({
      best: { day: '2026-11-19' },
      worst: { day: '2026-11-18', hasWarning: true },
    })
  })

  test('is never the best, even if every day has one', () => {
    const found = bestAndWorstDay([
      entryOn('2026-11-18', { ...good, breathlessness: 7 }),
      entryOn('2026-11-19', { ...bad, breathlessness: 9 }),
    ])
    expect(found).toMatchObject({ status: 'ready', best: null, worst: { day: '2026-11-19' } })
  })

  test('is shown even if every day has one and all days are equal', () => {
    const breathless = { ...bad, breathlessness: 8 }
    const found = bestAndWorstDay([entryOn('2026-11-18', breathless), entryOn('2026-11-19', breathless)])
    expect(found).toMatchObject({
      status: 'ready',
      best: null,
      worst: { day: '2026-11-19', hasWarning: true },
    })
  })

  test('is shown even if it is the only day', () => {
    const only = bestAndWorstDay([entryOn('2026-11-19', { ...good, breathlessness: 9 })])
    expect(only).toMatchObject({ status: 'ready', best: null, worst: { day: '2026-11-19' } })
  })

  test('is shown even if another score is not set', () => {
    const found = bestAndWorstDay([
      entryOn('2026-11-17', good),
      entryOn('2026-11-18', { ...good, breathlessness: 9, untouchedScores: ['mood'] }),
      entryOn('2026-11-19', middling),
    ])
    expect(found).toMatchObject({
      best: { day: '2026-11-17' },
      worst: { day: '2026-11-18', scores: { breathlessness: 9, mood: null } },
      leftOut: 0,
    })
  })
})
