import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { aPersonWith, checkAt, entryAt } from '../findings-fixtures.ts'
import {
  type Context,
  copd,
  flareUp,
  monday,
  on,
  stateAt,
  usual,
  usualDay,
  usualReplyAt,
  worse,
} from './open-flare-up-fixtures.ts'

describe('the limits of an open flare-up', () => {
  const idsAt = (at: string, records: Parameters<typeof patientFindings>[0]) =>
    patientFindings(records, copd, epochMs(at)).map(({ id }) => id)

  test('include the moment at which one sign stops being advice for today', () => {
    const oneSign = entryAt(on(0), { ...usual, breathlessness: 5 })
    expect(stateAt(on(1), { entries: [oneSign] })).toBe('usual-again')
  })

  test('leave out high scores of 24 hours ago', () => {
    const person = aPersonWith('COPD')
    const red = entryAt(on(0), { breathlessness: 9 })
    const high = entryAt(on(4), { breathlessness: 5, coughSeverity: 6, energy: 3 })
    const idsOf = (at: string) =>
      patientFindings({ entries: [high, red], checks: [] }, { person }, epochMs(at)).map(({ id }) => id)
    expect(idsOf('2026-11-14T08:59:59.999Z')).toContain('high-scores-with-sign')
    expect(idsOf(on(5))).not.toContain('high-scores-with-sign')
  })

  test('include a sign of just under 28 days ago on a phone whose day was still the one before', () => {
    const late = {
      ...entryAt('2026-11-10T00:31:00Z', worse),
      localDate: monday,
      tzOffsetMin: -60,
    }
    expect(idsAt('2026-12-08T00:30:00Z', { entries: [late], checks: [] })).toContain('flare-up-open')
    expect(idsAt('2026-12-08T00:32:00Z', { entries: [late], checks: [] })).toEqual([])
  })

  test('keep what counts of today after the reply that the person is back to usual', () => {
    const checks = [usualReplyAt(on(0, '10'), flareUp.id, 'usual')]
    expect(idsAt(on(0, '12'), { entries: [flareUp], checks })).toContain('flare-up-two-signs')
  })

  test('leave out the reply "No, not yet" of the moment of the reply that the person is back to usual', () => {
    const checks = [usualReplyAt(on(2), flareUp.id, 'usual'), usualReplyAt(on(2), flareUp.id, 'not-usual')]
    expect(idsAt(on(2, '12'), { entries: [flareUp], checks })).toEqual([])
  })

  test('are not reached by a day with a symptom check alone', () => {
    expect(stateAt(on(3), { entries: [flareUp], checks: [checkAt(on(2), 'stay_home')] })).toBe('usual-again')
  })
})

describe('the usual day that ends a flare-up', () => {
  /** Breathlessness 8 is a sign on every usual day. */
  const sign = entryAt(on(0), { ...usual, breathlessness: 8 })
  const bad = { ...usualDay, breathlessness: 6, coughSeverity: 6 }
  const before = [-40, -41, -42].map((days) => entryAt(on(days), usual))
  const isEndedBy = (context: Partial<Context>) =>
    stateAt(on(4), { entries: [entryAt(on(3), worse), sign, ...before] }, { ...copd, ...context }) ===
    undefined
  const daysBefore = (days: number) => addDays(monday, 3 - days)

  test.each([
    [29, true],
    [28, false],
  ])('is alone the one that was set more than 28 days before, here %i', (days, isEnded) => {
    expect(isEndedBy({ usual: { ...bad, setOn: daysBefore(days) } })).toBe(isEnded)
  })

  test.each([
    [29, true],
    [28, false],
  ])('is also the former one that was replaced up to 28 days before, here %i', (days, isEnded) => {
    const former = [{ usual: usualDay, replacedOn: daysBefore(days) }]
    expect(isEndedBy({ usual: { ...bad, setOn: daysBefore(30) }, former })).toBe(isEnded)
  })
})
