import { rateLimits } from '@second-wind/api/platform/http/rate-limits'
import { hashSecret, newCode, newToken, readCode } from '@second-wind/api/platform/identity/secrets'
import { verificationPhrase } from '@second-wind/api/platform/identity/verification-phrase'
import { describe, expect, test } from 'vitest'
import { virtualClock } from '../../../support/virtual-clock.ts'

const minuteMs = 60_000

test('a token has 256 bits and is never the same twice', () => {
  const tokens = new Set(Array.from({ length: 1_000 }, newToken))
  expect(tokens.size).toBe(1_000)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('a code is 10 characters of which none is taken for another', () => {
  const codes = Array.from({ length: 1_000 }, () => newCode())
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(new Set(codes.join('')).size).toBe(32)
})

test('a code may be typed as people type', () => {
  expect(readCode(' ab3-d0 ilo0 9 ')).toBe('AB3D011009')
})

test('the same secret has another hash under another pepper', () => {
  expect(hashSecret('a'.repeat(32), 'secret')).toMatch(/^[0-9a-f]{64}$/)
  expect(hashSecret('a'.repeat(32), 'secret')).not.toBe(hashSecret('b'.repeat(32), 'secret'))
})

test('both screens make the same two words of the same seed, and others of another', () => {
  expect(verificationPhrase('join 1')).toMatch(/^[a-z]{4,8} [a-z]{4,8}$/)
  expect(verificationPhrase('join 1')).toBe(verificationPhrase('join 1'))
  const pairs = new Set(Array.from({ length: 2_000 }, (_, number) => verificationPhrase(`join ${number}`)))
  expect(pairs.size).toBeGreaterThan(1_800)
})

describe('guessing', () => {
  /** How many tries somebody has who never waits longer than they must, and stops after this time. */
  function triesIn(name: 'login' | 'redeem' | 'redeemFailures', totalMs: number): number {
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

  test('a password: 10 tries at once, then 10 in 15 minutes', () => {
    expect(triesIn('login', 15 * minuteMs)).toBeLessThanOrEqual(20)
    expect(triesIn('login', 24 * 60 * minuteMs)).toBeLessThanOrEqual(10 + 24 * 40)
  })

  test('an invitation: 5 tries at once, then 5 in 10 minutes', () => {
    expect(triesIn('redeem', 10 * minuteMs)).toBeLessThanOrEqual(10)
  })

  test('invitations from everywhere: with 1,000 failures an hour nobody hits one of 100 in 72 hours', () => {
    const guesses = triesIn('redeemFailures', 72 * 60 * minuteMs)
    expect(guesses).toBeLessThanOrEqual(1_000 * 73)
    expect((guesses * 100) / 32 ** 10).toBeLessThan(1e-8)
  })

  test('who guesses one account from one address stands in nobody else’s way', () => {
    const { login } = rateLimits(virtualClock())
    login.spend('dr-a 203.0.113.7', 10)
    expect(login.waitMs('dr-a 203.0.113.7')).toBeGreaterThan(0)
    expect(login.waitMs('dr-a 198.51.100.4')).toBe(0)
    expect(login.waitMs('dr-b 203.0.113.7')).toBe(0)
  })
})
