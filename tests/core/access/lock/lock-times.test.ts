import { autoLockLimits, lockReason } from '@second-wind/core/access/lock/auto-lock'
import { expect, test } from 'vitest'

const minuteMs = 60_000
const now = 100 * minuteMs

test('the times are those of the NHS login', () => {
  expect(autoLockLimits.map(({ id, limitMs, label }) => [id, limitMs, label])).toEqual([
    ['idle', 300_000, 'after 5 minutes without a touch'],
    ['background', 60_000, 'after more than 1 minute in the background'],
  ])
})

test.each([
  ['somebody who has just touched it', 0, undefined],
  ['somebody who reads for 5 minutes', 5 * minuteMs, undefined],
  ['an app that was left alone for longer', 5 * minuteMs + 1, 'idle'],
  ['a clock that was put back by a little', -minuteMs, undefined],
  ['a clock that was put back by an hour: nobody knows how long it was', -60 * minuteMs, 'idle'],
])('in sight: %s', (_who, sinceUseMs, reason) => {
  expect(lockReason({ now, lastUsedAt: now - sinceUseMs })).toBe(reason)
})

test.each([
  ['a minute', minuteMs, minuteMs, undefined],
  ['61 seconds', 61_000, 61_000, 'background'],
  ['an hour, while the app was used in another tab until now', 60 * minuteMs, 0, undefined],
  ['an hour, and in the other tab nobody has been for 2 minutes', 60 * minuteMs, 2 * minuteMs, 'background'],
])('out of sight for %s', (_how, hiddenMs, sinceUseMs, reason) => {
  expect(lockReason({ now, lastUsedAt: now - sinceUseMs, hiddenSince: now - hiddenMs })).toBe(reason)
})
