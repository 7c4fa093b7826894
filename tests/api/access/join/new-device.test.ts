import { linkNewDevicePath, linkNewDeviceReply } from '@second-wind/core/access/contract/join'
import { sharesPath } from '@second-wind/core/access/contract/shares'
import { dayMs, hourMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aProfile } from '../../../fixtures/personas.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import {
  createApprovedNewDevice,
  createReleasedNewDevice,
  claimNewDevice,
  createNewDeviceInvitation,
  readRefusal,
  releaseNewDevice,
  reportLost,
  getSession,
} from '../accounts/new-device-requests.ts'
import {
  approveJoin,
  requestJoin,
  listAudit,
  claim,
  closeApi,
  cookieOf,
  createInvitation,
  listInvitations,
  type JoinedPatient,
  joinPatient,
  lookUpInvitation,
} from './join-requests.ts'

let api: RealApi
let clinicianCookie: string
let gwen: JoinedPatient
beforeEach(async () => {
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
  gwen = await joinPatient(api, clinicianCookie)
})
afterEach(() => closeApi(api))

const rows = async (table: 'patients' | 'consents' | 'care_links') =>
  (await api.db.selectFrom(table).selectAll().execute()).length

describe('linking a new phone to a record', () => {
  describe('a patient who lost their only phone', () => {
    test('opens the same record on a new phone, under the same share, with a new recovery code', async () => {
      const before = [await rows('patients'), await rows('consents'), await rows('care_links')]
      await reportLost(api, clinicianCookie, gwen.user.id, gwen.phone.id)
      const { join } = await createReleasedNewDevice(api, clinicianCookie, gwen.user.id)
      const response = await claimNewDevice(api, join)
      expect(response.status).toBe(201)
      const { patientId, recoveryCode, replaces } = linkNewDeviceReply.parse(await response.json())
      expect(patientId).toBe(gwen.user.id)
      expect(replaces).toBeNull()
      expect(recoveryCode).not.toBe(gwen.recoveryCode)
      const cookie = cookieOf(response)
      expect(await getSession(api, cookie)).toEqual({ state: 'fresh', patientId })
      expect(await (await api.as(cookie).get('/api/users')).json()).toMatchObject({ name: aProfile().name })
      expect(await getSession(api, gwen.cookie)).toEqual({ state: 'revoked', wipe: true })
      expect([await rows('patients'), await rows('consents'), await rows('care_links')]).toEqual(before)
    })

    test('can no longer sign in with the earlier recovery codes and passkeys', async () => {
      const owner = { owner_kind: 'patient', owner_id: gwen.user.id } as const
      const at = '2026-11-20T18:00:00.000Z'
      const passkey = {
        credential_id: 'old',
        public_key: '',
        counter: 0,
        transports: null,
        label: 'Old phone',
      }
      await api.db
        .insertInto('passkeys')
        .values({ ...passkey, ...owner, created_at: at, last_used_at: null, removed_at: null })
        .execute()
      const { join } = await createReleasedNewDevice(api, clinicianCookie, gwen.user.id)
      await claimNewDevice(api, join)
      const codes = await api.db
        .selectFrom('recovery_codes')
        .select('used_at')
        .where('owner_id', '=', gwen.user.id)
        .orderBy('created_at')
        .execute()
      expect(codes.filter(({ used_at }) => used_at === null)).toHaveLength(1)
      expect(codes).toHaveLength(2)
      expect(await api.db.selectFrom('passkeys').select('removed_at').execute()).toEqual([{ removed_at: at }])
      const who = `patient ${gwen.user.id}`
      const removal = {
        who,
        action: 'passkey.remove',
        patientId: gwen.user.id,
        object: null,
        outcome: 'done',
      }
      expect((await listAudit(api)).filter(({ action }) => action === 'passkey.remove')).toEqual([removal])
    })

    test('sees that the invitation is for a new phone and that consent exists, but no name', async () => {
      const { token } = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)
      expect(await lookUpInvitation(api, { token })).toMatchObject({ isNewPhone: true, isAgreed: true })
      expect(JSON.stringify(await lookUpInvitation(api, { token }))).not.toContain(gwen.user.name)
      expect(
        await lookUpInvitation(api, { token: (await createInvitation(api, clinicianCookie)).token }),
      ).toMatchObject({
        isNewPhone: false,
        isAgreed: false,
      })
    })

    test('consents again if the text has changed, and that consent is stored', async () => {
      await api.db
        .updateTable('consents')
        .set({ text_version: 'older', text_sha256: '0'.repeat(64) })
        .execute()
      const { token } = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)
      expect(await lookUpInvitation(api, { token })).toMatchObject({ isNewPhone: true, isAgreed: false })
      const join = await requestJoin(api, { token })
      await approveJoin(api, clinicianCookie, join.joinId)
      await releaseNewDevice(api, join)
      const cookie = cookieOf(await claimNewDevice(api, join))
      const [share, ...others] = await (await api.as(cookie).get(sharesPath)).json()
      expect(share.consent.isOutdated).toBe(false)
      expect(others).toEqual([])
    })
  })

  test('a sixth phone is refused while all five are in use', async () => {
    for (let count = 0; count < 4; count += 1)
      await claimNewDevice(api, (await createReleasedNewDevice(api, clinicianCookie, gwen.user.id)).join)
    const { join } = await createReleasedNewDevice(api, clinicianCookie, gwen.user.id)
    expect(await readRefusal(await claimNewDevice(api, join))).toEqual([409, 'too_many_devices'])
    expect((await getSession(api, gwen.cookie)).state).toBe('fresh')
  })

  test('a sixth phone signs out one that is no longer used, and the audit log names it', async () => {
    api.clock.advance(30 * dayMs + 1)
    clinicianCookie = (await api.signInClinician(1)).cookie
    await claimNewDevice(api, (await createApprovedNewDevice(api, clinicianCookie, gwen.user.id)).join)
    for (let count = 0; count < 3; count += 1)
      await claimNewDevice(api, (await createReleasedNewDevice(api, clinicianCookie, gwen.user.id)).join)
    const { join } = await createReleasedNewDevice(api, clinicianCookie, gwen.user.id)
    const { replaces } = linkNewDeviceReply.parse(await (await claimNewDevice(api, join)).json())
    expect(replaces).toBe('Chrome on Android')
    expect((await getSession(api, gwen.cookie)).state).toBe('revoked')
    const out = (await listAudit(api)).filter(({ action }) => action === 'device.revoke')
    expect(out.map(({ who, object }) => [who, object])).toEqual([
      [`patient ${gwen.user.id}`, `phone ${gwen.phone.id}`],
    ])
  })

  test('the clinician sees whose record a waiting new phone opens, and the audit log names it too', async () => {
    const { token } = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)
    const join = await requestJoin(api, { token })
    const [newest] = await listInvitations(api, clinicianCookie)
    expect(newest).toMatchObject({ patientId: gwen.user.id, join: { id: join.joinId, state: 'waiting' } })
    await approveJoin(api, clinicianCookie, join.joinId)
    await releaseNewDevice(api, join)
    await claimNewDevice(api, join)
    const told = (await listAudit(api)).filter(({ patientId }) => patientId === gwen.user.id)
    expect(told.slice(-6).map(({ who, action }) => `${who} ${action}`)).toEqual([
      'clinician 1 phone.invite',
      'nobody 0 join.ask',
      'clinician 1 join.approve',
      'clinician 1 phone.hold',
      'clinician 2 phone.release',
      `patient ${gwen.user.id} device.link`,
    ])
  })
})

describe('repeated claims', () => {
  test('50 claims at once link one phone once', async () => {
    const { join, phone } = await createReleasedNewDevice(api, clinicianCookie, gwen.user.id)
    const responses = await Promise.all(Array.from({ length: 50 }, () => claimNewDevice(api, join)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(49)
    const devices = await api.db.selectFrom('linked_devices').select('device_id').execute()
    expect(devices.map(({ device_id }) => device_id).toSorted()).toEqual([gwen.phone.id, phone.id].toSorted())
  })

  test('a claim with a lost reply is answered again within the hour, and not after it', async () => {
    const { join } = await createReleasedNewDevice(api, clinicianCookie, gwen.user.id)
    const first = cookieOf(await claimNewDevice(api, join))
    api.clock.advance(hourMs)
    const again = await claimNewDevice(api, join)
    expect(again.status).toBe(200)
    expect((await getSession(api, cookieOf(again))).state).toBe('fresh')
    expect((await getSession(api, first)).state).toBe('none')
    api.clock.advance(hourMs + 1)
    expect(await readRefusal(await claimNewDevice(api, join))).toEqual([404, 'invite_unknown'])
  })
})

describe('what an invitation allows', () => {
  test('an invitation to a record creates no account or share, and an invitation to join opens no record', async () => {
    const newDevice = await createReleasedNewDevice(api, clinicianCookie, gwen.user.id)
    expect(await readRefusal(await claim(api, newDevice.join))).toEqual([409, 'conflict'])
    const { token } = await createInvitation(api, clinicianCookie)
    const ordinary = await requestJoin(api, { token })
    await approveJoin(api, clinicianCookie, ordinary.joinId)
    expect(await readRefusal(await claimNewDevice(api, ordinary))).toEqual([409, 'conflict'])
    const other = await joinPatient(api, clinicianCookie)
    const { joinId: id, secret } = newDevice.join
    const shared = await api.as(other.cookie).post(sharesPath, { join: { id, secret } })
    expect(await readRefusal(shared)).toEqual([403, 'forbidden'])
    expect(await rows('patients')).toBe(4)
  })

  test('only the inviting clinician can approve, and nothing opens before', async () => {
    const { token } = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)
    const join = await requestJoin(api, { token })
    expect(await readRefusal(await claimNewDevice(api, join))).toEqual([409, 'not_approved'])
    const stranger = (await api.signInClinician(2)).cookie
    expect(await readRefusal(await approveJoin(api, stranger, join.joinId))).toEqual([404, 'not_found'])
    expect(await readRefusal(await claimNewDevice(api, { ...join, secret: 'made up' }))).toEqual([
      404,
      'invite_unknown',
    ])
  })

  test('without an approved join no phone is linked', async () => {
    expect((await api.as(undefined).post(linkNewDevicePath, {})).status).toBe(422)
  })
})
