import {
  hashSecret,
  newCode,
  newToken,
  normaliseCode,
} from '@second-wind/api/platform/authentication/secrets'
import { verificationPhrase } from '@second-wind/api/platform/authentication/verification-phrase'
import { rateLimits } from '@second-wind/api/platform/http/rate-limits'
import { dayMs, hourMs, minuteMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { virtualClock } from '../../../support/virtual-clock.ts'

describe('a token', () => {
  test('has 256 bits and is never repeated', () => {
    const tokens = new Set(Array.from({ length: 1_000 }, newToken))
    expect(tokens.size).toBe(1_000)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })
})

describe('a code', () => {
  test('has 10 characters without ambiguous letters', () => {
    const codes = Array.from({ length: 1_000 }, () => newCode())
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(new Set(codes.join('')).size).toBe(32)
  })

  test('is accepted with other spacing, case and similar letters', () => {
    expect(normaliseCode(' ab3-d0 ilo0 9 ')).toBe('AB3D011009')
  })
})

describe('a hash of a secret', () => {
  test('differs under another pepper', () => {
    expect(hashSecret('a'.repeat(32), 'secret')).toMatch(/^[0-9a-f]{64}$/)
    expect(hashSecret('a'.repeat(32), 'secret')).not.toBe(hashSecret('b'.repeat(32), 'secret'))
  })
})

describe('the two words of a join', () => {
  test('are the same on both screens for the same seed, and others for another seed', () => {
    expect(verificationPhrase('join 1')).toMatch(/^[a-z]{4,8} [a-z]{4,8}$/)
    expect(verificationPhrase('join 1')).toBe(verificationPhrase('join 1'))
    const pairs = new Set(Array.from({ length: 2_000 }, (_, number) => verificationPhrase(`join ${number}`)))
    expect(pairs.size).toBeGreaterThan(1_800)
  })
})

describe('guessing', () => {
  /** The number of tries within this time for an attacker who never waits longer than necessary. */
  function triesIn(name: 'signIn' | 'openInvitation' | 'wrongInvitations', totalMs: number): number {
    const clock = virtualClock()
    const buckets = rateLimits(clock)[name]
    const end = clock.now() + totalMs
    let tries = 0
    while (clock.now() < end) {
      const waitMs = buckets.waitMs('somebody')
      clock.advance(waitMs)
      if (waitMs > 0) continue
      buckets.spend('somebody', 1)
      tries += 1
    }
    return tries
  }

  test('a password is possible 10 times at once, then 10 times in 15 minutes', () => {
    expect(triesIn('signIn', 15 * minuteMs)).toBeLessThanOrEqual(20)
    expect(triesIn('signIn', dayMs)).toBeLessThanOrEqual(10 + 24 * 40)
  })

  test('an invitation is possible 20 times at once for a network, then 10 times in 10 minutes', () => {
    expect(triesIn('openInvitation', 10 * minuteMs)).toBeLessThanOrEqual(30)
  })

  test('finds none of 100 invitations in 72 hours with 1,000 failures a minute', () => {
    const guesses = triesIn('wrongInvitations', 72 * hourMs)
    expect(guesses).toBeLessThanOrEqual(10_000 + 1_000 * 60 * 72)
    expect((guesses * 100) / 32 ** 10).toBeLessThan(1e-6)
  })

  test('at one account from one address does not slow down other accounts or addresses', () => {
    const { signIn } = rateLimits(virtualClock())
    signIn.spend('dr-a 203.0.113.7', 10)
    expect(signIn.waitMs('dr-a 203.0.113.7')).toBeGreaterThan(0)
    expect(signIn.waitMs('dr-a 198.51.100.4')).toBe(0)
    expect(signIn.waitMs('dr-b 203.0.113.7')).toBe(0)
  })
})
