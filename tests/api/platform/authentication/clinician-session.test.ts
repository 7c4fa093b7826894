import { endSession } from '@second-wind/api/platform/authentication/sessions'
import { setSessionSteppedUp } from '@second-wind/api/platform/authentication/sessions.repo'
import {
  clinicianSessionEndPath,
  clinicianSessionPath,
  clinicianSessionReply,
  userActivityHeader,
} from '@second-wind/core/access/contract/session'
import { minuteMs } from '@second-wind/core/platform/moment'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'

const userInitiated = { [userActivityHeader.name]: userActivityHeader.value }

let api: RealApi
let cookie: string
let session: string
beforeEach(async () => {
  api = await openRealApi()
  ;({ cookie, session } = await api.signInClinician(1))
})
afterEach(() => api.close())

const poll = async (of = cookie) => (await api.as(of).get('/api/clinician-dashboard')).status
const act = async () => (await api.as(cookie).get('/api/clinician-dashboard', userInitiated)).status
const told = async (of = cookie) =>
  clinicianSessionReply.parse(await (await api.as(of).get(clinicianSessionPath)).json())

describe('how long a session lasts', () => {
  test('a session contains its clinician and its end', async () => {
    expect(await told()).toEqual({
      state: 'signed-in',
      clinician: { id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' },
      endsAt: '2026-11-21T02:00:00.000Z',
      idleEndsAt: '2026-11-20T18:10:00.000Z',
      steppedUpUntil: '2026-11-20T18:05:00.000Z',
    })
    expect(await told('another=cookie')).toEqual({ state: 'none' })
  })

  test('a dashboard that only polls is signed out after 10 minutes', async () => {
    for (let minute = 0; minute < 10; minute += 1) {
      api.clock.advance(minuteMs)
      expect(await poll()).toBe(200)
    }
    api.clock.advance(1)
    expect(await poll()).toBe(401)
    expect(await told()).toEqual({ state: 'none' })
  })

  test('an active clinician stays signed in for 8 hours and no longer', async () => {
    for (let minute = 0; minute < 8 * 60; minute += 8) {
      api.clock.advance(8 * minuteMs)
      expect(await act()).toBe(200)
    }
    api.clock.advance(1)
    expect(await act()).toBe(401)
  })

  test('an expired session does not become valid again when the clock is set back', async () => {
    api.clock.advance(11 * minuteMs)
    expect(await poll()).toBe(401)
    api.clock.advance(-11 * minuteMs)
    expect(await poll()).toBe(401)
  })
})

describe('ending a session', () => {
  test('a disabled account is signed out with the next request', async () => {
    expect(await poll()).toBe(200)
    await api.db.updateTable('clinician_accounts').set({ disabled_at: '2026-11-20T18:00:00.000Z' }).execute()
    expect(await poll()).toBe(401)
  })

  test("signing out invalidates copies of the cookie and keeps a patient's data in this browser", async () => {
    const response = await api.as(cookie).post(clinicianSessionEndPath, {})
    expect(response.status).toBe(204)
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    expect(await poll()).toBe(401)
    const rows = await api.db.selectFrom('audit').select(['actor_kind', 'actor_id', 'action']).execute()
    expect(rows).toEqual([{ actor_kind: 'clinician', actor_id: 1, action: 'session.end' }])
  })
})

describe('several sessions', () => {
  test('a fourth session ends the first', async () => {
    for (let other = 2; other <= 4; other += 1) {
      expect(await poll()).toBe(200)
      api.clock.advance(1_000)
      await api.signInClinician(1)
    }
    expect(await poll()).toBe(401)
  })

  test('an ended session does not count among the three', async () => {
    await endSession(api.db, session, api.clock.now())
    const others = await Promise.all([1, 1, 1].map(api.signInClinician))
    for (const other of others) expect(await poll(other.cookie)).toBe(200)
  })

  test('an expired session does not count among the three either', async () => {
    for (let look = 1; look <= 3; look += 1) {
      await api.signInClinician(1)
      api.clock.advance(6 * minuteMs)
      expect(await act()).toBe(200)
      api.clock.advance(6 * minuteMs)
      expect(await act()).toBe(200)
    }
    await api.signInClinician(1)
    expect(await poll()).toBe(200)
  })
})

describe('step-up', () => {
  test('step-up is valid for 5 minutes', async () => {
    await setSessionSteppedUp(api.db, session, api.clock.now() + minuteMs)
    expect((await told()).steppedUpUntil).toBe('2026-11-20T18:06:00.000Z')
  })
})
