import { dashboardReply } from '@second-wind/core/contract/clinician'
import { patientId } from '@second-wind/core/model/ids'
import { type SymptomEntry, symptomEntry } from '@second-wind/core/model/symptom-entry'
import type { Mutation } from '@second-wind/core/sync/mutation'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation } from '../fixtures/a-mutation.ts'
import { aReport } from '../fixtures/an-entry.ts'
import { fullReport } from '../fixtures/every-field.ts'
import { idNumbered } from '../fixtures/ids.ts'
import { type OpenApi, openApi } from '../support/open-api.ts'
import { push, thisPhone } from '../support/push.ts'

let api: OpenApi
beforeEach(async () => {
  api = await openApi()
})
afterEach(() => api.close())

const entry = idNumbered(1)
const tablet = idNumbered(0xd2)

const anUpdate = (clientSeq: number, changes: object, rest: Partial<Mutation> = {}) =>
  aMutation({
    clientSeq,
    mutationId: idNumbered(0x100 + clientSeq),
    kind: 'symptoms.update',
    entityId: entry,
    occurredAt: '2026-11-20T18:03:00.000Z',
    payload: aReport(changes),
    ...rest,
  })

const aDeletion = (clientSeq: number, rest: Partial<Mutation> = {}) =>
  anUpdate(clientSeq, {}, { kind: 'symptoms.delete', payload: {}, ...rest })

async function list(): Promise<SymptomEntry[]> {
  const rows: unknown = await (await api.get('/api/symptoms/1')).json()
  return Array.isArray(rows) ? rows.map((row) => symptomEntry.parse(row)) : []
}

const versions = () =>
  api.db.selectFrom('symptom_versions').select(['entry_id', 'mutation_id', 'why', 'report']).execute()

async function clinicianSees() {
  const [patient] = dashboardReply.parse(await (await api.get('/api/clinician-dashboard/1')).json())
  return patient
}

async function pull(deviceId: string, cursor?: string) {
  const query = new URLSearchParams({ deviceId, ...(cursor === undefined ? {} : { cursor }) })
  return pullReply.parse(await (await api.get(`${pullPath}?${query.toString()}`)).json())
}

test('an edited entry says what the edit says, of the day on which it was logged', async () => {
  await push(api, [aMutation({ occurredAt: '2026-11-18T08:00:00Z', localDate: '2026-11-18' })])
  await push(api, [anUpdate(2, { breathlessness: 6, notes: 'I meant six.' })])

  expect(await list()).toEqual([
    {
      ...aReport({ breathlessness: 6, notes: 'I meant six.' }),
      id: entry,
      userId: 1,
      date: '2026-11-18T08:00:00Z',
      localDate: '2026-11-18',
      tzOffsetMin: 0,
      receivedAt: '2026-11-20T18:00:00.000Z',
    },
  ])
})

test('what an edit leaves out is gone from the entry, and every earlier version is kept', async () => {
  await push(api, [aMutation({ payload: fullReport }), anUpdate(2, { mood: 2 }), anUpdate(3, { mood: 3 })])

  const [edited] = await list()
  expect(edited).toMatchObject({ mood: 3 })
  for (const field of ['notes', 'peakFlowLpm', 'peakFlowZone', 'relieverPuffs', 'untouchedScores'])
    expect(edited).not.toHaveProperty(field)
  const kept = await versions()
  expect(kept.map(({ why, mutation_id }) => [why, mutation_id])).toEqual([
    ['replaced', idNumbered(0x102)],
    ['replaced', idNumbered(0x103)],
  ])
  expect(kept.map(({ report }): unknown => JSON.parse(report))).toEqual([fullReport, aReport({ mood: 2 })])
})

test('the last edit to arrive wins, whichever phone it is from and whenever it was made', async () => {
  await push(api, [aMutation()])
  await push(api, [anUpdate(1, { mood: 9 }, { occurredAt: '2026-11-20T23:00:00Z' })], { deviceId: tablet })
  await push(api, [anUpdate(2, { mood: 1 }, { occurredAt: '2026-11-20T18:10:00Z' })])
  expect(await list()).toMatchObject([{ mood: 1 }])
})

test('a deleted entry is in no list, and stays in the database', async () => {
  await push(api, [aMutation({ payload: aReport({ notes: 'by mistake' }) })])
  expect(await push(api, [aDeletion(2)])).toMatchObject({ acked: [[2, 2]], verdicts: [] })

  expect(await list()).toEqual([])
  expect(await (await api.get('/api/symptoms/1/latest')).json()).toBeNull()
  expect(await clinicianSees()).toMatchObject({ lastSymptomEntry: null })
  expect(await api.db.selectFrom('symptom_entries').selectAll().execute()).toMatchObject([
    { id: entry, notes: 'by mistake', deleted_at: '2026-11-20T18:00:00.000Z' },
  ])
})

test('when the latest entry is deleted, the clinician sees the one before it', async () => {
  const earlier = { clientSeq: 5, occurredAt: '2026-11-19T08:00:00Z', payload: aReport({ coughSeverity: 8 }) }
  await push(api, [aMutation(earlier), aMutation()])
  expect(await clinicianSees()).toMatchObject({ lastSymptomEntry: { coughSeverity: 4 } })

  await push(api, [aDeletion(2)])
  expect(await clinicianSees()).toMatchObject({ lastSymptomEntry: { coughSeverity: 8 } })
  expect(await (await api.get('/api/symptoms/1/latest')).json()).toMatchObject({ id: idNumbered(5) })
})

test('an edit of an older entry does not make it the latest; the clinician sees an edit of the latest', async () => {
  await push(api, [aMutation(), aMutation({ clientSeq: 5, occurredAt: '2026-11-20T18:04:00Z' })])
  await push(api, [anUpdate(2, { coughSeverity: 9 })])
  expect(await clinicianSees()).toMatchObject({ lastSymptomEntry: { coughSeverity: 4 } })
  await push(api, [anUpdate(6, { coughSeverity: 7 }, { entityId: idNumbered(5) })])
  expect(await clinicianSees()).toMatchObject({ lastSymptomEntry: { coughSeverity: 7 } })
})

test('deleting twice is taken twice', async () => {
  await push(api, [aMutation(), aDeletion(2)])
  const again = await push(api, [aDeletion(3, { mutationId: idNumbered(0x200) })], { deviceId: tablet })
  expect(again).toMatchObject({ acked: [[3, 3]], verdicts: [] })
  expect(await list()).toEqual([])
})

test('an edit that arrives after the deletion is taken and kept, and brings nothing back', async () => {
  await push(api, [aMutation()])
  const { nextCursor } = await pull(tablet)
  await push(api, [aDeletion(2)])
  const late = await push(api, [anUpdate(3, { mood: 2 })], { deviceId: tablet })

  expect(late).toMatchObject({ acked: [[3, 3]], verdicts: [] })
  expect(await list()).toEqual([])
  const [tombstone] = await api.db.selectFrom('symptom_entries').selectAll().execute()
  expect(tombstone).toMatchObject({ mood: 7 })
  const [kept] = await versions()
  expect(kept).toMatchObject({ why: 'too_late', mutation_id: idNumbered(0x103) })
  expect(JSON.parse(kept?.report ?? '')).toEqual(aReport({ mood: 2 }))
  expect((await pull(tablet, nextCursor)).changes).toMatchObject([{ entityId: entry, row: null }])
})

test.each([
  ['an edit', anUpdate(2, {})],
  ['a deletion', aDeletion(2)],
])('%s of an entry that has not arrived waits for it', async (_, change) => {
  const waiting = await push(api, [change])
  expect(waiting.verdicts).toMatchObject([{ outcome: 'deferred', error: { code: 'parent_unknown' } }])
  await push(api, [aMutation()])
  expect(await push(api, [change])).toMatchObject({ verdicts: [], acked: [[2, 2]] })
})

test("another patient's entry is as unknown as none", async () => {
  await push(api, [aMutation()])
  await api.db
    .updateTable('symptom_entries')
    .set({ patient_id: patientId.parse(2) })
    .execute()
  const { verdicts } = await push(api, [anUpdate(2, {}), aDeletion(3)])
  expect(verdicts.map((verdict) => verdict.error.code)).toEqual(['parent_unknown', 'parent_unknown'])
  expect(await versions()).toEqual([])
})

test.each([
  ['mood', anUpdate(2, { mood: 11 })],
  ['reason', aDeletion(2, { payload: { reason: 'mistake' } })],
])('a change with a wrong %s is refused by that name and the entry stays', async (field, change) => {
  await push(api, [aMutation()])
  const { verdicts } = await push(api, [change])
  expect(verdicts).toMatchObject([{ outcome: 'rejected', error: { code: 'invalid_payload', field } }])
  expect(await list()).toMatchObject([aReport()])
})

test('the same edit again has one effect', async () => {
  await push(api, [aMutation(), anUpdate(2, { mood: 1 })])
  await push(api, [anUpdate(3, { mood: 2 })])
  await push(api, [anUpdate(2, { mood: 1 })])
  expect(await list()).toMatchObject([{ mood: 2 }])
  expect(await versions()).toHaveLength(2)
})

test('every phone reads edits and deletions, also the one that made them', async () => {
  await push(api, [aMutation()])
  const { nextCursor } = await pull(thisPhone)
  await push(api, [anUpdate(2, { mood: 1 })])
  for (const device of [thisPhone, tablet]) {
    expect((await pull(device, nextCursor)).changes).toMatchObject([{ entityId: entry, row: { mood: 1 } }])
  }
  await push(api, [aDeletion(3)])
  for (const device of [thisPhone, tablet]) {
    expect((await pull(device, nextCursor)).changes).toMatchObject([{ entityId: entry, row: null }])
  }
})

test('an edit that is graver raises the alert again, about the day of the entry', async () => {
  await push(api, [
    aMutation({
      occurredAt: '2026-11-17T08:00:00Z',
      localDate: '2026-11-17',
      payload: aReport({ breathlessness: 7 }),
    }),
  ])
  await api.db.updateTable('alerts').set({ is_read: 1 }).execute()
  await push(api, [anUpdate(2, { breathlessness: 9 })])

  const alerts = await api.db.selectFrom('alerts').selectAll().execute()
  expect(alerts).toMatchObject([
    {
      severity: 'critical',
      is_read: 0,
      source_id: entry,
      message: '17 November 2026: breathlessness 9 of 10.',
    },
  ])
})

test('neither a milder edit nor a deletion takes an alert away', async () => {
  await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
  await push(api, [anUpdate(2, { breathlessness: 1 }), aDeletion(3)])
  expect(await api.db.selectFrom('alerts').selectAll().execute()).toMatchObject([
    { severity: 'critical', is_resolved: 0 },
  ])
  expect(await clinicianSees()).toMatchObject({ alertCount: 1 })
})

test('edits and deletions of two phones, in any order: the entry says the last edit before a deletion', async () => {
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
        await push(api, [change], { deviceId: at % 2 === 0 ? tablet : thisPhone })
      }
      const isDeleted = changes.some((change) => change.isDeletion)
      const rows = (await list()).filter((row) => row.id === id)
      expect(rows).toMatchObject(isDeleted ? [] : [{ mood: changes.at(-1)?.mood ?? 7 }])
      const edits = changes.filter((change) => !change.isDeletion)
      const kept = (await versions()).filter((version) => version.entry_id === id)
      expect(kept).toHaveLength(edits.length)
    }),
    { numRuns: 30 },
  )
})
