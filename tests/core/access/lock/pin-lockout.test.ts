import {
  pinAttemptsBeforeLockout,
  remainingPinAttempts,
  lockoutMs,
  remainingLockoutMs,
  pinLockouts,
} from '@second-wind/core/access/lock/pin-lockout'
import { minuteMs } from '@second-wind/core/platform/moment'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('waiting after wrong PINs', () => {
  test('there is no wait after the first five wrong PINs, then waits grow to an hour', () => {
    const minutes = Array.from({ length: 12 }, (_, wrongTries) => lockoutMs(wrongTries) / minuteMs)
    expect(minutes).toEqual([0, 0, 0, 0, 0, 1, 2, 5, 15, 30, 60, 60])
    expect(pinLockouts[0].wrongTries).toBe(pinAttemptsBeforeLockout)
  })

  test('the number of tries left is shown before the first wait', () => {
    expect([0, 1, 4, 5, 9].map(remainingPinAttempts)).toEqual([5, 4, 1, 0, 0])
  })

  test('a wait ends when its time is over', () => {
    expect(remainingLockoutMs(5, 1000, 1000)).toBe(minuteMs)
    expect(remainingLockoutMs(5, 1000, 31_000)).toBe(30_000)
    expect(remainingLockoutMs(5, 1000, 61_000)).toBe(0)
    expect(remainingLockoutMs(4, 1000, 1000)).toBe(0)
  })

  test('putting the clock back does not end a wait, and no change of the clock lengthens it beyond its row', () => {
    const moment = fc.integer({ min: 0, max: 4e12 })
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 1000 }), moment, moment, (wrongTries, since, now) => {
        const left = remainingLockoutMs(wrongTries, since, now)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(lockoutMs(wrongTries))
        if (now < since) expect(left).toBe(lockoutMs(wrongTries))
      }),
    )
  })
})
