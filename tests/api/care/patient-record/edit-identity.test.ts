import { patientIdentityPath, patientRecord } from '@second-wind/core/care/contract/patient-record'
import { errorBody } from '@second-wind/core/platform/http/error'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const identity = { dateOfBirth: '1991-05-03', nhsNumber: '9434765919' }
const put = (body: object, id = 1) => api.put(patientIdentityPath(id), body)
const record = async () => patientRecord.parse(await (await api.get('/api/patient-records/1')).json())
const audited = () =>
  api.db
    .selectFrom('audit')
    .select(['actor_kind', 'actor_id', 'patient_id', 'object'])
    .where('action', '=', 'identity.edit')
    .where('outcome', '=', 'done')
    .execute()

describe('an identity that a clinician enters', () => {
  test('is shown in the record, the list and on the phone', async () => {
    const { version } = (await record()).profile
    expect((await put(identity)).status).toBe(204)
    const { profile, summary } = await record()
    expect(profile).toMatchObject({ ...identity, version: version + 1 })
    expect(summary).toMatchObject(identity)
    expect(await (await api.get('/api/users/1')).json()).toMatchObject(identity)
  })

  test('is shown with who checked it last, and with nothing before anyone has', async () => {
    expect(await record()).not.toHaveProperty('identityCheck')
    await put(identity)
    const at = new Date(api.clock.now()).toISOString()
    expect((await record()).identityCheck).toEqual({ who: 'Dr. Helen Marsh', at })
  })

  test('is audited by the names of the changed fields, without their values', async () => {
    await put(identity)
    await put({ ...identity, nhsNumber: '9990000018' })
    await put({ ...identity, nhsNumber: '9990000018' })
    await put({})
    expect((await audited()).map(({ object }) => object)).toEqual([
      'dateOfBirth nhsNumber',
      'nhsNumber',
      'dateOfBirth nhsNumber',
    ])
    expect((await audited())[0]).toMatchObject({ actor_kind: 'clinician', actor_id: 1, patient_id: 1 })
    const log = JSON.stringify(await api.db.selectFrom('audit').selectAll().execute())
    expect(log).not.toMatch(/1991-05-03|9434765919|9990000018/)
    expect((await record()).profile).not.toHaveProperty('nhsNumber')
  })

  test('is neither set nor removed when the phone edits the profile', async () => {
    await put(identity)
    expect((await api.put('/api/users/1', { age: 36 })).status).toBe(200)
    expect((await record()).profile).toMatchObject({ ...identity, age: 36 })
    expect((await api.put('/api/users/1', { nhsNumber: '9990000018' })).status).toBe(422)
    expect((await api.put('/api/users/1', { dateOfBirth: '2000-01-01' })).status).toBe(422)
    expect((await record()).profile).toMatchObject(identity)
  })
})

describe('an identity with a wrong value', () => {
  test.each([
    ['a number with a wrong check digit', { nhsNumber: '9434765918' }],
    ['a number with spaces', { nhsNumber: '943 476 5919' }],
    ['a day that does not exist', { dateOfBirth: '1991-02-30' }],
    ['a day after today', { dateOfBirth: '2999-01-01' }],
    ['a day 121 years ago', { dateOfBirth: '1900-01-01' }],
    ['a field that is not part of it', { ...identity, name: 'Eve' }],
  ])('%s is refused and changes nothing', async (_, body) => {
    await put(identity)
    expect((await put(body)).status).toBe(422)
    expect((await record()).profile).toMatchObject(identity)
  })

  test.each([
    [
      { dateOfBirth: '2999-01-01' },
      'dateOfBirth',
      'Date of birth must be in the past, and not more than 120 years ago.',
    ],
    [{ nhsNumber: '9434765918' }, 'nhsNumber', 'Not a valid NHS, CHI or H&C number. Check all 10 digits.'],
    [{ nhsNumber: '1111111111' }, 'nhsNumber', 'Not a valid NHS, CHI or H&C number. Check all 10 digits.'],
  ])('the refusal of %o names the field and the reason', async (body, path, message) => {
    const refused = errorBody.parse(await (await put(body)).json())
    expect(refused.error.fields).toEqual([{ path, message }])
  })
})

describe('the NHS number of another patient', () => {
  test('is refused when the clinician treats both, and the error names its field but no person', async () => {
    await api.db
      .insertInto('care_links')
      .values({
        clinician_id: clinicianId.parse(1),
        patient_id: patientId.parse(2),
        created_at: '2026-11-01T09:00:00.000Z',
      })
      .execute()
    await put(identity)
    const refused = await put(identity, 2)
    expect(refused.status).toBe(409)
    const text = await refused.text()
    expect(errorBody.parse(JSON.parse(text)).error.fields).toEqual([
      { path: 'nhsNumber', message: 'You have another patient with this number. Check both records.' },
    ])
    expect(text).not.toMatch(/Helen|Owen/)
    expect((await put({ ...identity, dateOfBirth: '1991-05-04' })).status).toBe(204)
  })

  test('is accepted without a hint when only another clinician treats that patient', async () => {
    await api.db
      .updateTable('patients')
      .set({ nhs_number: identity.nhsNumber })
      .where('id', '=', patientId.parse(2))
      .execute()
    expect((await put(identity)).status).toBe(204)
  })
})

describe('an edit of an identity', () => {
  test('is refused and overwrites nothing when the record has changed in the meantime', async () => {
    const { version } = (await record()).profile
    expect((await put({ ...identity, version })).status).toBe(204)
    expect((await put({ dateOfBirth: '1991-05-04', version })).status).toBe(409)
    expect((await record()).profile).toMatchObject(identity)
    expect((await put({ dateOfBirth: '1991-05-04', version: version + 1 })).status).toBe(204)
  })

  test('is refused for the patient of another clinician', async () => {
    expect((await put(identity, 2)).status).toBe(404)
  })
})
