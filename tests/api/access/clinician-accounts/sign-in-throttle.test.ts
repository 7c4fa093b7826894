import { signInThrottle } from '@second-wind/api/access/clinician-accounts/sign-in-throttle'
import { ApiError } from '@second-wind/api/platform/errors'
import { rateLimits } from '@second-wind/api/platform/http/rate-limits'
import { describe, expect, test } from 'vitest'
import { virtualClock } from '../../../support/virtual-clock.ts'

const helen = { account: 'sign-in helen.marsh', source: '203.0.113.7' }

function aThrottle() {
  const clock = virtualClock()
  return signInThrottle(rateLimits(clock), clock)
}

describe('an attempt to sign in', () => {
  test('does not count when it is refused because the server was busy', async () => {
    const throttle = aThrottle()
    const busy = () => Promise.reject(new ApiError('busy', { retryAfterS: 10 }))
    for (let n = 0; n < 11; n += 1) {
      await expect(throttle.attempt(helen, busy)).rejects.toMatchObject({ code: 'busy' })
    }
    expect(await throttle.attempt(helen, () => Promise.resolve('in'))).toBe('in')
  })

  test('is refused before it is judged when it is the eleventh of eleven simultaneous ones', async () => {
    const throttle = aThrottle()
    const judged: number[] = []
    const tries = Array.from({ length: 11 }, (_, n) =>
      throttle.attempt(helen, async () => void judged.push(n)),
    )
    expect((await Promise.allSettled(tries)).map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 'fulfilled'),
      'rejected',
    ])
    expect(judged).toHaveLength(10)
  })
})
