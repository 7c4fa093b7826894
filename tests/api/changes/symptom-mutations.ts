import { dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { type SymptomEntry, symptomEntry } from '@second-wind/core/records/symptom-entry'
import type { Mutation } from '@second-wind/core/sync/mutation'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import type { DemoApi } from '../../support/open-demo-api.ts'

/** The id of `aMutation()`'s entry. */
export const entryId = idNumbered(1)
/** The patient's other device. */
export const tabletId = idNumbered(0xd2)

export const anUpdate = (clientSeq: number, changes: object, rest: Partial<Mutation> = {}) =>
  aMutation({
    clientSeq,
    mutationId: idNumbered(0x100 + clientSeq),
    kind: 'symptoms.update',
    v: 2,
    entityId: entryId,
    occurredAt: '2026-11-20T18:03:00.000Z',
    payload: aReport(changes),
    ...rest,
  })

export const aDeletion = (clientSeq: number, rest: Partial<Mutation> = {}) =>
  anUpdate(clientSeq, {}, { kind: 'symptoms.delete', v: 1, payload: {}, ...rest })

export async function listSymptoms(api: DemoApi): Promise<SymptomEntry[]> {
  const rows: unknown = await (await api.get('/api/symptoms/1')).json()
  return Array.isArray(rows) ? rows.map((row) => symptomEntry.parse(row)) : []
}

/** The stored versions of edited entries. */
export const listSymptomVersions = (api: DemoApi) =>
  api.db.selectFrom('symptom_versions').select(['entry_id', 'mutation_id', 'why', 'report']).execute()

export async function getDashboardPatient(api: DemoApi) {
  const [patient] = dashboardReply.parse(await (await api.get('/api/clinician-dashboard/1')).json())
  return patient
}

export async function pullChanges(api: DemoApi, deviceId: string, cursor?: string) {
  const query = new URLSearchParams({ deviceId, ...(cursor === undefined ? {} : { cursor }) })
  return pullReply.parse(await (await api.get(`${pullPath}?${query.toString()}`)).json())
}
