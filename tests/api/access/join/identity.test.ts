import {
  cancelInvitationPath,
  createdInvitation,
  type Handover,
  invitationsPath,
} from '@second-wind/core/access/contract/invitations'
import { createAccountReply } from '@second-wind/core/access/contract/join'
import { newDeviceInvitationPath } from '@second-wind/core/access/contract/patient-devices'
import { sharesPath } from '@second-wind/core/access/contract/shares'
import { patientIdentityPath, patientRecord } from '@second-wind/core/care/contract/patient-record'
import { errorBody } from '@second-wind/core/platform/http/error'
import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import type { Identity } from '@second-wind/core/records/identity'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { approveJoin, claim, closeApi, joinPatient, listInvitations, requestJoin } from './join-requests.ts'

let api: RealApi
let clinicianCookie: string
beforeEach(async () => {
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
})
afterEach(() => closeApi(api))

const identity = { dateOfBirth: '1955-11-23', nhsNumber: '9434765919' }

const invite = (given: Identity, handover: Handover = 'letter') =>
  api.as(clinicianCookie).post(invitationsPath, { handover, identity: given, noNumber: 'not-known-yet' })

const record = async (id: number) =>
  patientRecord.parse(await (await api.as(clinicianCookie).get(`/api/patient-records/${id}`)).json())

const stored = () => api.db.selectFrom('invites').select(['date_of_birth', 'nhs_number']).execute()
const nothingStored = [{ date_of_birth: null, nhs_number: null }]

describe('the identity in an invitation', () => {
  test('is on the record of the patient who joins', async () => {
    const made = createdInvitation.parse(await (await invite(identity)).json())
    expect(made.identity).toEqual(identity)
    const join = await requestJoin(api, { token: made.token })
    expect((await listInvitations(api, clinicianCookie))[0]).toMatchObject({
      identity,
      join: { state: 'waiting' },
    })
    await approveJoin(api, clinicianCookie, join.joinId)
    const { user } = createAccountReply.parse(await (await claim(api, join)).json())
    expect(user).toMatchObject(identity)
    const identityCheck = { who: 'Dr. Helen Marsh', at: new Date(api.clock.now()).toISOString() }
    expect(await record(user.id)).toMatchObject({ profile: identity, summary: identity, identityCheck })
  })
})

describe('the NHS number in an invitation', () => {
  test('is erased once the join is complete', async () => {
    const made = createdInvitation.parse(await (await invite(identity)).json())
    const join = await requestJoin(api, { token: made.token })
    await approveJoin(api, clinicianCookie, join.joinId)
    await claim(api, join)
    expect(await stored()).toEqual(nothingStored)
  })

  test('is erased once the invitation is cancelled', async () => {
    const { id } = createdInvitation.parse(await (await invite(identity)).json())
    await api.as(clinicianCookie).post(cancelInvitationPath(id), {})
    expect(await stored()).toEqual(nothingStored)
  })

  test('is erased two days after the invitation expired', async () => {
    await invite(identity, 'in_person')
    api.clock.advance(2 * dayMs + 16 * minuteMs)
    clinicianCookie = (await api.signInClinician(1)).cookie
    await invite({ dateOfBirth: '1991-05-03' }, 'in_person')
    expect(await stored()).toEqual([...nothingStored, { date_of_birth: '1991-05-03', nhs_number: null }])
  })
})

describe('an invitation', () => {
  test.each([
    ['a wrong check digit', { dateOfBirth: '1955-11-23', nhsNumber: '9434765918' }],
    ['a date of birth in the future', { dateOfBirth: '2999-01-01' }],
  ])('with %s is refused', async (_, given) => {
    expect((await invite(given)).status).toBe(422)
    expect(await stored()).toEqual([])
  })

  test('with an impossible date of birth is refused, naming the field', async () => {
    const refused = errorBody.parse(await (await invite({ dateOfBirth: '2999-01-01' })).json())
    expect(refused.error.fields).toMatchObject([{ path: 'identity.dateOfBirth' }])
  })

  test('with the number of a patient of this clinician is refused, and the error names its field', async () => {
    const { user } = await joinPatient(api, clinicianCookie)
    await api.as(clinicianCookie).send('PUT', patientIdentityPath(user.id), identity)
    const refused = await invite(identity)
    expect(refused.status).toBe(409)
    expect(errorBody.parse(await refused.json()).error.fields).toMatchObject([{ path: 'identity.nhsNumber' }])
  })

  test('for a new phone shows whose record it opens', async () => {
    const { user } = await joinPatient(api, clinicianCookie)
    expect((await api.as(clinicianCookie).send('PUT', patientIdentityPath(user.id), identity)).status).toBe(
      204,
    )
    const response = await api
      .as(clinicianCookie)
      .post(newDeviceInvitationPath(user.id), { handover: 'letter' })
    expect(createdInvitation.parse(await response.json()).identity).toEqual(identity)
  })

  test.each([
    [{}, ['identity.dateOfBirth', 'noNumber']],
    [{ noNumber: 'has-none' }, ['identity.dateOfBirth']],
    [{ identity: { nhsNumber: '9434765919' } }, ['identity.dateOfBirth']],
    [{ identity: { dateOfBirth: '1955-11-23' } }, ['noNumber']],
  ])('of a new patient with %o alone is refused and names what is missing', async (given, missing) => {
    const refused = await api.as(clinicianCookie).post(invitationsPath, { handover: 'letter', ...given })
    expect(refused.status).toBe(422)
    expect(errorBody.parse(await refused.json()).error.fields?.map(({ path }) => path)).toEqual(missing)
    expect(await stored()).toEqual([])
  })

  test.each([
    [{ dateOfBirth: '1955-11-23' }, ', number: scotland-or-northern-ireland'],
    [identity, ''],
  ])('with %o has in the audit log why it has no number', async (given, words) => {
    const body = { handover: 'letter', identity: given, noNumber: 'scotland-or-northern-ireland' }
    const { id } = createdInvitation.parse(
      await (await api.as(clinicianCookie).post(invitationsPath, body)).json(),
    )
    const { object } = await api.db
      .selectFrom('audit')
      .select('object')
      .where('action', '=', 'invite.create')
      .executeTakeFirstOrThrow()
    expect(object).toBe(`invite ${id} letter${words}`)
  })
})

describe('a patient of the clinician who gets the number of an open invitation', () => {
  const other = async () => {
    const { user } = await joinPatient(api, clinicianCookie)
    expect((await api.as(clinicianCookie).send('PUT', patientIdentityPath(user.id), identity)).status).toBe(
      204,
    )
  }
  const invited = async () => createdInvitation.parse(await (await invite(identity)).json())
  const countPatients = async () => (await api.db.selectFrom('patients').select('id').execute()).length

  test('makes the approval fail with the reason, and nothing is approved', async () => {
    const join = await requestJoin(api, { token: (await invited()).token })
    await other()
    const refused = await approveJoin(api, clinicianCookie, join.joinId)
    expect(refused.status).toBe(409)
    expect(errorBody.parse(await refused.json()).error.fields).toEqual([
      {
        path: 'identity.nhsNumber',
        message: 'You have another patient with this number. Check both records.',
      },
    ])
    expect((await listInvitations(api, clinicianCookie)).map((one) => one.join?.state)).toContain('waiting')
  })

  test('keeps the record from a phone that was already approved, until the clinic has put it right', async () => {
    const join = await requestJoin(api, { token: (await invited()).token })
    await approveJoin(api, clinicianCookie, join.joinId)
    await other()
    const before = await countPatients()
    const refused = await claim(api, join)
    expect(refused.status).toBe(409)
    const text = await refused.text()
    expect(errorBody.parse(JSON.parse(text)).error).toEqual({
      code: 'identity_in_use',
      message: 'The clinic needs to check your details first. Nothing was shared. Phone the clinic.',
    })
    expect(await countPatients()).toBe(before)
    await api.db.updateTable('patients').set({ nhs_number: null }).execute()
    expect((await claim(api, join)).status).toBe(201)
  })

  test('keeps the record from that phone also when the patient is of another clinic', async () => {
    const second = (await api.signInClinician(2)).cookie
    const { phone, cookie } = await joinPatient(api, second)
    const join = await requestJoin(api, { token: (await invited()).token }, phone)
    await approveJoin(api, clinicianCookie, join.joinId)
    await other()
    const add = () => api.as(cookie).post(sharesPath, { join: { id: join.joinId, secret: join.secret } })
    await api.db.updateTable('patients').set({ date_of_birth: identity.dateOfBirth }).execute()
    const refused = await add()
    expect(refused.status).toBe(409)
    expect(errorBody.parse(await refused.json()).error.code).toBe('identity_in_use')
  })
})

describe('a second clinic', () => {
  test.each([
    [{ dateOfBirth: '1950-01-01' }, 'dateOfBirth'],
    [{ dateOfBirth: '1955-11-23', nhsNumber: '9990000018' }, 'nhsNumber'],
    [{ dateOfBirth: '1950-01-01', nhsNumber: '9990000018' }, 'dateOfBirth nhsNumber'],
  ])('that invited another person (%o) does not get the record', async (invited, fields) => {
    const { user, phone, cookie } = await joinPatient(api, clinicianCookie)
    await api.as(clinicianCookie).send('PUT', patientIdentityPath(user.id), identity)
    const other = (await api.signInClinician(2)).cookie
    const given = { handover: 'letter', identity: invited, noNumber: 'has-none' }
    const { token } = createdInvitation.parse(await (await api.as(other).post(invitationsPath, given)).json())
    const join = await requestJoin(api, { token }, phone)
    await approveJoin(api, other, join.joinId)
    const refused = await api.as(cookie).post(sharesPath, { join: { id: join.joinId, secret: join.secret } })
    expect(refused.status).toBe(409)
    expect(await refused.text()).not.toMatch(/19\d\d-|9434765919|9990000018/)
    expect((await api.as(other).get(`/api/patient-records/${user.id}`)).status).toBe(404)
    expect((await record(user.id)).profile).toMatchObject(identity)
    const audited = await api.db
      .selectFrom('audit')
      .select(['object', 'outcome'])
      .where('action', '=', 'share.start')
      .where('reason', '=', 'conflict')
      .execute()
    expect(audited).toEqual([{ object: `join ${join.joinId}: other ${fields}`, outcome: 'refused' }])
  })
})
