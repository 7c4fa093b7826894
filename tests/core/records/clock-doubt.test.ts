import { clockFacts, isClockInDoubt } from '@second-wind/core/records/clock-doubt'
import { describe, expect, test } from 'vitest'

const minute = 60_000
const day = 24 * 60 * minute
const receivedAtMs = Date.parse('2026-11-20T12:00:00Z')

describe('a clock in doubt', () => {
  test.each([
    ['10 minutes fast', 0, 10 * minute, false],
    ['more than 10 minutes fast', 0, 10 * minute + 1, true],
    ['more than 10 minutes slow', 0, -10 * minute - 1, true],
    ['of unknown skew', 0, null, false],
    ['10 minutes after the arrival', -10 * minute, 0, false],
    ['more than 10 minutes after the arrival', -10 * minute - 1, 0, true],
    ['400 days before the arrival', 400 * day, 0, false],
    ['more than 400 days before the arrival', 400 * day + 1, 0, true],
  ])('is one by more than the tolerance: %s', (_, ageMs, clockSkewMs, isDoubtful) => {
    expect(isClockInDoubt(receivedAtMs - ageMs, { receivedAtMs, clockSkewMs })).toBe(isDoubtful)
  })

  test('is told to the clinician with the time that the phone reported', () => {
    expect(Object.keys(clockFacts)).toEqual(['isClockDoubtful', 'reportedAt'])
  })
})
