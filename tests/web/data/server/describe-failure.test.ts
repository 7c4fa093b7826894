import { describe, expect, test } from 'vitest'
import { describeFailure, type FailureTexts } from '../../../../web/src/data/server/describe-failure.ts'
import {
  HttpError,
  NotOurServer,
  TimedOutError,
  UnreachableError,
} from '../../../../web/src/data/server/http-error.ts'

const texts: FailureTexts = {
  revoked: 'Signed out from elsewhere',
  401: 'Sign in again',
  429: ({ waitSeconds, waitMinutes }) => `Wait ${waitSeconds} s, ${waitMinutes} min`,
  TimedOut: 'Too slow',
  noResponse: 'No signal',
  NoPasskey: 'No passkey',
  here: 'Fault on this phone',
  otherwise: ({ status }) => `Server problem ${status}`,
}

describe('the description of a failure', () => {
  test('shows the text of the error code before the text of the status', () => {
    expect(describeFailure(httpError(401, 'revoked'), texts)).toBe('Signed out from elsewhere')
    expect(describeFailure(httpError(401, 'unauthorised'), texts)).toBe('Sign in again')
  })

  test('shows the general text for a response without a text for its code or status', () => {
    expect(describeFailure(httpError(500, 'internal'), texts)).toBe('Server problem 500')
    expect(describeFailure(httpError(502), texts)).toBe('Server problem 502')
  })

  test('shows the wait after too many tries in seconds and in whole minutes, or one minute without a header', () => {
    expect(describeFailure(httpError(429, 'too_many_requests', '61'), texts)).toBe('Wait 61 s, 2 min')
    expect(describeFailure(httpError(429, 'too_many_requests'), texts)).toBe('Wait 60 s, 1 min')
  })

  test('shows the text of the cause without a response of our server, or the text for a missing response', () => {
    expect(describeFailure(new TimedOutError(), texts)).toBe('Too slow')
    expect(describeFailure(new UnreachableError(), texts)).toBe('No signal')
    expect(describeFailure(new NotOurServer(), texts)).toBe('No signal')
  })

  test('shows the text of the class for an error of this app, or the text for any fault of the app', () => {
    expect(describeFailure(Object.assign(new Error(), { name: 'NoPasskey' }), texts)).toBe('No passkey')
    expect(describeFailure(new TypeError(), texts)).toBe('Fault on this phone')
    expect(describeFailure('a string', texts)).toBe('Fault on this phone')
  })

  test('does not read inherited properties for an error whose name is no key of the table', () => {
    expect(describeFailure(Object.assign(new Error(), { name: 'toString' }), texts)).toBe(
      'Fault on this phone',
    )
  })
})

function httpError(status: number, code?: string, retryAfter?: string): HttpError {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  const body = code === undefined ? '' : JSON.stringify({ error: { code, message: '' } })
  return new HttpError(new Response(null, { status, headers }), body)
}
