import { ApiError } from '@second-wind/api/platform/errors'
import { describe, expect, test } from 'vitest'

describe('the message of an error', () => {
  test.each([
    'unauthorised',
    'reauth_required',
    'revoked',
    'forbidden',
    'step_up_required',
    'invite_unknown',
    'conflict',
    'identity_in_use',
    'consent_changed',
    'update_required',
    'too_many_requests',
    'busy',
    'storage_unavailable',
  ] as const)('names the next step for %s', (code) => {
    expect(new ApiError(code).message).toMatch(
      /\b(sign in|use|ask|check|confirm|phone|read|update|wait|try)\b/i,
    )
  })
})
