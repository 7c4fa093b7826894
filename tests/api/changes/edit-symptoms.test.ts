import { patientId } from '@second-wind/core/platform/ids'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { fullReport } from '../../fixtures/full-records.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { push } from '../../support/push.ts'
import {
  aDeletion,
  anUpdate,
  getDashboardPatient,
  entryId,
  listSymptoms,
  listSymptomVersions,
} from './symptom-mutations.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('editing an entry', () => {
  test('an edited entry has the edited values and keeps its day', async () => {
    await push(api, [aMutation({ occurredAt: '2026-11-18T08:00:00Z', localDate: '2026-11-18' })])
    await push(api, [anUpdate(2, { breathlessness: 6, notes: 'I meant six.' })])

    expect(await listSymptoms(api)).toEqual([
      {
        ...aReport({ breathlessness: 6, notes: 'I meant six.' }),
        id: entryId,
        userId: 1,
        date: '2026-11-18T08:00:00Z',
        localDate: '2026-11-18',
        tzOffsetMin: 0,
        receivedAt: '2026-11-20T18:00:00.000Z',
      },
    ])
  })

  test('a field left out of an edit is removed from the entry, and every earlier version is kept', async () => {
    await push(api, [aMutation({ payload: fullReport }), anUpdate(2, { mood: 2 }), anUpdate(3, { mood: 3 })])

    const [edited] = await listSymptoms(api)
    expect(edited).toMatchObject({ mood: 3 })
    for (const field of ['notes', 'peakFlowLpm', 'peakFlowZone', 'relieverPuffs', 'untouchedScores'])
      expect(edited).not.toHaveProperty(field)
    const kept = await listSymptomVersions(api)
    expect(kept.map(({ why, mutation_id }) => [why, mutation_id])).toEqual([
      ['replaced', idNumbered(0x102)],
      ['replaced', idNumbered(0x103)],
    ])
    expect(kept.map(({ report }): unknown => JSON.parse(report))).toEqual([fullReport, aReport({ mood: 2 })])
  })
})

describe('an edit of an app that does not know how much phlegm is asked', () => {
  const oldEdit = (changes: object) => anUpdate(2, changes, { v: 1 })
  const more = { sputumConsistency: 'thick', sputumAmount: 'more' } as const

  test('keeps the amount, and its sign', async () => {
    await push(api, [aMutation({ payload: aReport(more) })])
    await push(api, [oldEdit({ sputumConsistency: 'thick', notes: 'Corrected.' })])
    expect(await listSymptoms(api)).toMatchObject([{ ...more, notes: 'Corrected.' }])
  })

  test('removes the amount with the phlegm', async () => {
    await push(api, [aMutation({ payload: aReport(more) })])
    await push(api, [oldEdit({ sputumConsistency: 'none', sputumColor: 'clear' })])
    const [edited] = await listSymptoms(api)
    expect(edited).not.toHaveProperty('sputumAmount')
  })

  test('replaces an amount that it names, and one of an app that knows it removes what it leaves out', async () => {
    await push(api, [aMutation({ payload: aReport(more) })])
    await push(api, [oldEdit({ ...more, sputumAmount: 'usual' })])
    expect(await listSymptoms(api)).toMatchObject([{ sputumAmount: 'usual' }])
    await push(api, [anUpdate(3, { sputumConsistency: 'thick' })])
    const [edited] = await listSymptoms(api)
    expect(edited).not.toHaveProperty('sputumAmount')
  })

  test('has to wait for its entry', async () => {
    const { verdicts } = await push(api, [oldEdit({})])
    expect(verdicts).toMatchObject([{ outcome: 'deferred', error: { code: 'parent_unknown' } }])
  })
})

describe('deleting an entry', () => {
  test('a deleted entry is in no list but stays in the database', async () => {
    await push(api, [aMutation({ payload: aReport({ notes: 'by mistake' }) })])
    expect(await push(api, [aDeletion(2)])).toMatchObject({ acked: [[2, 2]], verdicts: [] })

    expect(await listSymptoms(api)).toEqual([])
    expect(await (await api.get('/api/symptoms/1/latest')).json()).toBeNull()
    expect(await getDashboardPatient(api)).toMatchObject({ lastSymptomEntry: null })
    expect(await api.db.selectFrom('symptom_entries').selectAll().execute()).toMatchObject([
      { id: entryId, notes: 'by mistake', deleted_at: '2026-11-20T18:00:00.000Z' },
    ])
  })

  test('when the latest entry is deleted, the clinician sees the previous one', async () => {
    const earlier = {
      clientSeq: 5,
      occurredAt: '2026-11-19T08:00:00Z',
      payload: aReport({ coughSeverity: 8 }),
    }
    await push(api, [aMutation(earlier), aMutation()])
    expect(await getDashboardPatient(api)).toMatchObject({ lastSymptomEntry: { coughSeverity: 4 } })

    await push(api, [aDeletion(2)])
    expect(await getDashboardPatient(api)).toMatchObject({ lastSymptomEntry: { coughSeverity: 8 } })
    expect(await (await api.get('/api/symptoms/1/latest')).json()).toMatchObject({ id: idNumbered(5) })
  })
})

describe('which entry is the latest', () => {
  test('an edit of an older entry does not make it the latest, and the clinician sees an edit of the latest', async () => {
    await push(api, [aMutation(), aMutation({ clientSeq: 5, occurredAt: '2026-11-20T18:04:00Z' })])
    await push(api, [anUpdate(2, { coughSeverity: 9 })])
    expect(await getDashboardPatient(api)).toMatchObject({ lastSymptomEntry: { coughSeverity: 4 } })
    await push(api, [anUpdate(6, { coughSeverity: 7 }, { entityId: idNumbered(5) })])
    expect(await getDashboardPatient(api)).toMatchObject({ lastSymptomEntry: { coughSeverity: 7 } })
  })
})

describe('refused and repeated changes', () => {
  test.each([
    ['an edit', anUpdate(2, {})],
    ['a deletion', aDeletion(2)],
  ])('%s of an entry that has not arrived is deferred', async (_, change) => {
    const waiting = await push(api, [change])
    expect(waiting.verdicts).toMatchObject([{ outcome: 'deferred', error: { code: 'parent_unknown' } }])
    await push(api, [aMutation()])
    expect(await push(api, [change])).toMatchObject({ verdicts: [], acked: [[2, 2]] })
  })

  test("another patient's entry is treated as unknown", async () => {
    await push(api, [aMutation()])
    await api.db
      .updateTable('symptom_entries')
      .set({ patient_id: patientId.parse(2) })
      .execute()
    const { verdicts } = await push(api, [anUpdate(2, {}), aDeletion(3)])
    expect(verdicts.map((verdict) => verdict.error.code)).toEqual(['parent_unknown', 'parent_unknown'])
    expect(await listSymptomVersions(api)).toEqual([])
  })

  test.each([
    ['mood', anUpdate(2, { mood: 11 })],
    ['reason', aDeletion(2, { payload: { reason: 'mistake' } })],
  ])('a change with a wrong %s is refused, naming that field, and the entry stays', async (field, change) => {
    await push(api, [aMutation()])
    const { verdicts } = await push(api, [change])
    expect(verdicts).toMatchObject([{ outcome: 'rejected', error: { code: 'invalid_payload', field } }])
    expect(await listSymptoms(api)).toMatchObject([aReport()])
  })

  test('a repeated edit has one effect', async () => {
    await push(api, [aMutation(), anUpdate(2, { mood: 1 })])
    await push(api, [anUpdate(3, { mood: 2 })])
    await push(api, [anUpdate(2, { mood: 1 })])
    expect(await listSymptoms(api)).toMatchObject([{ mood: 2 }])
    expect(await listSymptomVersions(api)).toHaveLength(2)
  })
})
