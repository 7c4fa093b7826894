import { pushPath } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { type DemoApi, openDemoApi, patientOne } from '../../support/open-demo-api.ts'
import { aPush, push } from '../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const entries = () => api.db.selectFrom('symptom_entries').selectAll().orderBy('id').execute()

describe('rejected changes', () => {
  test('an impossible score is rejected by id and quarantined, and the other entries are applied', async () => {
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
    expect(kept).toMatchObject({
      mutation_id: idNumbered(2),
      code: 'invalid_payload',
      field: 'coughSeverity',
    })
    expect(JSON.parse(kept?.raw ?? '')).toMatchObject({ payload: { coughSeverity: 11 } })
  })

  test('a rejected entry that is sent again gets the same verdict and is stored once', async () => {
    const bad = [aMutation({ payload: { ...aReport(), mood: 'good' } })]
    const first = await push(api, bad)
    expect(await push(api, bad)).toEqual(first)
    expect(await api.db.selectFrom('quarantine').selectAll().execute()).toHaveLength(1)
  })

  test('a change with a broken envelope is rejected alone if its id is readable', async () => {
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

  test('a change without a readable id makes the whole push invalid, and nothing is stored', async () => {
    const nameless = Object.assign(aMutation({ clientSeq: 2 }), { mutationId: 'two' })
    const response = await api.post(pushPath, aPush([aMutation({ clientSeq: 1 }), nameless]))

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid', fields: [{ path: 'mutations.1' }] },
    })
    expect(await entries()).toEqual([])
  })
})

describe('deferred changes', () => {
  test('a kind of change that only a newer server knows is deferred and leaves no trace', async () => {
    const newer = [aMutation({ kind: 'sleep.create' }), aMutation({ clientSeq: 2, v: 2 })]
    const reply = await push(api, newer)

    expect(reply.acked).toEqual([])
    expect(reply.verdicts).toMatchObject([
      { mutationId: idNumbered(1), outcome: 'deferred', error: { code: 'unknown_kind' } },
      { mutationId: idNumbered(2), outcome: 'deferred', error: { code: 'unknown_kind' } },
    ])
    expect(await api.db.selectFrom('receipts').selectAll().execute()).toEqual([])
  })

  test('an update that arrives before its task is deferred, then applied', async () => {
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

  test('a later edit of the profile does not overtake a deferred one', async () => {
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
})
