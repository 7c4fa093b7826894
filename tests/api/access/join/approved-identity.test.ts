import { sharesPath } from '@second-wind/core/access/contract/shares'
import {
  confirmNamePath,
  patientRecord,
  patientRecordPath,
} from '@second-wind/core/care/contract/patient-record'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aProfile } from '../../../fixtures/personas.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { readRefusal } from '../accounts/new-device-requests.ts'
import {
  approveJoin,
  closeApi,
  createInvitation,
  invitedPerson,
  type JoinedPatient,
  joinPatient,
  listAudit,
  requestJoin,
} from './join-requests.ts'

let api: RealApi
let desk: string
let amina: JoinedPatient
beforeEach(async () => {
  api = await openRealApi()
  desk = (await api.signInClinician(1)).cookie
  amina = await joinPatient(api, desk)
})
afterEach(() => closeApi(api))

const { dateOfBirth } = invitedPerson.identity
const { name } = aProfile()
const record = async (cookie = desk) =>
  patientRecord.parse(await (await api.as(cookie).get(patientRecordPath(amina.user.id))).json())
const rename = (newName: string) =>
  api.as(amina.cookie).send('PUT', `/api/users/${amina.user.id}`, { name: newName })
const confirm = (seen: string, cookie = desk) =>
  api.as(cookie).post(confirmNamePath(amina.user.id), { name: seen })

describe('a patient whom a clinician has approved', () => {
  test('is shown with the name, the date of birth, who approved them and when', async () => {
    const at = new Date(api.clock.now()).toISOString()
    const approvedIdentity = { name, dateOfBirth, who: 'Dr. Helen Marsh', at }
    expect(await record()).toMatchObject({ approvedIdentity })
    expect((await record()).summary).not.toHaveProperty('approvedName')
  })

  test('and who changes the name is flagged in record and list, with the name that was approved', async () => {
    api.clock.advance(60_000)
    expect((await rename('Somebody Else')).status).toBe(200)
    const { profile, summary, approvedIdentity } = await record()
    expect(profile.name).toBe('Somebody Else')
    expect(summary).toMatchObject({ name: 'Somebody Else', approvedName: name })
    expect(approvedIdentity).toMatchObject({ name, dateOfBirth })
  })

  test('is not flagged for other capitals and spaces', async () => {
    await rename(name.toUpperCase().replace(' ', '  '))
    expect((await record()).summary).not.toHaveProperty('approvedName')
  })

  test('who set up the profile under another name than they were approved with is flagged at once', async () => {
    const { token } = await createInvitation(api, desk)
    const join = await requestJoin(api, { token })
    await approveJoin(api, desk, join.joinId)
    const body = { ...aProfile({ name: 'Not Amina' }), join: { id: join.joinId, secret: join.secret } }
    const { user } = await (await api.as(undefined).post('/api/users', body)).json()
    const reply = await api.as(desk).get(patientRecordPath(user.id))
    expect(patientRecord.parse(await reply.json()).summary).toMatchObject({ approvedName: 'Amina Yusuf' })
  })
})

describe('a clinician who confirms the new name', () => {
  test('ends the flag, and the record shows as whom and by whom', async () => {
    await rename('Amina Khan')
    api.clock.advance(60_000)
    expect((await confirm('Amina Khan')).status).toBe(204)
    const { summary, approvedIdentity } = await record()
    expect(summary).not.toHaveProperty('approvedName')
    const at = new Date(api.clock.now()).toISOString()
    expect(approvedIdentity).toEqual({ name: 'Amina Khan', dateOfBirth, who: 'Dr. Helen Marsh', at })
  })

  test('is in the audit log without the name', async () => {
    await rename('Amina Khan')
    await confirm('Amina Khan')
    const acts = (await listAudit(api)).filter(({ action }) => action === 'name.confirm')
    expect(acts).toEqual([
      { who: 'clinician 1', action: 'name.confirm', patientId: amina.user.id, object: null, outcome: 'done' },
    ])
    expect(JSON.stringify(await listAudit(api))).not.toContain('Khan')
  })

  test('confirms only what they saw: a name that has changed again stays flagged', async () => {
    await rename('Amina Khan')
    await rename('Somebody Else')
    expect(await readRefusal(await confirm('Amina Khan'))).toEqual([409, 'conflict'])
    expect((await record()).summary).toMatchObject({ approvedName: name })
  })

  test('needs a share', async () => {
    await rename('Amina Khan')
    const stranger = (await api.signInClinician(2)).cookie
    expect(await readRefusal(await confirm('Amina Khan', stranger))).toEqual([404, 'not_found'])
    expect((await record()).summary).toMatchObject({ approvedName: name })
  })
})

describe('a second clinic that approves the patient under another name', () => {
  test('flags the record', async () => {
    const other = (await api.signInClinician(2)).cookie
    await rename('Amina Khan')
    await confirm('Amina Khan')
    const { token } = await createInvitation(api, other)
    const { joinId: id, secret } = await requestJoin(api, { token }, amina.phone)
    await approveJoin(api, other, id)
    expect((await api.as(amina.cookie).post(sharesPath, { join: { id, secret } })).status).toBe(201)
    for (const cookie of [desk, other])
      expect((await record(cookie)).summary).toMatchObject({
        name: 'Amina Khan',
        approvedName: 'Amina Yusuf',
      })
  })
})
