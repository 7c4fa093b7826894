import { revokeDevice } from '@second-wind/api/platform/authentication/linked-devices'
import { reopenPath } from '@second-wind/core/access/contract/reauth'
import {
  clinicianSessionEndPath,
  clinicianSessionPath,
  sessionEndPath,
  sessionPath,
} from '@second-wind/core/access/contract/session'
import { dayMs } from '@second-wind/core/platform/moment'
import { pullPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../support/open-real-api.ts'
import { createUnlinkedPhone, createDeviceProof } from '../access/accounts/linked-devices.ts'
import { signInWithPassword, enrolWithPassword } from '../access/clinician-accounts/enrol-clinician.ts'

/** The number of requests that one address may send at once without a session. */
const most = 300

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => api.close())

const elsewhere = { 'x-forwarded-for': '198.51.100.9' }

/** Requests answered before the first 429. */
async function answeredOf(ask: () => Promise<Response>): Promise<number> {
  for (let time = 0; time <= most; time += 1) if ((await ask()).status === 429) return time
  return Infinity
}

describe('requests of a refused phone', () => {
  test('are limited like those of unknown callers after the phone was reported lost', async () => {
    const { cookie, deviceId } = await api.signInPatient(1)
    await revokeDevice(api.db, deviceId, { nowMs: api.clock.now(), isLost: true })
    expect(await answeredOf(() => api.as(cookie).get(pullPath))).toBe(most)
    expect((await api.as(cookie).get(pullPath, elsewhere)).status).toBe(401)
  })

  test('are limited after half a year without contact', async () => {
    const { cookie } = await api.signInPatient(1)
    api.clock.advance(181 * dayMs)
    expect(await answeredOf(() => api.as(cookie).get(pullPath))).toBe(most)
  })
})

describe('requests for the session state', () => {
  test.each([
    ['a phone', sessionPath],
    ['a clinician', clinicianSessionPath],
  ])('are limited without a cookie, on the path for %s', async (_, path) => {
    expect(await answeredOf(() => api.as(undefined).get(path))).toBe(most)
  })

  test('are answered for signed-in phones and clinicians, whatever others at the same address request', async () => {
    const [phone, session] = [await api.signInPatient(1), await api.signInClinician(1)]
    await answeredOf(() => api.as(undefined).get(sessionPath))
    expect((await api.as(phone.cookie).get(sessionPath)).status).toBe(200)
    expect((await api.as(session.cookie).get(clinicianSessionPath)).status).toBe(200)
    expect(await answeredOf(() => api.as(phone.cookie).get(sessionPath))).toBeLessThan(most)
  })
})

describe('a clinician', () => {
  test('can sign in while phones at the same address fail to prove themselves', async () => {
    const { code } = await enrolWithPassword(api)
    const reopen = async () => {
      const { device, key } = createUnlinkedPhone(api)
      return api
        .as(undefined)
        .post(reopenPath, await createDeviceProof(api, { deviceId: device.id, key }, 'reopen'))
    }
    expect(await answeredOf(reopen)).toBe(100)
    expect((await signInWithPassword(api, { code: code() })).status).toBe(204)
  })

  test('can sign out after the tabs have exceeded the limit', async () => {
    const { cookie } = await api.signInClinician(1)
    await answeredOf(() => api.as(cookie).get(clinicianSessionPath))
    expect((await api.as(cookie).post(clinicianSessionEndPath, {})).status).toBe(204)
    expect((await api.as(cookie).get('/api/clinician-dashboard')).status).toBe(401)
  })
})

describe('a sign-out of an unknown phone', () => {
  test('is slowed down when it is repeated', async () => {
    const body = { deviceId: api.newId(), isLate: true }
    expect(await answeredOf(() => api.as(undefined).post(sessionEndPath, body))).toBe(most)
  })
})
