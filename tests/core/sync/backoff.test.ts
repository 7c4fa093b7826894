import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import { backoffMs, maxWaitMs } from '@second-wind/core/sync/backoff'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const anyFailures = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.maxSafeNat())
const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const anyRetryAfter = fc.oneof(fc.constant(undefined), fc.nat(), fc.double())

describe('how long the phone waits after a failure', () => {
  test('the wait is always between half a second and ten minutes', () => {
    fc.assert(
      fc.property(anyFailures, anyRandom, anyRetryAfter, (failures, random, retryAfterMs) => {
        const wait = backoffMs(failures, random, retryAfterMs)
        expect(wait).toBeGreaterThanOrEqual(500)
        expect(wait).toBeLessThanOrEqual(maxWaitMs)
      }),
    )
  })

  test('the first retry is quick, because the first request after a tunnel often fails', () => {
    expect(backoffMs(1, 0)).toBe(500)
    expect(backoffMs(1, 0.999)).toBeLessThan(1_000)
  })

  test('later waits grow to at most five minutes', () => {
    const longest = [2, 3, 4, 5, 6, 7, 8, 9, 10, 50, 2_000].map((failures) => backoffMs(failures, 1))
    expect(longest).toEqual(longest.toSorted((a, b) => a - b))
    expect(longest[0]).toBe(4_000)
    expect(longest.at(-1)).toBe(5 * minuteMs)
  })

  test('a thousand phones that reconnect together retry at different times', () => {
    expect(backoffMs(8, 0.2)).not.toBe(backoffMs(8, 0.8))
    expect(backoffMs(8, 0)).toBe(2_000)
  })

  test('with Retry-After the phone waits that long plus up to a tenth', () => {
    expect(backoffMs(1, 0, 30_000)).toBe(30_000)
    expect(backoffMs(9, 1, 30_000)).toBe(33_000)
  })

  test('with Retry-After of a day the phone retries after ten minutes', () => {
    expect(backoffMs(1, 0.5, dayMs)).toBe(maxWaitMs)
  })

  test('with Retry-After of 0 the phone still waits', () => {
    expect(backoffMs(1, 0, 0)).toBeGreaterThanOrEqual(500)
    expect(backoffMs(1, 0, -minuteMs)).toBeGreaterThanOrEqual(500)
  })

  test('Retry-After that is not a number is ignored', () => {
    expect(backoffMs(4, 0.5, Number.NaN)).toBe(backoffMs(4, 0.5))
  })
})
