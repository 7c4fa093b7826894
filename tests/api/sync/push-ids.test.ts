import { PatientWork } from '@second-wind/api/care/patient-work'
import { applyMutation } from '@second-wind/api/sync/apply-changes'
import { patientId } from '@second-wind/core/platform/ids'
import { pushPath } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation, someMutations } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { aPush, push, thisDeviceId } from '../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const entries = () => api.db.selectFrom('symptom_entries').selectAll().orderBy('id').execute()

describe('repeated ids', () => {
  test('the same id with other content is refused, and the first content stays', async () => {
    await push(api, [aMutation()])
    const reply = await push(api, [aMutation({ payload: aReport({ coughSeverity: 9 }) })])

    expect(reply.verdicts).toMatchObject([{ outcome: 'rejected', error: { code: 'key_reuse' } }])
    expect(await entries()).toMatchObject([{ cough_severity: 4 }])
    expect(await api.db.selectFrom('quarantine').selectAll().execute()).toHaveLength(1)
  })

  test('the same keys in another order count as the same content', async () => {
    const reordered = Object.fromEntries(Object.entries(aReport()).toReversed())
    await push(api, [aMutation()])
    expect(await push(api, [aMutation({ payload: reordered })])).toMatchObject({
      acked: [[1, 1]],
      verdicts: [],
    })
  })

  test('two changes of one phone cannot have the same sequence number', async () => {
    await push(api, [aMutation({ clientSeq: 1 })])
    const reply = await push(api, [aMutation({ clientSeq: 1, mutationId: idNumbered(99) })])

    expect(reply.verdicts).toMatchObject([
      { mutationId: idNumbered(99), outcome: 'rejected', error: { code: 'seq_reuse' } },
    ])
    expect(await entries()).toHaveLength(1)
  })

  test('a new record with an existing id is rejected', async () => {
    await push(api, [aMutation({ clientSeq: 1 })])
    const other = aMutation({ clientSeq: 2, entityId: idNumbered(1), payload: aReport({ mood: 1 }) })

    expect(await push(api, [other])).toMatchObject({ verdicts: [{ error: { code: 'key_reuse' } }] })
    expect(await entries()).toMatchObject([{ mood: 7 }])
  })
})

describe('an entry under the id of another record', () => {
  const check = aMutation({ kind: 'triage.create', payload: { result: 'seek_help' } })
  const entry = aMutation({ clientSeq: 2, mutationId: idNumbered(2), entityId: check.mutationId })
  const withdrawn = () => api.db.selectFrom('alert_findings').select(['patient_id', 'withdrawn_at']).execute()

  test('takes back nothing that a symptom check has said', async () => {
    expect(await push(api, [check, entry])).toMatchObject({ acked: [[1, 2]] })
    expect(await withdrawn()).toEqual([{ patient_id: 1, withdrawn_at: null }])
  })

  test("takes back nothing that another patient's check has said, even when it is edited or deleted", async () => {
    const theirs = { ...check, mutationId: idNumbered(3), entityId: check.mutationId }
    const arrival = { receivedAtMs: api.clock.now(), deviceId: null, clockSkewMs: 0, isTimeClaimed: true }
    await applyMutation(new PatientWork(api.db, patientId.parse(2)), theirs, arrival)
    const edit = { ...entry, clientSeq: 3, mutationId: idNumbered(4), kind: 'symptoms.update' }
    const deletion = {
      ...edit,
      clientSeq: 4,
      mutationId: idNumbered(5),
      kind: 'symptoms.delete',
      payload: {},
    }

    expect(await push(api, [entry, edit, deletion])).toMatchObject({ acked: [[2, 4]] })
    expect(await withdrawn()).toEqual([{ patient_id: 2, withdrawn_at: null }])
  })
})

describe('refused ids', () => {
  test('a record id that is not a UUID is rejected', async () => {
    const reply = await push(api, [aMutation({ entityId: 'my-entry' })])
    expect(reply.verdicts).toMatchObject([{ error: { code: 'invalid_payload', field: 'entityId' } }])
  })

  test("a push cannot change another patient's records or activities", async () => {
    const arrival = {
      receivedAtMs: api.clock.now(),
      deviceId: thisDeviceId,
      clockSkewMs: 0,
      isTimeClaimed: true,
    }
    const theirs = aMutation({
      kind: 'activities.create',
      payload: { type: 'steam-therapy', title: 'Moist air', completed: false },
    })
    await applyMutation(new PatientWork(api.db, patientId.parse(2)), theirs, arrival)

    const tick = aMutation({
      clientSeq: 2,
      kind: 'activities.update',
      entityId: theirs.mutationId,
      payload: { completed: true },
    })
    const reply = await push(api, [theirs, tick])

    expect(reply.acked).toEqual([])
    expect(reply.verdicts).toMatchObject([
      { mutationId: idNumbered(1), outcome: 'rejected', error: { code: 'not_permitted' } },
      { mutationId: idNumbered(2), outcome: 'deferred', error: { code: 'parent_unknown' } },
    ])
    expect(await api.db.selectFrom('activities').selectAll().execute()).toMatchObject([
      { patient_id: 2, completed: 0 },
    ])
  })

  test('a push for another patient is refused as a whole', async () => {
    const response = await api.post(pushPath, aPush(someMutations(2), { ownerId: patientId.parse(2) }))
    expect(response.status).toBe(403)
    expect(await entries()).toEqual([])
  })
})
