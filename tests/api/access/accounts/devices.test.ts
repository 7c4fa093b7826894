import { openSession } from '@second-wind/api/platform/authentication/sessions'
import { devicesPath, devicesReply, revokeDevicePath } from '@second-wind/core/access/contract/devices'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { errorBody } from '@second-wind/core/platform/http/error'
import { minuteMs, hourMs, dayMs } from '@second-wind/core/platform/moment'
import { pushPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { someMutations } from '../../../fixtures/a-mutation.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { aPush } from '../../../support/push.ts'
import { listAudit, closeApi } from '../join/join-requests.ts'
import { createLinkedPhone, type LinkedPhone } from './linked-devices.ts'

let api: RealApi
let phone: LinkedPhone
let tablet: LinkedPhone
beforeEach(async () => {
  api = await openRealApi()
  phone = await createLinkedPhone(api, 1)
  api.clock.advance(minuteMs)
  tablet = await createLinkedPhone(api, 1, 'Safari on iPad')
})
afterEach(() => closeApi(api))

const devices = async (cookie = phone.cookie) =>
  devicesReply.parse(await (await api.as(cookie).get(devicesPath)).json())

const revoke = (id: string, lost: boolean, cookie = phone.cookie) =>
  api.as(cookie).post(revokeDevicePath(id), { lost })

const session = async (cookie: string) =>
  sessionReply.parse(await (await api.as(cookie).get(sessionPath)).json())

const pushFrom = ({ cookie, deviceId }: LinkedPhone) =>
  api.as(cookie).post(pushPath, aPush(someMutations(1), { deviceId }))

async function signInAgain({ deviceId }: LinkedPhone): Promise<string> {
  const opening = { kind: 'patient', actorId: 1, deviceId, authenticatedMs: api.clock.now() } as const
  return `__Host-sw_p=${(await openSession(api.db, api, opening)).token}`
}

describe('listing linked phones', () => {
  test('a patient sees which phones are linked, since when, and the last contact of each', async () => {
    api.clock.advance(3 * minuteMs)
    expect(await devices()).toEqual([
      {
        id: tablet.deviceId,
        label: 'Safari on iPad',
        since: '2026-11-20T18:01:00.000Z',
        lastHeardAt: '2026-11-20T18:01:00.000Z',
        isThis: false,
      },
      {
        id: phone.deviceId,
        label: 'Chrome on Android',
        since: '2026-11-20T18:00:00.000Z',
        lastHeardAt: '2026-11-20T18:04:00.000Z',
        isThis: true,
      },
    ])
  })

  test("a patient does not see another patient's phones", async () => {
    const other = await createLinkedPhone(api, 2)
    expect((await devices(other.cookie)).map(({ id }) => id)).toEqual([other.deviceId])
  })
})

describe('signing out or losing a phone', () => {
  describe('a phone that was added later', () => {
    test.each([true, false])('cannot sign out an older one for 72 hours (lost: %s)', async (lost) => {
      const refused = await revoke(phone.deviceId, lost, tablet.cookie)
      expect(refused.status).toBe(403)
      expect(errorBody.parse(await refused.json()).error.code).toBe('device_too_new')
      expect((await pushFrom(phone)).status).toBe(200)
      expect(await listAudit(api)).toContainEqual(
        expect.objectContaining({ action: 'device.revoke', outcome: 'refused' }),
      )
    })

    test('learns nothing about the phones of other patients', async () => {
      const older = await createLinkedPhone(api, 2)
      api.clock.advance(1_000)
      const mine = await createLinkedPhone(api, 1)
      expect((await revoke(older.deviceId, true, mine.cookie)).status).toBe(404)
    })

    test('can sign out an older one after that', async () => {
      api.clock.advance(72 * hourMs)
      expect((await revoke(phone.deviceId, true, await signInAgain(tablet))).status).toBe(204)
    })
  })

  test('needs a sign-in of the last 5 minutes', async () => {
    api.clock.advance(5 * minuteMs + 1)
    const refused = await revoke(tablet.deviceId, true)
    expect([refused.status, errorBody.parse(await refused.json()).error.code]).toEqual([
      401,
      'reauth_required',
    ])
  })

  describe('a phone signed out from another phone', () => {
    beforeEach(async () => {
      await revoke(tablet.deviceId, false)
    })

    test('can no longer send or read, and keeps its data', async () => {
      const response = await pushFrom(tablet)
      expect([response.status, errorBody.parse(await response.json()).error.code]).toEqual([401, 'revoked'])
      expect(await session(tablet.cookie)).toEqual({ state: 'revoked', wipe: false })
      expect((await devices()).map(({ id }) => id)).toEqual([phone.deviceId])
      expect((await pushFrom(phone)).status).toBe(200)
    })

    test('can be reported lost afterwards, and each step is in the audit log once', async () => {
      await revoke(tablet.deviceId, false)
      expect((await revoke(tablet.deviceId, true)).status).toBe(204)
      await revoke(tablet.deviceId, true)
      await revoke(tablet.deviceId, false)
      expect(await session(tablet.cookie)).toEqual({ state: 'revoked', wipe: true })
      const object = `phone ${tablet.deviceId}`
      expect((await listAudit(api)).filter((row) => row.object === object)).toEqual([
        { who: 'patient 1', action: 'device.revoke', patientId: 1, object, outcome: 'done' },
        { who: 'patient 1', action: 'device.lost', patientId: 1, object, outcome: 'done' },
      ])
    })
  })

  test('a lost phone is instructed to delete its data, and nothing that it still sends is stored', async () => {
    await revoke(tablet.deviceId, true)
    const response = await pushFrom(tablet)
    expect([response.status, errorBody.parse(await response.json()).error.code]).toEqual([401, 'revoked'])
    expect(await session(tablet.cookie)).toEqual({ state: 'revoked', wipe: true })
    expect(await api.db.selectFrom('symptom_entries').selectAll().execute()).toEqual([])
  })

  test("another patient's phone is treated as one that does not exist", async () => {
    const other = await createLinkedPhone(api, 2)
    const bodies = await Promise.all(
      [other.deviceId, idNumbered(0xfff), 'nonsense'].map(async (id) => {
        const response = await revoke(id, true)
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(bodies.map(String)).size).toBe(1)
    expect(bodies[0]?.[0]).toBe(404)
    expect((await session(other.cookie)).state).toBe('fresh')
  })

  test('after 30 days without a proof a phone can neither list nor revoke phones', async () => {
    api.clock.advance(31 * dayMs)
    for (const response of [
      await api.as(phone.cookie).get(devicesPath),
      await revoke(tablet.deviceId, true),
    ]) {
      expect([response.status, errorBody.parse(await response.json()).error.code]).toEqual([
        401,
        'reauth_required',
      ])
    }
  })
})
