import {
  approveDeviceLinkPath,
  claimDeviceLinkPath,
  claimDeviceLinkReply,
  declineDeviceLinkPath,
  type DeviceLinkReply,
  revokeDevicePath,
} from '@second-wind/core/access/contract/devices'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { hourMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { listAudit, closeApi, cookieOf } from '../join/join-requests.ts'
import {
  requestDeviceLink,
  createLinkedPhone,
  type LinkedPhone,
  lookUpDeviceLink,
  createUnlinkedPhone,
} from './linked-devices.ts'

let api: RealApi
let phone: LinkedPhone
let tablet: ReturnType<typeof createUnlinkedPhone>
let link: DeviceLinkReply
beforeEach(async () => {
  api = await openRealApi()
  phone = await createLinkedPhone(api, 1)
  tablet = createUnlinkedPhone(api)
  link = await requestDeviceLink(api, tablet)
  await lookUpDeviceLink(api, phone.cookie, link)
  await approve()
  await claim()
})
afterEach(() => closeApi(api))

const approve = () => api.as(phone.cookie).post(approveDeviceLinkPath(link.id), {})
const claim = () => api.as(undefined).post(claimDeviceLinkPath, { id: link.id, secret: link.secret })
const claimed = async (response: Response) => claimDeviceLinkReply.parse(await response.json())

describe('a lost reply when linking a device', () => {
  test('a repeated claim gets the same reply and is audited, until the device is revoked', async () => {
    const again = await claim()
    expect(await claimed(again)).toEqual({ state: 'claimed', patientId: 1 })
    const session = await (await api.as(cookieOf(again)).get(sessionPath)).json()
    expect(sessionReply.parse(session).state).toBe('fresh')
    await api.as(phone.cookie).post(revokeDevicePath(tablet.device.id), { lost: false })
    expect((await claim()).status).toBe(404)
    expect((await listAudit(api)).map(({ action }) => action)).toEqual([
      'device.approve',
      'device.link',
      'device.repeat',
      'device.revoke',
    ])
  })

  test('a repeated claim gets the same reply for an hour, even if another person has requested a code since', async () => {
    api.clock.advance(hourMs)
    await requestDeviceLink(api)
    expect(await claimed(await claim())).toEqual({ state: 'claimed', patientId: 1 })
    api.clock.advance(1)
    const late = await claim()
    expect(await claimed(late)).toEqual({ state: 'expired' })
    expect(cookieOf(late)).toBe('')
  })

  test('a second approval has no effect and is not audited twice', async () => {
    expect((await approve()).status).toBe(204)
    expect((await listAudit(api)).filter(({ action }) => action === 'device.approve')).toHaveLength(1)
    expect((await api.as(phone.cookie).post(declineDeviceLinkPath(link.id), {})).status).toBe(409)
  })
})
