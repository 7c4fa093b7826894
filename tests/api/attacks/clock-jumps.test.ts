import { signInThrottle } from '@second-wind/api/access/clinician-accounts/sign-in-throttle'
import { revokeDevice } from '@second-wind/api/platform/authentication/linked-devices'
import { endSession, openSession } from '@second-wind/api/platform/authentication/sessions'
import { rateLimits } from '@second-wind/api/platform/http/rate-limits'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { clinicianSessionLimits } from '@second-wind/core/access/session-expiry'
import { minuteMs, hourMs, dayMs } from '@second-wind/core/platform/moment'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../support/open-real-api.ts'
import { virtualClock } from '../../support/virtual-clock.ts'
import {
  isSignedIn,
  signInWithPassword,
  enrolWithPassword,
} from '../access/clinician-accounts/enrol-clinician.ts'

const userInitiated = { 'x-user': '1' }

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => api.close())

const jump = fc.integer({ min: -60, max: 60 }).map((minutes) => minutes * minuteMs)

describe("the server's clock jumps by up to an hour in both directions", () => {
  test('a clinician signed out by a jump is never signed in again by a later jump', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(jump, { maxLength: 30 }), async (jumps) => {
        const { cookie } = await api.signInClinician(1)
        let isOut = false
        for (const ms of jumps) {
          api.clock.advance(ms)
          const isIn = (await api.as(cookie).get('/api/clinician-dashboard', userInitiated)).status === 200
          expect(isIn && isOut).toBe(false)
          isOut = !isIn
        }
        api.restart()
      }),
      { numRuns: 100 },
    )
  })

  test('setting the clock back does not sign out a clinician who is active', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 10 }), async (jumps) => {
        const { cookie } = await api.signInClinician(1)
        for (const minutes of jumps) {
          api.clock.advance(-minutes * minuteMs)
          expect((await api.as(cookie).get('/api/clinician-dashboard', userInitiated)).status).toBe(200)
        }
        api.restart()
      }),
      { numRuns: 50 },
    )
  })

  test('setting the clock back lengthens a session by that time and no more', async () => {
    const { cookie } = await api.signInClinician(1)
    api.clock.advance(-hourMs)
    api.clock.advance(hourMs + clinicianSessionLimits.idleMs)
    expect(await isSignedIn(api, cookie)).toBe(true)
    api.clock.advance(1)
    expect(await isSignedIn(api, cookie)).toBe(false)
  })

  test('a phone keeps its state, whether fresh, stale, revoked or signed out', async () => {
    const opening = { kind: 'patient', actorId: 1 } as const
    const [fresh, stale, lost, out] = await Promise.all([1, 1, 1, 1].map(() => api.signInPatient(1)))
    if (!fresh || !stale || !lost || !out) throw new Error('four phones')
    const authenticatedMs = api.clock.now() - 40 * dayMs
    const old = await openSession(api.db, api, { ...opening, deviceId: stale.deviceId, authenticatedMs })
    await revokeDevice(api.db, lost.deviceId, { nowMs: api.clock.now(), isLost: true })
    await endSession(api.db, out.session, api.clock.now())
    const cookies = [fresh.cookie, `__Host-sw_p=${old.token}`, lost.cookie, out.cookie]
    const states = () =>
      Promise.all(
        cookies.map(
          async (cookie) => sessionReply.parse(await (await api.as(cookie).get(sessionPath)).json()).state,
        ),
      )
    await fc.assert(
      fc.asyncProperty(jump, async (ms) => {
        api.clock.advance(ms)
        expect(await states()).toEqual(['fresh', 'stale', 'revoked', 'none'])
        api.clock.advance(-ms)
        api.restart()
      }),
      { numRuns: 50 },
    )
  })

  test('a used authenticator code does not become valid again', async () => {
    const { code } = await enrolWithPassword(api)
    const used = code()
    expect((await signInWithPassword(api, { code: used })).status).toBe(204)
    for (const ms of [-hourMs, hourMs, hourMs, -2 * hourMs, hourMs]) {
      api.clock.advance(ms)
      api.restart()
      expect((await signInWithPassword(api, { code: used })).status).toBe(401)
    }
    api.clock.advance(minuteMs)
    expect((await signInWithPassword(api, { code: code() })).status).toBe(204)
  })

  test('setting the clock back does not lengthen the wait after a wrong password', async () => {
    const clock = virtualClock()
    const throttle = signInThrottle(rateLimits(clock), clock)
    const who = { account: 'helen.marsh', source: '203.0.113.7' }
    const mistype = () => throttle.attempt(who, () => Promise.resolve(undefined))
    for (let time = 0; time < 4; time += 1) await mistype()
    await expect(mistype()).rejects.toThrow('Wait')
    clock.advance(-hourMs)
    expect(await throttle.attempt(who, () => Promise.resolve('in'))).toBe('in')
  })
})
