import { errorStatus } from '@second-wind/core/platform/http/error'
import { flushStepFor } from '@second-wind/core/sync/flush-step'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const anyRetryAfter = fc.option(fc.nat(), { nil: undefined })
const refused = (status: number, retryAfterMs?: number) =>
  flushStepFor({ kind: 'refused', status, retryAfterMs })

describe('what a flush does after an answer', () => {
  test('a reply of our server is settled', () => {
    const reply = { serverTime: '2026-11-20T18:02:00Z', serverEpoch: 'a', acked: [], verdicts: [] }
    expect(flushStepFor({ kind: 'reply', reply })).toEqual({ do: 'settle', reply })
  })

  test('no signal: all mutations wait', () => {
    expect(flushStepFor({ kind: 'unreachable' })).toEqual({
      do: 'wait',
      reach: 'unreachable',
      smaller: false,
    })
  })

  test('a connection too slow for the batch: the next one is smaller', () => {
    expect(flushStepFor({ kind: 'timeout' })).toEqual({ do: 'wait', reach: 'unreachable', smaller: true })
  })

  test('portal page: its content is ignored', () => {
    expect(flushStepFor({ kind: 'not-ours' })).toEqual({ do: 'wait', reach: 'portal', smaller: false })
  })

  test.each([401, 403])('a %i parks the outbox until the patient signs in', (status) => {
    expect(refused(status)).toEqual({ do: 'wait', reach: 'signed-out', smaller: false })
  })

  test('a phone that was signed out from elsewhere parks the outbox, and nobody is asked to sign in', () => {
    expect(flushStepFor({ kind: 'refused', status: 401, code: 'revoked' })).toEqual({
      do: 'wait',
      reach: 'revoked',
      smaller: false,
    })
  })

  test('a 426 parks the outbox until the app is updated', () => {
    expect(refused(426)).toEqual({ do: 'wait', reach: 'update-needed', smaller: false })
  })

  test('a 413 looks for what is too large', () => {
    expect(refused(413)).toEqual({ do: 'narrow', code: 'too_large' })
  })

  test.each([400, 422])('a %i without verdicts looks for the culprit', (status) => {
    expect(refused(status)).toEqual({ do: 'narrow', code: 'unknown_reject' })
  })

  test.each([404, 405, 408, 409, 410, 414, 415, 421, 425, 429, 500, 502, 503, 504])(
    'a %i waits',
    (status) => {
      expect(refused(status)).toEqual({ do: 'wait', reach: 'unreachable', smaller: false })
    },
  )

  test('busy server: waits as long as Retry-After says', () => {
    expect(refused(503, 30_000)).toEqual({
      do: 'wait',
      reach: 'unreachable',
      smaller: false,
      retryAfterMs: 30_000,
    })
    expect(refused(429, 1_000)).toMatchObject({ retryAfterMs: 1_000 })
    expect(refused(401, 1_000)).toMatchObject({ retryAfterMs: 1_000 })
  })

  test('no status code alone removes an entry: only a reply with verdicts settles anything', () => {
    const everyStatus = fc.oneof(
      fc.integer({ min: 100, max: 599 }),
      fc.constantFrom(...Object.values(errorStatus)),
    )
    fc.assert(
      fc.property(everyStatus, anyRetryAfter, (status, retryAfterMs) => {
        expect(refused(status, retryAfterMs).do).not.toBe('settle')
      }),
    )
  })
})
