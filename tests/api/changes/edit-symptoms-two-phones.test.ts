import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { push, thisDeviceId } from '../../support/push.ts'
import {
  aDeletion,
  anUpdate,
  entryId,
  listSymptoms,
  pullChanges,
  tabletId,
  listSymptomVersions,
} from './symptom-mutations.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('edits of one entry from two phones', () => {
  test('are decided by the last to arrive, whichever phone it is from and whenever it was made', async () => {
    await push(api, [aMutation()])
    await push(api, [anUpdate(1, { mood: 9 }, { occurredAt: '2026-11-20T23:00:00Z' })], {
      deviceId: tabletId,
    })
    await push(api, [anUpdate(2, { mood: 1 }, { occurredAt: '2026-11-20T18:10:00Z' })])
    expect(await listSymptoms(api)).toMatchObject([{ mood: 1 }])
  })

  test('reach every phone, including the one that made them, and deletions do too', async () => {
    await push(api, [aMutation()])
    const { nextCursor } = await pullChanges(api, thisDeviceId)
    await push(api, [anUpdate(2, { mood: 1 })])
    for (const device of [thisDeviceId, tabletId]) {
      expect((await pullChanges(api, device, nextCursor)).changes).toMatchObject([
        { entityId: entryId, row: { mood: 1 } },
      ])
    }
    await push(api, [aDeletion(3)])
    for (const device of [thisDeviceId, tabletId]) {
      expect((await pullChanges(api, device, nextCursor)).changes).toMatchObject([
        { entityId: entryId, row: null },
      ])
    }
  })
})

describe('a deleted entry', () => {
  test('can be deleted again, which succeeds', async () => {
    await push(api, [aMutation(), aDeletion(2)])
    const again = await push(api, [aDeletion(3, { mutationId: idNumbered(0x200) })], { deviceId: tabletId })
    expect(again).toMatchObject({ acked: [[3, 3]], verdicts: [] })
    expect(await listSymptoms(api)).toEqual([])
  })

  test('is not restored by a later edit, which is accepted and stored', async () => {
    await push(api, [aMutation()])
    const { nextCursor } = await pullChanges(api, tabletId)
    await push(api, [aDeletion(2)])
    const late = await push(api, [anUpdate(3, { mood: 2 })], { deviceId: tabletId })

    expect(late).toMatchObject({ acked: [[3, 3]], verdicts: [] })
    expect(await listSymptoms(api)).toEqual([])
    const [tombstone] = await api.db.selectFrom('symptom_entries').selectAll().execute()
    expect(tombstone).toMatchObject({ mood: 7 })
    const [kept] = await listSymptomVersions(api)
    expect(kept).toMatchObject({ why: 'too_late', mutation_id: idNumbered(0x103) })
    expect(JSON.parse(kept?.report ?? '')).toEqual(aReport({ mood: 2 }))
    expect((await pullChanges(api, tabletId, nextCursor)).changes).toMatchObject([
      { entityId: entryId, row: null },
    ])
  })

  test('keeps the last edit before its deletion, in any order of edits and deletions from two phones', async () => {
    const acts = fc.array(fc.record({ isDeletion: fc.boolean(), mood: fc.integer({ min: 1, max: 10 }) }), {
      maxLength: 8,
    })
    let number = 0
    await fc.assert(
      fc.asyncProperty(acts, async (changes) => {
        const id = idNumbered((number += 0x100))
        await push(api, [aMutation({ mutationId: id, clientSeq: number })])
        for (const [at, { isDeletion, mood }] of changes.entries()) {
          const clientSeq = number + at + 1
          api.clock.advance(1_000)
          const named = { mutationId: idNumbered(clientSeq), entityId: id }
          const change = isDeletion ? aDeletion(clientSeq, named) : anUpdate(clientSeq, { mood }, named)
          await push(api, [change], { deviceId: at % 2 === 0 ? tabletId : thisDeviceId })
        }
        const isDeleted = changes.some((change) => change.isDeletion)
        const rows = (await listSymptoms(api)).filter((row) => row.id === id)
        expect(rows).toMatchObject(isDeleted ? [] : [{ mood: changes.at(-1)?.mood ?? 7 }])
        const edits = changes.filter((change) => !change.isDeletion)
        const kept = (await listSymptomVersions(api)).filter((version) => version.entry_id === id)
        expect(kept).toHaveLength(edits.length)
      }),
      { numRuns: 30 },
    )
  })
})
