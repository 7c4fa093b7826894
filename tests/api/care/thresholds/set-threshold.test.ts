import { patientRecord, patientThresholdPath } from '@second-wind/core/care/contract/patient-record'
import { minuteMs } from '@second-wind/core/platform/moment'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push, thisDeviceId } from '../../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const reason = 'Scores swing by 3 points from day to day.'
const put = (body: object, id = 1) => api.put(patientThresholdPath(id), body)
const set = (points: number, days: number) => put({ threshold: { points, days }, reason })
const record = async () => patientRecord.parse(await (await api.get('/api/patient-records/1')).json())
const actions = async () =>
  (
    await api.db
      .selectFrom('audit')
      .select(['actor_kind', 'actor_id', 'patient_id', 'object'])
      .where('action', '=', 'threshold.set')
      .where('outcome', '=', 'done')
      .execute()
  ).map((row) => row)

describe('a threshold that a clinician sets for a patient', () => {
  test('is in the record with name, reason and time, newest first', async () => {
    const { version } = (await record()).profile
    expect((await set(3, 4)).status).toBe(204)
    api.clock.advance(minuteMs)
    expect((await put({ threshold: null, reason: 'Steady for a month.' })).status).toBe(204)
    const { profile, thresholdChanges } = await record()
    expect(profile).not.toHaveProperty('changeThreshold')
    expect(profile.version).toBe(version + 2)
    expect(thresholdChanges).toEqual([
      {
        threshold: null,
        reason: 'Steady for a month.',
        who: 'Dr. Helen Marsh',
        at: '2026-11-20T18:01:00.000Z',
      },
      { threshold: { points: 3, days: 4 }, reason, who: 'Dr. Helen Marsh', at: '2026-11-20T18:00:00.000Z' },
    ])
  })

  test("is in the patient's row until the clinician goes back to the default", async () => {
    await set(5, 7)
    expect((await record()).summary.changeThreshold).toEqual({ points: 5, days: 7 })
    await put({ threshold: null, reason: 'Steady for a month.' })
    expect((await record()).summary).not.toHaveProperty('changeThreshold')
  })

  test('reaches the phone with its next pull', async () => {
    const pull = async (after = '') =>
      pullReply.parse(await (await api.get(`${pullPath}?deviceId=${thisDeviceId}${after}`)).json())
    const { nextCursor } = await pull()
    await set(3, 4)
    expect((await pull(`&cursor=${nextCursor}`)).changes).toMatchObject([
      { entity: 'profile', row: { changeThreshold: { points: 3, days: 4 } } },
    ])
  })

  test('is in the audit log as an act about the patient, without the threshold and reason', async () => {
    await set(3, 4)
    await put({ threshold: null, reason: 'Steady for a month.' })
    expect(await actions()).toEqual([
      { actor_kind: 'clinician', actor_id: 1, patient_id: 1, object: 'own' },
      { actor_kind: 'clinician', actor_id: 1, patient_id: 1, object: 'default' },
    ])
    expect(JSON.stringify(await api.db.selectFrom('audit').selectAll().execute())).not.toMatch(
      /swing|Steady for/,
    )
  })

  test('is among the views that the patient sees of their record', async () => {
    await set(3, 4)
    expect(await (await api.get('/api/record-views')).json()).toContainEqual(
      expect.objectContaining({ who: 'Dr. Helen Marsh', action: 'threshold.set' }),
    )
  })

  test('is stored once when the request is repeated', async () => {
    await set(3, 4)
    await set(3, 4)
    expect((await record()).thresholdChanges).toHaveLength(1)
    expect(await actions()).toHaveLength(1)
  })

  test.each([
    ['6 points', { threshold: { points: 6, days: 2 }, reason }],
    ['0 points', { threshold: { points: 0, days: 2 }, reason }],
    ['8 days', { threshold: { points: 2, days: 8 }, reason }],
    ['half a point', { threshold: { points: 1.5, days: 2 }, reason }],
    ['no reason', { threshold: { points: 2, days: 2 } }],
    ['a reason of spaces', { threshold: { points: 2, days: 2 }, reason: '     ' }],
    ['a reason of 301 letters', { threshold: { points: 2, days: 2 }, reason: 'a'.repeat(301) }],
    ['another field', { threshold: null, reason, absolute: false }],
  ])('is refused, and nothing changes, with %s', async (_, body) => {
    expect((await put(body)).status).toBe(422)
    expect((await record()).thresholdChanges).toEqual([])
  })

  test('is refused with 404 for the patient of another clinician', async () => {
    expect((await put({ threshold: null, reason }, 2)).status).toBe(404)
  })

  test('is neither set nor removed by an edit of the profile by the phone', async () => {
    await set(3, 4)
    expect((await api.put('/api/users/1', { age: 36 })).status).toBe(200)
    expect((await api.put('/api/users/1', { changeThreshold: { points: 5, days: 7 } })).status).toBe(422)
    expect((await record()).profile).toMatchObject({ age: 36, changeThreshold: { points: 3, days: 4 } })
  })

  test('is not inherited by a new demo profile', async () => {
    const demo = await openDemoApi({ seed: true })
    await demo.put(patientThresholdPath(1), { threshold: { points: 5, days: 7 }, reason })
    await push(demo, [
      aMutation({ kind: 'profile.create', entityId: '1', payload: aProfile({ name: 'Robin Hale' }) }),
    ])
    const body = patientRecord.parse(await (await demo.get('/api/patient-records/1')).json())
    expect(body.profile).not.toHaveProperty('changeThreshold')
    expect(body.thresholdChanges).toEqual([])
    await demo.close()
  })

  test('does not keep warning signs from raising their alerts, even at its widest', async () => {
    await set(5, 7)
    await push(api, [
      aMutation({
        payload: aReport({
          breathlessness: 9,
          sputumColor: 'red',
          temperature: 'high-fever',
          relieverPuffs: 16,
        }),
      }),
    ])
    const { alerts } = await record()
    expect(alerts.map(({ alertType }) => alertType).toSorted()).toEqual([
      'high_fever',
      'high_reliever_use',
      'possible_flare_up',
      'red_phlegm',
      'severe_breathlessness',
    ])
  })
})
