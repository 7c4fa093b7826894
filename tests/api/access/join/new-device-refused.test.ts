import { withdrawShare } from '@second-wind/api/access/shares/withdraw-share'
import { erasePatient } from '@second-wind/api/rights/erase-patient'
import { approveJoinPath } from '@second-wind/core/access/contract/invitations'
import { joinPath, joinStatePath, type JoinReply } from '@second-wind/core/access/contract/join'
import { sharesPath, withdrawSharePath } from '@second-wind/core/access/contract/shares'
import { clinicianId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import { erasePath, eraseWord } from '@second-wind/core/rights/erase'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import {
  createApprovedNewDevice,
  claimNewDevice,
  createNewDeviceInvitation,
  readRefusal,
  reportLost,
} from '../accounts/new-device-requests.ts'
import {
  buildJoinBody,
  approveJoin,
  requestJoin,
  aDevice,
  closeApi,
  createInvitation,
  listInvitations,
  type JoinedPatient,
  joinPatient,
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

const operator = { kind: 'operator', id: 0 } as const
const eraseGwen = () =>
  api.db
    .transaction()
    .execute((trx) => erasePatient(trx, { patientId: gwen.user.id, nowMs: api.clock.now(), by: operator }))

async function shareAgain(): Promise<void> {
  const { token } = await createInvitation(api, clinicianCookie)
  const { joinId: id, secret } = await requestJoin(api, { token }, gwen.phone)
  await approveJoin(api, clinicianCookie, id)
  expect((await api.as(gwen.cookie).post(sharesPath, { join: { id, secret } })).status).toBe(201)
}

describe('an invitation to a record that becomes invalid', () => {
  const endings = {
    'when the patient withdraws the share': () =>
      api
        .as(gwen.cookie)
        .post(withdrawSharePath(1), {})
        .then(() => undefined),
    'when the operator ends the share': () =>
      api.db.transaction().execute((trx) =>
        withdrawShare(trx, {
          patientId: gwen.user.id,
          clinicianId: clinicianId.parse(1),
          by: operator,
          now: '2026-11-20T18:00:00.000Z',
        }),
      ),
    'when the patient is erased': () => eraseGwen(),
    'when the clinician’s account is closed': () =>
      api.db
        .updateTable('clinician_accounts')
        .set({ disabled_at: '2026-11-20T18:00:00.000Z' })
        .execute()
        .then(() => undefined),
  }

  test.each(Object.entries(endings))('can no longer be used %s before it is opened', async (_, end) => {
    const { token } = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)
    const body = await buildJoinBody(api, { token }, aDevice(api))
    await end()
    expect(await readRefusal(await api.as(undefined).post(joinPath, body))).toEqual([404, 'invite_unknown'])
  })

  test.each(Object.entries(endings))(
    'can no longer be used %s, even if the new phone is already approved',
    async (_, end) => {
      const { join } = await createApprovedNewDevice(api, clinicianCookie, gwen.user.id)
      await end()
      expect(await readRefusal(await claimNewDevice(api, join))).toEqual([404, 'invite_unknown'])
      const response = await api
        .as(undefined)
        .post(joinStatePath, { joinId: join.joinId, secret: join.secret })
      expect(await readRefusal(response)).toEqual([404, 'invite_unknown'])
      const phones = await api.db.selectFrom('linked_devices').select('device_id').execute()
      expect(phones.filter(({ device_id }) => device_id !== gwen.phone.id)).toEqual([])
    },
  )

  test('stays invalid even if the patient shares with the same clinician again', async () => {
    const open = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id, 'letter')
    const body = await buildJoinBody(api, { token: open.token }, aDevice(api))
    const { join } = await createApprovedNewDevice(api, clinicianCookie, gwen.user.id)
    await endings['when the patient withdraws the share']()

    await shareAgain()
    expect(await readRefusal(await api.as(undefined).post(joinPath, body))).toEqual([404, 'invite_unknown'])
    expect(await readRefusal(await claimNewDevice(api, join))).toEqual([404, 'invite_unknown'])
    expect((await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)).state).toBe('open')
  })

  test.each(['waiting', 'approved'] as const)(
    'stays invalid even for a join that a restored backup contains as %s',
    async (state) => {
      const { join } = await createApprovedNewDevice(api, clinicianCookie, gwen.user.id)
      await endings['when the patient withdraws the share']()
      await shareAgain()
      await api.db.updateTable('joins').set({ state }).where('id', '=', join.joinId).execute()
      expect(await readRefusal(await approveJoin(api, clinicianCookie, join.joinId))).toEqual([
        404,
        'not_found',
      ])
      expect(await readRefusal(await claimNewDevice(api, join))).toEqual([404, 'invite_unknown'])
    },
  )

  test('can no longer be read or approved by the clinician', async () => {
    const { token } = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)
    const { joinId } = await requestJoin(api, { token })
    await endings['when the patient withdraws the share']()
    expect(
      (await listInvitations(api, clinicianCookie)).filter(({ patientId }) => patientId !== null),
    ).toEqual([])
    expect((await api.as(clinicianCookie).post(approveJoinPath(joinId), {})).status).toBe(404)
  })

  test('is one that has expired or was used', async () => {
    const { token } = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)
    const [late, early] = [
      await buildJoinBody(api, { token }, aDevice(api)),
      await buildJoinBody(api, { token }, aDevice(api)),
    ]
    expect((await api.as(undefined).post(joinPath, early)).status).toBe(201)
    expect(await readRefusal(await api.as(undefined).post(joinPath, late))).toEqual([404, 'invite_unknown'])
    const other = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)
    const tooLate = await buildJoinBody(api, { token: other.token }, aDevice(api))
    api.clock.advance(15 * minuteMs + 1)
    expect(await readRefusal(await api.as(undefined).post(joinPath, tooLate))).toEqual([
      404,
      'invite_unknown',
    ])
  })
})

describe('a phone that belonged to another patient', () => {
  const asking = async (token: string, phone: JoinedPatient['phone']): Promise<Response> =>
    api.as(undefined).post(joinPath, await buildJoinBody(api, { token }, phone))

  test('is not linked to a record or to join under the same id after it was signed out or lost', async () => {
    await reportLost(api, clinicianCookie, gwen.user.id, gwen.phone.id)
    for (const { token } of [
      await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id),
      await createInvitation(api, clinicianCookie),
    ]) {
      expect(await readRefusal(await asking(token, gwen.phone))).toEqual([409, 'conflict'])
      // The invitation is not used up by that: the same phone comes back wiped, under another id and key.
      expect((await asking(token, aDevice(api))).status).toBe(201)
    }
  })

  test('is not linked to a second record while it belongs to one', async () => {
    const { token } = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)
    expect(await readRefusal(await asking(token, gwen.phone))).toEqual([409, 'conflict'])
  })

  test('is not linked under the same id after its account was erased', async () => {
    const erased = await api.as(gwen.cookie).post(erasePath, { word: eraseWord })
    expect(erased.ok).toBe(true)
    const { token } = await createInvitation(api, clinicianCookie)
    expect(await readRefusal(await asking(token, gwen.phone))).toEqual([409, 'conflict'])
  })
})

describe('erasing a patient', () => {
  test('removes the name from a new phone that waits for approval', async () => {
    const { token } = await createNewDeviceInvitation(api, clinicianCookie, gwen.user.id)
    const { joinId }: JoinReply = await requestJoin(api, { token })
    await eraseGwen()
    const join = await api.db
      .selectFrom('joins')
      .select(['name', 'device_id', 'state'])
      .where('id', '=', joinId)
      .executeTakeFirstOrThrow()
    expect(join).toEqual({ name: '', device_id: '', state: 'declined' })
  })
})
