import type { RecordEntry } from '@second-wind/core/care/contract/patient-record'
import type { PatientId } from '@second-wind/core/platform/ids'
import { symptomReport } from '@second-wind/core/records/symptom-entry'
import { clockFactsOf, countedTimeOfRowMs } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/database.ts'
import { occurredSince } from '../../platform/db/occurred-since.ts'
import { toSymptomEntry } from '../../records/symptoms/symptoms.table.ts'

type EarlierVersions = RecordEntry['earlier']

/** Deleted entries too, each with its earlier versions; newest first, by the time that counts, like
 * the latest one in the clinician's list (latest-records.repo.ts). */
export async function listRecordEntries(
  db: Db,
  patientId: PatientId,
  sinceMs: number,
): Promise<RecordEntry[]> {
  const rows = await db
    .selectFrom('symptom_entries')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where(occurredSince(sinceMs))
    .execute()
  const earlier = await listEarlier(db, patientId, sinceMs)
  const newestFirst = rows.toSorted(
    (a, b) => countedTimeOfRowMs(b) - countedTimeOfRowMs(a) || (a.id < b.id ? 1 : -1),
  )
  return newestFirst.map((row) => ({
    ...toSymptomEntry(row),
    ...clockFactsOf(row),
    earlier: earlier.get(row.id) ?? [],
    deletedAt: row.deleted_at,
  }))
}

/** By entry, oldest first. Includes an edit that arrived after the entry was deleted, because the patient reported it. */
async function listEarlier(
  db: Db,
  patientId: PatientId,
  sinceMs: number,
): Promise<Map<string, EarlierVersions>> {
  const rows = await db
    .selectFrom('symptom_versions')
    .innerJoin('symptom_entries', 'symptom_entries.id', 'symptom_versions.entry_id')
    .select(['entry_id', 'report', 'set_aside_at'])
    .where('symptom_entries.patient_id', '=', patientId)
    .where(occurredSince(sinceMs))
    .orderBy('symptom_versions.id')
    .execute()
  const byEntry = new Map<string, EarlierVersions>()
  for (const { entry_id: id, report, set_aside_at: setAsideAt } of rows) {
    const version = { report: symptomReport.parse(JSON.parse(report)), setAsideAt }
    byEntry.set(id, [...(byEntry.get(id) ?? []), version])
  }
  return byEntry
}
