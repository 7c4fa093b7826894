import { createAccountPath, createAccountReply } from '@second-wind/core/access/contract/join'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { errorBody } from '@second-wind/core/platform/http/error'
import { patientId } from '@second-wind/core/platform/ids'
import { captureMoment, hourMs, dayMs } from '@second-wind/core/platform/moment'
import { pushPath, pushReply } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { aPush } from '../../../support/push.ts'
import {
  aDevice,
  approveJoin,
  requestJoin,
  claim,
  closeApi,
  cookieOf,
  createInvitation,
  joinPatient,
} from './join-requests.ts'

let api: RealApi
let clinicianCookie: string
beforeEach(async () => {
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
})
afterEach(() => closeApi(api))

async function approved() {
  const { token } = await createInvitation(api, clinicianCookie)
  const phone = aDevice(api)
  const join = await requestJoin(api, { token }, phone)
  await approveJoin(api, clinicianCookie, join.joinId)
  return { phone, join }
}

async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, errorBody.parse(await response.json()).error.code]
}

const session = async (cookie: string) =>
  sessionReply.parse(await (await api.as(cookie).get(sessionPath)).json())

describe('creating an account', () => {
  test('a usual day dated later than today is refused, and the error names the field', async () => {
    const { join } = await approved()
    const response = await api.as(undefined).post(createAccountPath, {
      ...aProfile(),
      usualDay: { breathlessness: 4, setOn: '2026-11-22' },
      join: { id: join.joinId, secret: join.secret },
    })
    expect(response.status).toBe(422)
    expect(errorBody.parse(await response.json()).error).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'usualDay.setOn' }],
    })
  })

  test('a usual day with red phlegm is refused, and the phone can claim again without it', async () => {
    const { join } = await approved()
    const response = await api.as(undefined).post(createAccountPath, {
      ...aProfile(),
      usualDay: { breathlessness: 4, sputumColor: 'red', setOn: '2026-11-01' },
      join: { id: join.joinId, secret: join.secret },
    })
    expect(response.status).toBe(422)
    expect(errorBody.parse(await response.json()).error).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'usualDay.sputumColor' }],
    })
    expect((await claim(api, join)).status).toBe(201)
  })

  test('an approved phone gets a patient number and a session, and the clinician sees the patient', async () => {
    const { join, phone } = await approved()
    const response = await claim(api, join)
    expect(response.status).toBe(201)
    const { user, recoveryCode } = createAccountReply.parse(await response.json())
    expect(user).toMatchObject({ ...aProfile(), id: 3, version: 1, createdAt: '2026-11-20T18:00:00.000Z' })
    expect(recoveryCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-sw_p=.*HttpOnly; Secure; SameSite=Strict/)
    expect(await session(cookieOf(response))).toEqual({ state: 'fresh', patientId: 3 })
    const roster = dashboardReply.parse(
      await (await api.as(clinicianCookie).get('/api/clinician-dashboard')).json(),
    )
    expect(roster.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 3])
    expect(
      await api.db.selectFrom('linked_devices').select(['device_id', 'patient_id', 'label']).execute(),
    ).toEqual([{ device_id: phone.id, patient_id: 3, label: 'Chrome on Android' }])
  })

  test("entries from before joining arrive, the phone's profile wins, and membership starts on joining", async () => {
    const { cookie, phone } = await joinPatient(api, clinicianCookie)
    const before = captureMoment(Date.parse('2026-10-03T07:30:00Z'), 60)
    const change = { age: 35, location: 'Hull' }
    const mutations = [
      aMutation({
        clientSeq: 1,
        kind: 'profile.create',
        entityId: '3',
        payload: aProfile(change),
        ...before,
      }),
      aMutation({ clientSeq: 2, ...before }),
    ]
    const body = aPush(mutations, { deviceId: phone.id, ownerId: patientId.parse(3) })
    const reply = pushReply.parse(await (await api.as(cookie).post(pushPath, body)).json())
    expect(reply.verdicts).toEqual([])
    expect(await (await api.as(cookie).get('/api/users')).json()).toMatchObject({
      ...change,
      createdAt: '2026-11-20T18:00:00.000Z',
    })
    const record = await (await api.as(clinicianCookie).get('/api/patient-records/3')).text()
    expect(record).toContain('2026-10-03')
  })

  test('50 claims at once create one patient', async () => {
    const { join } = await approved()
    const responses = await Promise.all(Array.from({ length: 50 }, () => claim(api, join)))
    expect(responses.filter((response) => response.status === 201)).toHaveLength(1)
    expect(responses.filter((response) => response.status === 200)).toHaveLength(49)
    for (const response of responses) {
      expect(createAccountReply.parse(await response.json()).user.id).toBe(3)
    }
    expect(await api.db.selectFrom('patients').select('id').execute()).toHaveLength(3)
    expect(await api.db.selectFrom('consents').select('patient_id').execute()).toEqual([{ patient_id: 3 }])
    expect(await api.db.selectFrom('linked_devices').select('patient_id').execute()).toEqual([
      { patient_id: 3 },
    ])
    expect(
      await api.db.selectFrom('recovery_codes').select('owner_id').where('used_at', 'is', null).execute(),
    ).toEqual([{ owner_id: 3 }])
  })
})

describe('repeating a claim after a lost reply', () => {
  test('a claim is answered again within the hour, with a session and a code that replace the first ones', async () => {
    const { cookie, join, recoveryCode } = await joinPatient(api, clinicianCookie)
    api.clock.advance(hourMs)
    const again = await claim(api, join)
    expect(again.status).toBe(200)
    const reply = createAccountReply.parse(await again.json())
    expect(reply.user.id).toBe(3)
    expect(reply.recoveryCode).not.toBe(recoveryCode)
    expect(await session(cookieOf(again))).toEqual({ state: 'fresh', patientId: 3 })
    expect((await session(cookie)).state).toBe('none')
  })

  test('a claim is not answered after the hour', async () => {
    const { join } = await joinPatient(api, clinicianCookie)
    api.clock.advance(hourMs + 1)
    expect(await refusal(await claim(api, join))).toEqual([404, 'invite_unknown'])
  })

  test('a repeated claim signs in no phone that was revoked in the meantime', async () => {
    const { cookie, join } = await joinPatient(api, clinicianCookie)
    await api.db.updateTable('linked_devices').set({ revoked_at: '2026-11-20T18:00:00.000Z' }).execute()
    expect(await refusal(await claim(api, join))).toEqual([409, 'conflict'])
    expect((await session(cookie)).state).toBe('revoked')
  })
})

describe('expired and invalid approvals', () => {
  test('an approval that is not claimed within a day expires', async () => {
    const { join } = await approved()
    api.clock.advance(dayMs + 1)
    expect(await refusal(await claim(api, join))).toEqual([404, 'invite_unknown'])
  })

  test("an approval cannot be claimed after the clinician's account was closed", async () => {
    const { join } = await approved()
    await api.db.updateTable('clinician_accounts').set({ disabled_at: '2026-11-20T18:00:00.000Z' }).execute()
    expect(await refusal(await claim(api, join))).toEqual([404, 'invite_unknown'])
    expect(await api.db.selectFrom('patients').select('id').execute()).toHaveLength(2)
  })

  test('an invented secret is refused', async () => {
    const { join } = await approved()
    expect(await refusal(await claim(api, { ...join, secret: 'made up' }))).toEqual([404, 'invite_unknown'])
  })
})

describe('refused accounts', () => {
  test('a phone that has an account cannot create a second one', async () => {
    const { phone } = await joinPatient(api, clinicianCookie)
    const { token } = await createInvitation(api, clinicianCookie)
    const again = await requestJoin(api, { token }, phone)
    await approveJoin(api, clinicianCookie, again.joinId)
    expect(await refusal(await claim(api, again))).toEqual([409, 'conflict'])
    expect(await api.db.selectFrom('patients').select('id').execute()).toHaveLength(3)
  })

  test("an erased patient's number is never given to another patient", async () => {
    await api.db
      .insertInto('erased_patients')
      .values({ patient_id: patientId.parse(7), erased_at: '2026-11-19T09:00:00.000Z' })
      .execute()
    expect((await joinPatient(api, clinicianCookie)).user.id).toBe(8)
  })

  test('without an approved join no account can be created', async () => {
    const anyone = api.as(undefined)
    expect((await anyone.post(createAccountPath, aProfile())).status).toBe(422)
    expect((await anyone.post(createAccountPath, { ...aProfile(), id: 1 })).status).toBe(422)
    expect((await api.as(clinicianCookie).post(createAccountPath, aProfile())).status).toBe(422)
  })
})
