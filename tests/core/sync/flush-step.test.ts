import { errorStatus } from '@second-wind/core/platform/http/error'
import { flushStepFor } from '@second-wind/core/sync/flush-step'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const anyRetryAfter = fc.option(fc.nat(), { nil: undefined })
const refused = (status: number, retryAfterMs?: number) =>
  flushStepFor({ kind: 'refused', status, retryAfterMs })

describe('the next step after a reply', () => {
  test('a reply from our server settles the mutations', () => {
    const reply = { serverTime: '2026-11-20T18:02:00Z', serverEpoch: 'a', acked: [], verdicts: [] }
    expect(flushStepFor({ kind: 'reply', reply })).toEqual({ do: 'settle', reply })
  })

  test('without signal, all mutations wait', () => {
    expect(flushStepFor({ kind: 'unreachable' })).toEqual({
      do: 'wait',
      reach: 'unreachable',
      smaller: false,
    })
  })

  test('the next batch is smaller if the connection was too slow', () => {
    expect(flushStepFor({ kind: 'timeout' })).toEqual({ do: 'wait', reach: 'unreachable', smaller: true })
  })

  test('the content of a portal page is ignored', () => {
    expect(flushStepFor({ kind: 'not-ours' })).toEqual({ do: 'wait', reach: 'portal', smaller: false })
  })

  test.each([401, 403])('after %i the mutations wait until the patient signs in', (status) => {
    expect(refused(status)).toEqual({ do: 'wait', reach: 'signed-out', smaller: false })
  })

  test('a phone signed out from another device waits without asking for a sign-in', () => {
    expect(flushStepFor({ kind: 'refused', status: 401, code: 'revoked' })).toEqual({
      do: 'wait',
      reach: 'revoked',
      smaller: false,
    })
  })

  test('after 426 the mutations wait until the app is updated', () => {
    expect(refused(426)).toEqual({ do: 'wait', reach: 'update-needed', smaller: false })
  })

  test('after 413, the flush searches for the mutation that is too large', () => {
    expect(refused(413)).toEqual({ do: 'narrow', code: 'too_large' })
  })

  test.each([400, 422])(
    'after %i without verdicts, the flush searches for the mutation at fault',
    (status) => {
      expect(refused(status)).toEqual({ do: 'narrow', code: 'unknown_reject' })
    },
  )

  test.each([404, 405, 408, 409, 410, 414, 415, 421, 425, 429, 500, 502, 503, 504])(
    'after %i the mutations wait',
    (status) => {
      expect(refused(status)).toEqual({ do: 'wait', reach: 'unreachable', smaller: false })
    },
  )

  test('a busy server gets no request before the time in Retry-After is over', () => {
    expect(refused(503, 30_000)).toEqual({
      do: 'wait',
      reach: 'unreachable',
      smaller: false,
      retryAfterMs: 30_000,
    })
    expect(refused(429, 1_000)).toMatchObject({ retryAfterMs: 1_000 })
    expect(refused(401, 1_000)).toMatchObject({ retryAfterMs: 1_000 })
  })

  test('only a reply with verdicts settles anything, whatever the status code', () => {
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
