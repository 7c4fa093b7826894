import { autoLockLimits, lockReason } from '@second-wind/core/access/lock/auto-lock'
import { hourMs, minuteMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'

const now = 100 * minuteMs

describe('the automatic lock', () => {
  test('locks after the times of NHS login', () => {
    expect(autoLockLimits.map(({ id, limitMs, label }) => [id, limitMs, label])).toEqual([
      ['idle', 300_000, 'after 5 minutes without a touch'],
      ['background', minuteMs, 'after more than 1 minute in the background'],
    ])
  })

  test.each([
    ['just touched', 0, undefined],
    ['5 minutes without a touch', 5 * minuteMs, undefined],
    ['more than 5 minutes without a touch', 5 * minuteMs + 1, 'idle'],
    ['clock put back by a minute', -minuteMs, undefined],
    ['clock put back by an hour, so the time is unknown', -hourMs, 'idle'],
  ])('locks a visible tab only after its time without a touch (%s)', (_who, sinceUseMs, reason) => {
    expect(lockReason({ now, lastUsedAt: now - sinceUseMs })).toBe(reason)
  })

  test.each([
    ['a minute', minuteMs, minuteMs, undefined],
    ['61 seconds', 61_000, 61_000, 'background'],
    ['an hour, while the app was used in another tab until now', hourMs, 0, undefined],
    ['an hour, while the other tab was unused for 2 minutes', hourMs, 2 * minuteMs, 'background'],
  ])('locks a tab hidden for %s only when its time is over', (_how, hiddenMs, sinceUseMs, reason) => {
    expect(lockReason({ now, lastUsedAt: now - sinceUseMs, hiddenSince: now - hiddenMs })).toBe(reason)
  })
})
