import { minuteMs } from '@second-wind/core/platform/moment'
import { symptomEntry } from '@second-wind/core/records/symptom-entry'
import { type PullReply, pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation, someMutations } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { aProfile } from '../../fixtures/personas.ts'
import { type DemoApi, openDemoApi, patientOne } from '../../support/open-demo-api.ts'
import { push, thisDeviceId } from '../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

async function pull(query: Record<string, string | number> = {}): Promise<PullReply> {
  const params = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const response = await api.get(`${pullPath}?${params.toString()}`)
  if (response.status !== 200) throw new Error(`the pull was answered ${response.status}`)
  return pullReply.parse(await response.json())
}

async function pullAll(query: Record<string, string | number> = {}): Promise<PullReply['changes']> {
  const page = await pull(query)
  if (!page.hasMore) return page.changes
  return [...page.changes, ...(await pullAll({ ...query, cursor: page.nextCursor }))]
}

describe('pages of the feed', () => {
  test('a new phone receives everything once, page by page, in the shape of the REST routes', async () => {
    await push(api, someMutations(7))
    const changes = await pullAll({ limit: 3 })

    expect(changes.map((change) => change.entityId)).toEqual(['1', ...[1, 2, 3, 4, 5, 6, 7].map(idNumbered)])
    const entries = changes.slice(1).map((change) => symptomEntry.parse(change.row))
    expect(entries[0]).toMatchObject({ userId: 1, coughSeverity: 4, receivedAt: '2026-11-20T18:00:00.000Z' })
    expect(changes[0]).toMatchObject({ entity: 'profile', row: { id: 1, alertCount: 0, version: 1 } })
  })

  test('200 entries fill a page, and the next one has the rest', async () => {
    await push(api, someMutations(300))
    const first = await pull()
    expect(first).toMatchObject({ hasMore: true })
    expect(first.changes).toHaveLength(200)
    const second = await pull({ cursor: first.nextCursor })
    expect(second).toMatchObject({ hasMore: false })
    expect(second.changes).toHaveLength(101)
  })

  test('at the end of the feed a page is empty', async () => {
    await push(api, someMutations(3))
    const { nextCursor } = await pull()
    expect(await pull({ cursor: nextCursor })).toMatchObject({ changes: [], hasMore: false, nextCursor })
  })
})

describe('what the feed contains', () => {
  test("a pull leaves out the phone's own changes and contains those of the patient's other phone", async () => {
    const { nextCursor } = await pull({ deviceId: thisDeviceId })
    await push(api, someMutations(3))

    const own = await pull({ deviceId: thisDeviceId, cursor: nextCursor })
    expect(own).toMatchObject({ changes: [], hasMore: false })
    expect(own.nextCursor).not.toBe(nextCursor)

    const others = await pull({ deviceId: idNumbered(0xd2), cursor: nextCursor })
    expect(others.changes).toHaveLength(3)
  })

  test('a record that changed many times is sent once, in its newest state', async () => {
    const task = { type: 'hydration', title: 'Drinks', completed: false, progress: 0 }
    const create = aMutation({ clientSeq: 1, kind: 'activities.create', payload: task })
    const updates = [2, 3, 4].map((clientSeq) =>
      aMutation({
        clientSeq,
        kind: 'activities.update',
        entityId: create.mutationId,
        payload: { progress: clientSeq * 2 },
      }),
    )
    const { nextCursor } = await pull()
    await push(api, [create, ...updates])

    const { changes } = await pull({ cursor: nextCursor })
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({ entity: 'activities', row: { progress: 8, completed: false } })
  })

  test("another patient's changes are not in the feed", async () => {
    const changes = await pullAll()
    expect(changes.filter((change) => change.entity === 'profile')).toHaveLength(1)
  })
})

describe('refused parameters', () => {
  test.each([
    ['of a server that was restored from a backup', 'epoch-b.1'],
    ['beyond the end', 'epoch-a.999'],
    ['that we never wrote', 'somewhere'],
    ['with a sign', 'epoch-a.-1'],
  ])('a cursor %s sends the phone back to the beginning', async (_, cursor) => {
    const response = await api.get(`${pullPath}?cursor=${cursor}`)
    expect(response.status).toBe(410)
    expect(await response.json()).toMatchObject({ error: { code: 'cursor_expired' } })
  })

  test.each(['0', '201', '1.5', 'many'])('a page size of %s is refused', async (limit) => {
    expect((await api.get(`${pullPath}?limit=${limit}`)).status).toBe(422)
  })
})

describe('effects of a pull', () => {
  test('a pull records the contact of every phone and keeps the last report of one that has pushed', async () => {
    await push(api, [aMutation()], { pendingCount: 5 })
    api.clock.advance(minuteMs)
    await pull({ deviceId: thisDeviceId })
    await pull({ deviceId: idNumbered(0xd2) })

    expect(await api.db.selectFrom('devices').selectAll().execute()).toMatchObject([
      { device_id: thisDeviceId, last_heard_at: '2026-11-20T18:01:00.000Z', pending_count: 4 },
      {
        device_id: idNumbered(0xd2),
        last_heard_at: '2026-11-20T18:01:00.000Z',
        pending_count: 0,
        app_version: null,
      },
    ])
  })

  test("a new demo profile removes the sample history and keeps the user's own entries", async () => {
    const demo = await openDemoApi({ seed: true })
    api = demo
    const before = await pullAll({ deviceId: thisDeviceId })
    const own = aMutation({ clientSeq: 1, payload: aReport({ notes: 'mine' }) })
    await push(demo, [own])
    const { nextCursor } = await pull({ deviceId: thisDeviceId, limit: 200 })

    const setup = aMutation({
      clientSeq: 2,
      kind: 'profile.create',
      entityId: '1',
      payload: aProfile({ name: 'Robin Hale' }),
    })
    expect(await push(demo, [setup])).toMatchObject({ acked: [[2, 2]] })

    const after = await pullAll({ deviceId: thisDeviceId, cursor: nextCursor })
    const gone = after.filter((change) => change.row === null).map((change) => change.entityId)
    const samples = before.filter((change) => change.entity !== 'profile').map((change) => change.entityId)
    expect(gone.toSorted()).toEqual(samples.toSorted())
    expect(after.at(-1)).toMatchObject({ entity: 'profile', row: { name: 'Robin Hale', version: 2 } })

    const left = await demo.db
      .selectFrom('symptom_entries')
      .selectAll()
      .where('patient_id', '=', patientOne)
      .execute()
    expect(left).toMatchObject([{ notes: 'mine' }])
    const [patient] = await demo.db.selectFrom('patients').selectAll().where('id', '=', patientOne).execute()
    expect(patient).toMatchObject({ latest_symptom_id: own.mutationId, latest_triage_id: null })
    const kept = await demo.db.selectFrom('profile_history').selectAll().where('field', '=', 'name').execute()
    expect(kept).toMatchObject([{ patient_id: 1, old_value: '"Amina Yusuf"' }])
  })
})
