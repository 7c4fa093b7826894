import { revokeDevice } from '@second-wind/api/platform/identity/linked-devices'
import { reopenPath } from '@second-wind/core/access/contract/reauth'
import {
  clinicianSessionEndPath,
  clinicianSessionPath,
  sessionEndPath,
  sessionPath,
} from '@second-wind/core/access/contract/session'
import { pullPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { createUnlinkedPhone, createDeviceProof } from '../../access/accounts/linked-devices.ts'
import { signInWithPassword, enrolWithPassword } from '../../access/clinician-accounts/enrol-clinician.ts'

/** What one address may ask at once, while nobody is known there. */
const most = 300
const dayMs = 24 * 60 * 60_000

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => api.close())

const elsewhere = { 'x-forwarded-for': '198.51.100.9' }

/** How often it was answered before the first 429. */
async function answeredOf(ask: () => Promise<Response>): Promise<number> {
  for (let time = 0; time <= most; time += 1) if ((await ask()).status === 429) return time
  return Infinity
}

describe('a phone that is let in no more', () => {
  test('because it was reported lost, is told to wait like everybody whom the server does not know', async () => {
    const { cookie, deviceId } = await api.signInPatient(1)
    await revokeDevice(api.db, deviceId, { nowMs: api.clock.now(), isLost: true })
    expect(await answeredOf(() => api.as(cookie).get(pullPath))).toBe(most)
    expect((await api.as(cookie).get(pullPath, elsewhere)).status).toBe(401)
  })

  test('because it was silent for half a year, is told so too', async () => {
    const { cookie } = await api.signInPatient(1)
    api.clock.advance(181 * dayMs)
    expect(await answeredOf(() => api.as(cookie).get(pullPath))).toBe(most)
  })
})

describe('what a cookie is worth', () => {
  test.each([
    ['a phone', sessionPath],
    ['a clinician', clinicianSessionPath],
  ])('is not told for ever to whoever has none: %s', async (_, path) => {
    expect(await answeredOf(() => api.as(undefined).get(path))).toBe(most)
  })

  test('is told to a phone and a desk that are signed in, whoever else asks from the same address', async () => {
    const [phone, desk] = [await api.signInPatient(1), await api.signInClinician(1)]
    await answeredOf(() => api.as(undefined).get(sessionPath))
    expect((await api.as(phone.cookie).get(sessionPath)).status).toBe(200)
    expect((await api.as(desk.cookie).get(clinicianSessionPath)).status).toBe(200)
    expect(await answeredOf(() => api.as(phone.cookie).get(sessionPath))).toBeLessThan(most)
  })
})

test('phones of a waiting room that prove nothing keep no clinician at that address from signing in', async () => {
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

test('signing out phones that nobody has, again and again, is slowed down', async () => {
  const body = { deviceId: api.newId(), isLate: true }
  expect(await answeredOf(() => api.as(undefined).post(sessionEndPath, body))).toBe(most)
})

test('a clinician whose tabs have asked too much can still sign out', async () => {
  const { cookie } = await api.signInClinician(1)
  await answeredOf(() => api.as(cookie).get(clinicianSessionPath))
  expect((await api.as(cookie).post(clinicianSessionEndPath, {})).status).toBe(204)
  expect((await api.as(cookie).get('/api/clinician-dashboard')).status).toBe(401)
})
