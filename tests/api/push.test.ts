import { gzipSync } from 'node:zlib'
import { applyMutation } from '@second-wind/api/sync/apply-mutation'
import { limits } from '@second-wind/core/contract/limits'
import { patientId } from '@second-wind/core/model/ids'
import { pushPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation, someMutations } from '../fixtures/a-mutation.ts'
import { aReport } from '../fixtures/an-entry.ts'
import { idNumbered } from '../fixtures/ids.ts'
import { type OpenApi, openApi, patientOne } from '../support/open-api.ts'
import { aPush, push, thisPhone } from '../support/push.ts'

let api: OpenApi
beforeEach(async () => {
  api = await openApi()
})
afterEach(() => api.close())

const entries = () => api.db.selectFrom('symptom_entries').selectAll().orderBy('id').execute()

test('entries logged without signal are stored as they were logged, and acknowledged as one range', async () => {
  const reply = await push(api, someMutations(3))

  expect(reply).toEqual({
    serverTime: '2026-11-20T18:00:00.000Z',
    serverEpoch: 'epoch-a',
    acked: [[1, 3]],
    verdicts: [],
  })
  const [first, ...others] = await entries()
  expect(others).toHaveLength(2)
  expect(first).toMatchObject({
    id: idNumbered(1),
    patient_id: 1,
    cough_severity: 4,
    occurred_at: '2026-11-20T18:02:00.000Z',
    local_date: '2026-11-20',
    received_at: '2026-11-20T18:00:00.000Z',
    device_id: thisPhone,
  })
})

test('a batch whose reply got lost is sent again, has no second effect and gets the same reply', async () => {
  const batch = someMutations(3)
  const first = await push(api, batch)
  const before = await entries()

  expect(await push(api, batch)).toEqual(first)
  expect(await entries()).toEqual(before)
})

test('500 entries go in one push, compressed', async () => {
  const body = gzipSync(JSON.stringify(aPush(someMutations(500))))
  const response = await api.request(pushPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body,
  })

  expect(await response.json()).toMatchObject({ acked: [[1, 500]], verdicts: [] })
  expect(await entries()).toHaveLength(500)
})

test('501 entries are too many for one push', async () => {
  const response = await api.post(pushPath, aPush(someMutations(limits.syncMutationsPerPush + 1)))
  expect(response.status).toBe(413)
  expect(await entries()).toEqual([])
})

test('an impossible score is rejected by name and kept in quarantine, and the entries beside it arrive', async () => {
  const bad = aMutation({ clientSeq: 2, payload: { ...aReport(), coughSeverity: 11 } })
  const reply = await push(api, [aMutation({ clientSeq: 1 }), bad, aMutation({ clientSeq: 3 })])

  expect(reply.acked).toEqual([
    [1, 1],
    [3, 3],
  ])
  expect(reply.verdicts).toEqual([
    {
      mutationId: idNumbered(2),
      outcome: 'rejected',
      error: { code: 'invalid_payload', field: 'coughSeverity', message: expect.any(String) },
    },
  ])
  expect(await entries()).toHaveLength(2)
  const [kept] = await api.db.selectFrom('quarantine').selectAll().execute()
  expect(kept).toMatchObject({ mutation_id: idNumbered(2), code: 'invalid_payload', field: 'coughSeverity' })
  expect(JSON.parse(kept?.raw ?? '')).toMatchObject({ payload: { coughSeverity: 11 } })
})

test('a rejected entry that is sent again gets the same verdict and is kept once', async () => {
  const bad = [aMutation({ payload: { ...aReport(), mood: 'good' } })]
  const first = await push(api, bad)
  expect(await push(api, bad)).toEqual(first)
  expect(await api.db.selectFrom('quarantine').selectAll().execute()).toHaveLength(1)
})

test('a change with a broken envelope is rejected alone, as long as its name can be read', async () => {
  const broken = { ...aMutation({ clientSeq: 2 }), occurredAt: 'this morning' }
  const reply = await push(api, [aMutation({ clientSeq: 1 }), broken])

  expect(reply.acked).toEqual([[1, 1]])
  expect(reply.verdicts).toMatchObject([
    {
      mutationId: idNumbered(2),
      outcome: 'rejected',
      error: { code: 'invalid_payload', field: 'occurredAt' },
    },
  ])
  expect(await push(api, [aMutation({ clientSeq: 1 }), broken])).toEqual(reply)
})

test('a change without a readable name makes the whole push invalid, and nothing is stored', async () => {
  const nameless = Object.assign(aMutation({ clientSeq: 2 }), { mutationId: 'two' })
  const response = await api.post(pushPath, aPush([aMutation({ clientSeq: 1 }), nameless]))

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid', fields: [{ path: 'mutations.1' }] },
  })
  expect(await entries()).toEqual([])
})

test('a kind of change that only a newer server knows is put off, and leaves no trace', async () => {
  const newer = [aMutation({ kind: 'sleep.create' }), aMutation({ clientSeq: 2, v: 2 })]
  const reply = await push(api, newer)

  expect(reply.acked).toEqual([])
  expect(reply.verdicts).toMatchObject([
    { mutationId: idNumbered(1), outcome: 'deferred', error: { code: 'unknown_kind' } },
    { mutationId: idNumbered(2), outcome: 'deferred', error: { code: 'unknown_kind' } },
  ])
  expect(await api.db.selectFrom('receipts').selectAll().execute()).toEqual([])
})

test('a task is ticked before the server has heard of it: put off, then applied', async () => {
  const task = { type: 'hydration', title: 'Drinks', completed: false, progress: 3 }
  const create = aMutation({ clientSeq: 1, kind: 'activities.create', payload: task })
  const tick = aMutation({
    clientSeq: 2,
    kind: 'activities.update',
    entityId: create.mutationId,
    payload: { completed: true, progress: 8 },
  })

  const early = await push(api, [tick])
  expect(early.verdicts).toMatchObject([{ outcome: 'deferred', error: { code: 'parent_unknown' } }])

  expect(await push(api, [create, tick])).toMatchObject({ acked: [[1, 2]], verdicts: [] })
  expect(await api.db.selectFrom('activities').selectAll().execute()).toMatchObject([
    { id: create.mutationId, title: 'Drinks', completed: 1, progress: 8 },
  ])
})

test('the same id with another content is refused, and the first content stays', async () => {
  await push(api, [aMutation()])
  const reply = await push(api, [aMutation({ payload: aReport({ coughSeverity: 9 }) })])

  expect(reply.verdicts).toMatchObject([{ outcome: 'rejected', error: { code: 'key_reuse' } }])
  expect(await entries()).toMatchObject([{ cough_severity: 4 }])
  expect(await api.db.selectFrom('quarantine').selectAll().execute()).toHaveLength(1)
})

test('the same keys in another order are the same content', async () => {
  const reordered = Object.fromEntries(Object.entries(aReport()).toReversed())
  await push(api, [aMutation()])
  expect(await push(api, [aMutation({ payload: reordered })])).toMatchObject({
    acked: [[1, 1]],
    verdicts: [],
  })
})

test('two changes of one phone cannot share a number', async () => {
  await push(api, [aMutation({ clientSeq: 1 })])
  const reply = await push(api, [aMutation({ clientSeq: 1, mutationId: idNumbered(99) })])

  expect(reply.verdicts).toMatchObject([
    { mutationId: idNumbered(99), outcome: 'rejected', error: { code: 'seq_reuse' } },
  ])
  expect(await entries()).toHaveLength(1)
})

test('a new record cannot take the id of one that exists', async () => {
  await push(api, [aMutation({ clientSeq: 1 })])
  const other = aMutation({ clientSeq: 2, entityId: idNumbered(1), payload: aReport({ mood: 1 }) })

  expect(await push(api, [other])).toMatchObject({ verdicts: [{ error: { code: 'key_reuse' } }] })
  expect(await entries()).toMatchObject([{ mood: 7 }])
})

test('a record id that is no UUID is refused', async () => {
  const reply = await push(api, [aMutation({ entityId: 'my-entry' })])
  expect(reply.verdicts).toMatchObject([{ error: { code: 'invalid_payload', field: 'entityId' } }])
})

test("another patient's change and another patient's activity cannot be touched", async () => {
  const other = {
    kind: 'patient',
    id: patientId.parse(2),
    session: 'other',
    deviceId: null,
    assurance: 'fresh',
  } as const
  const arrival = { receivedAtMs: api.clock.now(), deviceId: thisPhone, clockSkewMs: 0, isTimeClaimed: true }
  const theirs = aMutation({
    kind: 'activities.create',
    payload: { type: 'steam-therapy', title: 'Moist air', completed: false },
  })
  await applyMutation(api.db, other, theirs, arrival)

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

test('a push on behalf of somebody else is refused as a whole', async () => {
  const response = await api.post(pushPath, aPush(someMutations(2), { ownerId: patientId.parse(2) }))
  expect(response.status).toBe(403)
  expect(await entries()).toEqual([])
})

test.each([0, 2, 99])('protocol %i is asked to update, whatever else the body holds', async (protocol) => {
  const response = await api.post(pushPath, { protocol, inAShapeOf: 'the future' })
  expect(response.status).toBe(426)
  expect(await response.json()).toMatchObject({ error: { code: 'update_required' } })
})

test('an empty push says that the phone is there', async () => {
  await push(api, [])
  expect(await api.db.selectFrom('devices').selectAll().execute()).toMatchObject([
    { device_id: thisPhone, patient_id: 1, pending_count: 0, last_heard_at: '2026-11-20T18:00:00.000Z' },
  ])
})

test('what a phone still holds is what it reported, less what has just been settled', async () => {
  const refused = aMutation({ clientSeq: 2, payload: {} })
  const putOff = aMutation({ clientSeq: 3, kind: 'sleep.create' })
  await push(api, [aMutation({ clientSeq: 1 }), refused, putOff], {
    pendingCount: 12,
    oldestPendingAt: '2026-11-18T08:00:00.000Z',
  })
  expect(await api.db.selectFrom('devices').selectAll().execute()).toMatchObject([
    { pending_count: 10, oldest_pending_at: '2026-11-18T08:00:00.000Z' },
  ])
})

test('a later edit of the profile does not overtake one that is put off', async () => {
  const [first, second] = [1, 2].map((clientSeq) =>
    aMutation({ clientSeq, kind: 'profile.patch', entityId: '1', payload: { age: 60 + clientSeq } }),
  )
  if (!first || !second) throw new Error('two edits are needed')
  const fromTheFuture = { ...first, v: 2 }

  const reply = await push(api, [fromTheFuture, second])
  expect(reply.acked).toEqual([])
  expect(reply.verdicts).toMatchObject([{ outcome: 'deferred' }, { outcome: 'deferred' }])
  expect(await push(api, [first, second])).toMatchObject({ acked: [[1, 2]] })
  expect(await api.db.selectFrom('patients').select('age').where('id', '=', patientOne).execute()).toEqual([
    { age: 62 },
  ])
})
