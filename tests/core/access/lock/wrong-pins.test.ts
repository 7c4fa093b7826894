import {
  pinAttemptsBeforeLockout,
  remainingPinAttempts,
  lockoutMs,
  remainingLockoutMs,
  pinLockouts,
} from '@second-wind/core/access/lock/pin-lockout'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const minuteMs = 60_000

test('five mistakes cost nothing, and then the waits grow to an hour', () => {
  const minutes = Array.from({ length: 12 }, (_, wrongTries) => lockoutMs(wrongTries) / minuteMs)
  expect(minutes).toEqual([0, 0, 0, 0, 0, 1, 2, 5, 15, 30, 60, 60])
  expect(pinLockouts[0].wrongTries).toBe(pinAttemptsBeforeLockout)
})

test('somebody is told how many tries are left before the first wait', () => {
  expect([0, 1, 4, 5, 9].map(remainingPinAttempts)).toEqual([5, 4, 1, 0, 0])
})

test('a wait ends when its time has passed', () => {
  expect(remainingLockoutMs(5, 1000, 1000)).toBe(minuteMs)
  expect(remainingLockoutMs(5, 1000, 31_000)).toBe(30_000)
  expect(remainingLockoutMs(5, 1000, 61_000)).toBe(0)
  expect(remainingLockoutMs(4, 1000, 1000)).toBe(0)
})

test('whatever is done to the clock, no wait is negative or longer than its row, and putting it back ends none', () => {
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
