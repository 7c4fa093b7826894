import {
  approveDeviceLinkPath,
  claimDeviceLinkPath,
  claimDeviceLinkReply,
  declineDeviceLinkPath,
  type DeviceLinkReply,
  revokeDevicePath,
} from '@second-wind/core/access/contract/devices'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type OpenRealApi, openRealApi } from '../../../support/open-real-api.ts'
import { auditOf, closed, cookieOf } from '../joining/joining-requests.ts'
import { askForLink, keyedPhone, type KeyedPhone, linkLookedAt, newPhone } from './linked-devices.ts'

const hourMs = 60 * 60_000

let api: OpenRealApi
let phone: KeyedPhone
let tablet: ReturnType<typeof newPhone>
let link: DeviceLinkReply
beforeEach(async () => {
  api = await openRealApi()
  phone = await keyedPhone(api, 1)
  tablet = newPhone(api)
  link = await askForLink(api, tablet)
  await linkLookedAt(api, phone.cookie, link)
  await approve()
  await claim()
})
afterEach(() => closed(api))

const approve = () => api.as(phone.cookie).post(approveDeviceLinkPath(link.id), {})
const claim = () => api.as(undefined).post(claimDeviceLinkPath, { id: link.id, secret: link.secret })
const claimed = async (answer: Response) => claimDeviceLinkReply.parse(await answer.json())

describe('an answer that was lost', () => {
  test('comes again, and is written down; after the device was revoked it does not', async () => {
    const again = await claim()
    expect(await claimed(again)).toEqual({ state: 'claimed', patientId: 1 })
    const session = await (await api.as(cookieOf(again)).get(sessionPath)).json()
    expect(sessionReply.parse(session).state).toBe('fresh')
    await api.as(phone.cookie).post(revokeDevicePath(tablet.device.id), { lost: false })
    expect((await claim()).status).toBe(404)
    expect((await auditOf(api)).map(({ action }) => action)).toEqual([
      'device.approve',
      'device.link',
      'device.repeat',
      'device.revoke',
    ])
  })

  test('comes again for an hour, also when somebody else has asked for a code since', async () => {
    api.clock.advance(hourMs)
    await askForLink(api)
    expect(await claimed(await claim())).toEqual({ state: 'claimed', patientId: 1 })
    api.clock.advance(1)
    const late = await claim()
    expect(await claimed(late)).toEqual({ state: 'expired' })
    expect(cookieOf(late)).toBe('')
  })

  test('of the approval: the same again is done already, although the new device has come meanwhile', async () => {
    expect((await approve()).status).toBe(204)
    expect((await auditOf(api)).filter(({ action }) => action === 'device.approve')).toHaveLength(1)
    expect((await api.as(phone.cookie).post(declineDeviceLinkPath(link.id), {})).status).toBe(409)
  })
})
