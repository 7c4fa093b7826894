import {
  approveDeviceLinkPath,
  claimDeviceLinkPath,
  claimDeviceLinkReply,
  declineDeviceLinkPath,
  type DeviceLinkReply,
  deviceLinksPath,
  devicesPath,
  devicesReply,
  deviceLinkLookupPath,
  deviceLinkLookupReply,
  revokeDevicePath,
} from '@second-wind/core/access/contract/devices'
import { ownRecoveryCodePath, reopenPath } from '@second-wind/core/access/contract/reauth'
import { sessionEndPath, sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { errorBody } from '@second-wind/core/platform/http/error'
import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import { erasePath, eraseWord } from '@second-wind/core/rights/erase'
import { pullPath, pullReply, pushPath } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { someMutations } from '../../../fixtures/a-mutation.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { aPush } from '../../../support/push.ts'
import { listAudit, closeApi, cookieOf } from '../join/join-requests.ts'
import {
  requestDeviceLink,
  createLinkedPhone,
  type LinkedPhone,
  createUnlinkedPhone,
  createDeviceProof,
} from './linked-devices.ts'
import { createPasskey } from './patient-passkeys.ts'

let api: RealApi
let phone: LinkedPhone
let tablet: ReturnType<typeof createUnlinkedPhone>
let link: DeviceLinkReply
beforeEach(async () => {
  api = await openRealApi()
  phone = await createLinkedPhone(api, 1)
  tablet = createUnlinkedPhone(api)
  link = await requestDeviceLink(api, tablet)
})
afterEach(() => closeApi(api))

const look = (code = link.code, cookie = phone.cookie) => api.as(cookie).post(deviceLinkLookupPath, { code })
const approve = (cookie = phone.cookie) => api.as(cookie).post(approveDeviceLinkPath(link.id), {})
const claim = (credentials: Pick<DeviceLinkReply, 'id' | 'secret'> = link) =>
  api.as(undefined).post(claimDeviceLinkPath, { id: credentials.id, secret: credentials.secret })
const claimed = async (response: Response) => claimDeviceLinkReply.parse(await response.json())
const sessionOf = async (cookie: string) =>
  sessionReply.parse(await (await api.as(cookie).get(sessionPath)).json())

async function refusal(response: Response): Promise<string> {
  return `${response.status} ${errorBody.parse(await response.json()).error.code}`
}

describe('linking a second device', () => {
  test('the second device shows a code, the first sees its name and the same two words, and approves', async () => {
    await api.as(phone.cookie).post(pushPath, aPush(someMutations(2), { deviceId: phone.deviceId }))
    expect(link.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(deviceLinkLookupReply.parse(await (await look()).json())).toEqual({
      id: link.id,
      label: 'Safari on iPad',
      words: link.words,
      expiresAt: '2026-11-20T18:05:00.000Z',
      replaces: null,
    })
    expect(await claimed(await claim())).toEqual({ state: 'waiting' })
    expect((await approve()).status).toBe(204)

    const response = await claim()
    expect(await claimed(response)).toEqual({ state: 'claimed', patientId: 1 })
    const pulled = pullReply.parse(await (await api.as(cookieOf(response)).get(pullPath)).json())
    expect(pulled.changes.filter(({ entity }) => entity === 'symptoms')).toHaveLength(2)
    const devices = devicesReply.parse(await (await api.as(phone.cookie).get(devicesPath)).json())
    expect(devices.map(({ label }) => label).toSorted()).toEqual(['Chrome on Android', 'Safari on iPad'])
    expect((await listAudit(api)).map(({ action }) => action)).toEqual(['device.approve', 'device.link'])
  })

  test('the new device has its own key from then on', async () => {
    await look()
    await approve()
    await claim()
    const proof = await createDeviceProof(api, { deviceId: tablet.device.id, key: tablet.key }, 'reopen')
    const response = await api.as(undefined).post(reopenPath, proof)
    expect(sessionReply.parse(await response.json())).toEqual({ state: 'fresh', patientId: 1 })
  })

  test('a linked device is as fresh as the freshest of the others, because linking proves no person', async () => {
    api.clock.advance(29 * dayMs)
    link = await requestDeviceLink(api, tablet)
    await look()
    await approve()
    const cookie = cookieOf(await claim())
    expect((await sessionOf(cookie)).state).toBe('fresh')
    api.clock.advance(2 * dayMs)
    expect((await sessionOf(cookie)).state).toBe('stale')
  })

  test('a fresh phone without a recent proof links a phone that cannot erase the record', async () => {
    api.clock.advance(dayMs)
    await createLinkedPhone(api, 1, 'Just proved')
    link = await requestDeviceLink(api, tablet)
    await look()
    await approve()
    const cookie = cookieOf(await claim())
    expect((await sessionOf(cookie)).state).toBe('fresh')
    for (const [path, body] of [
      [ownRecoveryCodePath, {}],
      [erasePath, { word: eraseWord }],
    ] as const) {
      expect(await refusal(await api.as(cookie).post(path, body))).toBe('401 reauth_required')
    }
  })
})

describe('conditions for linking', () => {
  test('without an approval the new device is not linked', async () => {
    expect(await claimed(await claim())).toEqual({ state: 'waiting' })
    await look()
    await api.as(phone.cookie).post(declineDeviceLinkPath(link.id), {})
    const response = await claim()
    expect(await claimed(response)).toEqual({ state: 'declined' })
    expect(cookieOf(response)).toBe('')
    expect(await refusal(await approve())).toBe('409 conflict')
  })

  test('a code is valid for five minutes, and only for the first patient who typed it', async () => {
    const other = await createLinkedPhone(api, 2)
    expect((await look()).status).toBe(200)
    expect(await refusal(await look(link.code, other.cookie))).toBe('404 not_found')
    expect(await refusal(await approve(other.cookie))).toBe('404 not_found')
    api.clock.advance(5 * minuteMs + 1)
    expect(await refusal(await look())).toBe('404 not_found')
    expect(await refusal(await approve())).toBe('404 not_found')
    expect(await claimed(await claim())).toEqual({ state: 'expired' })
  })

  test('a link cannot be approved before its code was typed and the words were shown', async () => {
    expect(await refusal(await approve())).toBe('404 not_found')
  })

  test('only the phone that requested the link can claim it', async () => {
    await look()
    await approve()
    const stranger = await requestDeviceLink(api)
    expect(await refusal(await claim({ id: link.id, secret: stranger.secret }))).toBe('404 not_found')
    expect((await claim()).status).toBe(200)
  })

  test('a patient with a passkey can approve another phone only within minutes of using it', async () => {
    await createPasskey(api, phone.cookie)
    api.clock.advance(5 * minuteMs + 1)
    link = await requestDeviceLink(api, createUnlinkedPhone(api))
    await look()
    expect(await refusal(await approve())).toBe('401 reauth_required')
    expect(await claimed(await claim())).toEqual({ state: 'waiting' })
    expect((await api.as(phone.cookie).post(declineDeviceLinkPath(link.id), {})).status).toBe(204)
  })
})

describe('revoking phones after an approval', () => {
  test('a link approved before all phones were signed out links no phone', async () => {
    await look()
    await approve()
    await api.as(phone.cookie).post(sessionEndPath, { deviceId: phone.deviceId, isLate: true })
    expect(await refusal(await claim())).toBe('404 not_found')
  })

  test('a link approved by a phone that is then reported lost links no phone', async () => {
    const other = await createLinkedPhone(api, 1, 'Still mine')
    await look()
    await approve()
    await api.as(other.cookie).post(revokeDevicePath(phone.deviceId), { lost: true })
    const response = await claim()
    expect(await claimed(response)).toEqual({ state: 'declined' })
    expect(cookieOf(response)).toBe('')
    const devices = devicesReply.parse(await (await api.as(other.cookie).get(devicesPath)).json())
    expect(devices.map(({ label }) => label)).toEqual(['Still mine'])
  })

  test('a sixth phone is refused while all five are in use, and none is signed out', async () => {
    for (let count = 2; count <= 5; count += 1) await createLinkedPhone(api, 1, `Phone ${count}`)
    api.clock.advance(29 * dayMs)
    link = await requestDeviceLink(api)
    expect(await refusal(await look())).toBe('409 too_many_devices')
    expect((await sessionOf(phone.cookie)).state).toBe('fresh')
  })

  test('a sixth phone replaces one that is no longer used, and the approving phone says so before', async () => {
    const unused = await createLinkedPhone(api, 1, 'In a drawer')
    api.clock.advance(29 * dayMs)
    expect((await sessionOf(phone.cookie)).state).toBe('fresh')
    for (let count = 3; count <= 4; count += 1) await createLinkedPhone(api, 1, `Phone ${count}`)
    const { cookie } = await createLinkedPhone(api, 1, 'Phone 5')
    api.clock.advance(dayMs + 1)
    link = await requestDeviceLink(api)
    expect(deviceLinkLookupReply.parse(await (await look(link.code, cookie)).json()).replaces).toEqual({
      id: unused.deviceId,
      label: 'In a drawer',
    })
    await approve(cookie)
    await claim()
    expect((await sessionOf(unused.cookie)).state).toBe('revoked')
    expect((await sessionOf(phone.cookie)).state).not.toBe('revoked')
  })
})

describe('refused requests and secrets', () => {
  test('a phone that has an account, or whose key is invalid, cannot request a link', async () => {
    const ask = (device: object) => api.as(undefined).post(deviceLinksPath, { device })
    expect(await refusal(await ask({ ...tablet.device, id: phone.deviceId }))).toBe('409 conflict')
    const flat = { ...tablet.device.key, x: 'A'.repeat(43) }
    expect(await refusal(await ask({ ...createUnlinkedPhone(api).device, key: flat }))).toBe('422 invalid')
  })

  test('a session can try ten codes in a quarter of an hour', async () => {
    const responses: string[] = []
    for (let time = 0; time < 11; time += 1) responses.push(await refusal(await look('0000000000')))
    expect(responses).toEqual([...Array<string>(10).fill('404 not_found'), '429 too_many_requests'])
  })

  test('the database contains neither the code nor the secret in plain text', async () => {
    const rows = JSON.stringify(await api.db.selectFrom('device_links').selectAll().execute())
    expect(rows).toContain(link.id)
    expect(rows).not.toContain(link.code)
    expect(rows).not.toContain(link.secret)
  })
})
