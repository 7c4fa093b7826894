import {
  allowHeldDevicePath,
  heldDevicesPath,
  heldDevicesReply,
  refuseHeldDevicePath,
} from '@second-wind/core/access/contract/held-devices'
import { declineJoinPath } from '@second-wind/core/access/contract/invitations'
import type { JoinReply } from '@second-wind/core/access/contract/join'
import { deviceLimits } from '@second-wind/core/access/device-limits'
import { ownViewsPath, recordViewsReply } from '@second-wind/core/care/contract/patient-record'
import { dayMs, minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import {
  claimNewDevice,
  createApprovedNewDevice,
  getSession,
  readRefusal,
  reportLost,
} from '../accounts/new-device-requests.ts'
import { createPasskey } from '../accounts/patient-passkeys.ts'
import {
  closeApi,
  type JoinedPatient,
  joinPatient,
  listAudit,
  listInvitations,
  readJoinState,
} from './join-requests.ts'

let api: RealApi
let desk: string
let gwen: JoinedPatient
beforeEach(async () => {
  api = await openRealApi()
  desk = (await api.signInClinician(1)).cookie
  gwen = await joinPatient(api, desk)
})
afterEach(() => closeApi(api))

const { holdMs, inUseMs } = deviceLimits

const stateOf = (join: JoinReply) => readJoinState(api, join)
const heldOn = async (cookie: string) =>
  heldDevicesReply.parse(await (await api.as(cookie).get(heldDevicesPath)).json())
const actions = async (...names: string[]) =>
  (await listAudit(api))
    .filter(({ action }) => names.includes(action))
    .map(({ who, action, outcome }) => `${who} ${action} ${outcome}`)
const newDevice = () => createApprovedNewDevice(api, desk, gwen.user.id)

describe('a new phone of a patient whose other phone is in use', () => {
  test('opens nothing when the clinician who invited it approves it, and opens the record after 48 hours', async () => {
    const { join } = await newDevice()
    expect(await readRefusal(await claimNewDevice(api, join))).toEqual([409, 'not_approved'])
    const heldUntil = new Date(api.clock.now() + holdMs).toISOString()
    expect(await stateOf(join)).toMatchObject({ state: 'held', heldUntil })
    expect((await listInvitations(api, desk))[0]?.join).toMatchObject({ state: 'held', heldUntil })
    api.clock.advance(holdMs - 1)
    expect(await readRefusal(await claimNewDevice(api, join))).toEqual([409, 'not_approved'])
    api.clock.advance(1)
    expect(await stateOf(join)).not.toHaveProperty('heldUntil')
    expect((await claimNewDevice(api, join)).status).toBe(201)
  })

  test('leaves recovery code and passkeys of the patient valid while it waits', async () => {
    await createPasskey(api, gwen.cookie)
    await newDevice()
    const codes = await api.db
      .selectFrom('recovery_codes')
      .select('used_at')
      .where('owner_id', '=', gwen.user.id)
      .execute()
    expect(codes).toEqual([{ used_at: null }])
    expect(await api.db.selectFrom('passkeys').select('removed_at').execute()).toEqual([{ removed_at: null }])
  })

  test('is still on hold when the clinic reports the other phone lost, which may be a pretext', async () => {
    await reportLost(api, desk, gwen.user.id, gwen.phone.id)
    const { join } = await newDevice()
    expect((await stateOf(join)).state).toBe('held')
  })

  test('can be claimed for 3 days after the hold, and then no more', async () => {
    const { join } = await newDevice()
    api.clock.advance(holdMs + 3 * dayMs)
    expect((await stateOf(join)).state).toBe('approved')
    api.clock.advance(1)
    expect(await readRefusal(await claimNewDevice(api, join))).toEqual([404, 'invite_unknown'])
  })

  test('is declined by the inviting clinician also while it is on hold', async () => {
    const { join } = await newDevice()
    expect((await api.as(desk).post(declineJoinPath(join.joinId), {})).status).toBe(200)
    api.clock.advance(holdMs)
    expect(await readRefusal(await claimNewDevice(api, join))).toEqual([409, 'not_approved'])
  })

  test('names the hold in the audit log and to the patient', async () => {
    const { join } = await newDevice()
    expect(await listAudit(api)).toContainEqual({
      who: 'clinician 1',
      action: 'phone.hold',
      patientId: gwen.user.id,
      object: `join ${join.joinId} until ${new Date(api.clock.now() + holdMs).toISOString()}`,
      outcome: 'done',
    })
    const views = recordViewsReply.parse(await (await api.as(gwen.cookie).get(ownViewsPath)).json())
    expect(views.map(({ action }) => action)).toContain('phone.hold')
  })
})

describe('a new phone of a patient whose other phones are silent', () => {
  test('is not on hold when the server has heard from none for 30 days', async () => {
    api.clock.advance(inUseMs + 1)
    desk = (await api.signInClinician(1)).cookie
    const { join } = await newDevice()
    expect((await claimNewDevice(api, join)).status).toBe(201)
  })

  test('is on hold when the server has heard from one 30 days ago', async () => {
    api.clock.advance(inUseMs)
    desk = (await api.signInClinician(1)).cookie
    expect((await stateOf((await newDevice()).join)).state).toBe('held')
  })
})

describe('the phone in use', () => {
  test('shows the new phone with its two words, who approved it and until when it waits', async () => {
    const { join } = await newDevice()
    expect(await heldOn(gwen.cookie)).toEqual([
      {
        id: join.joinId,
        label: 'Chrome on Android',
        words: join.words,
        clinician: expect.objectContaining({ id: 1, name: 'Helen Marsh' }),
        approvedAt: new Date(api.clock.now()).toISOString(),
        heldUntil: new Date(api.clock.now() + holdMs).toISOString(),
      },
    ])
    api.clock.advance(holdMs)
    expect(await heldOn(gwen.cookie)).toEqual([])
  })

  test('refuses the new phone, which never opens the record', async () => {
    const { join } = await newDevice()
    const refused = await api.as(gwen.cookie).post(refuseHeldDevicePath(join.joinId), {})
    expect(refused.status).toBe(204)
    expect((await api.as(gwen.cookie).post(refuseHeldDevicePath(join.joinId), {})).status).toBe(204)
    expect((await stateOf(join)).state).toBe('declined')
    expect(await readRefusal(await api.as(gwen.cookie).post(allowHeldDevicePath(join.joinId), {}))).toEqual([
      404,
      'not_found',
    ])
    api.clock.advance(holdMs)
    expect(await readRefusal(await claimNewDevice(api, join))).toEqual([409, 'not_approved'])
    expect(await heldOn(gwen.cookie)).toEqual([])
    expect(await actions('phone.refuse')).toEqual([`patient ${gwen.user.id} phone.refuse done`])
  })

  test('refuses also with an old sign-in, but cannot allow with it', async () => {
    api.clock.advance(29 * dayMs)
    await getSession(api, gwen.cookie)
    api.clock.advance(2 * dayMs)
    desk = (await api.signInClinician(1)).cookie
    const { join } = await newDevice()
    expect((await getSession(api, gwen.cookie)).state).toBe('stale')
    const allowed = await api.as(gwen.cookie).post(allowHeldDevicePath(join.joinId), {})
    expect(await readRefusal(allowed)).toEqual([401, 'reauth_required'])
    expect(await heldOn(gwen.cookie)).toHaveLength(1)
    expect((await api.as(gwen.cookie).post(refuseHeldDevicePath(join.joinId), {})).status).toBe(204)
  })

  test('allows the new phone at once', async () => {
    const { join } = await newDevice()
    expect((await api.as(gwen.cookie).post(allowHeldDevicePath(join.joinId), {})).status).toBe(204)
    expect((await claimNewDevice(api, join)).status).toBe(201)
    expect((await api.as(gwen.cookie).post(allowHeldDevicePath(join.joinId), {})).status).toBe(204)
    expect(await readRefusal(await api.as(gwen.cookie).post(refuseHeldDevicePath(join.joinId), {}))).toEqual([
      404,
      'not_found',
    ])
    expect(await actions('phone.allow')).toEqual([`patient ${gwen.user.id} phone.allow done`])
  })

  test('needs the passkey of a patient who has one to allow it', async () => {
    await createPasskey(api, gwen.cookie)
    api.clock.advance(6 * minuteMs)
    desk = (await api.signInClinician(1)).cookie
    const { join } = await newDevice()
    const allowed = await api.as(gwen.cookie).post(allowHeldDevicePath(join.joinId), {})
    expect(await readRefusal(allowed)).toEqual([401, 'reauth_required'])
  })

  test('finds nothing of another patient', async () => {
    const { join } = await newDevice()
    const other = await joinPatient(api, desk)
    expect(await heldOn(other.cookie)).toEqual([])
    for (const path of [refuseHeldDevicePath(join.joinId), allowHeldDevicePath(join.joinId)])
      expect(await readRefusal(await api.as(other.cookie).post(path, {}))).toEqual([404, 'not_found'])
    expect((await stateOf(join)).state).toBe('held')
  })
})
