import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { updateAlertsOfEntry, withdrawEntryFindings } from '../care/alerts/raise-alerts.ts'
import type { PatientCache } from '../care/patient-cache.ts'
import { loggedAt } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/database.ts'
import { updateLatestRecord, recomputeLatestRecords } from '../records/profile/latest-records.repo.ts'
import { insertSymptomVersion } from '../records/symptoms/symptom-versions.repo.ts'
import {
  findSymptomRow,
  insertSymptoms,
  markDeleted,
  replaceReport,
} from '../records/symptoms/symptoms.repo.ts'
import { type SymptomRow, toReport } from '../records/symptoms/symptoms.table.ts'
import type { IncomingChange } from './incoming-change.ts'
import { notApplied, type NotApplied } from './not-applied.ts'
import { validateRecordId } from './validate-record-id.ts'

export async function createSymptoms(
  trx: Db,
  change: IncomingChange,
  report: SymptomReport,
  cache: PatientCache,
): Promise<NotApplied | undefined> {
  const badId = validateRecordId(change)
  if (badId) return badId
  if (!(await insertSymptoms(trx, change, report))) return notApplied('key_reuse')
  const { moment, entityId } = change
  const entry = { date: loggedAt(moment), localDate: moment.local_date, ...report }
  cache.entries.add({ id: entityId, occurredMs: moment.occurred_ms, entry })
  await updateLatestRecord(trx, 'latest_symptom', change)
  await updateAlertsOfEntry(trx, change, report, cache)
  return undefined
}

/**
 * The last edit to arrive wins; the previous version is stored. An edit of a deleted entry changes nothing and is stored
 * as well. In both cases its signs raise alerts for the day of the entry: everything a person reports counts, in
 * whatever order it arrives.
 */
export async function updateSymptoms(
  trx: Db,
  change: IncomingChange,
  report: SymptomReport,
  cache: PatientCache,
): Promise<NotApplied | 'no-change' | undefined> {
  const row = await findSymptomRow(trx, change.patientId, change.entityId)
  if (!row) return notApplied('parent_unknown')
  const isTooLate = row.deleted_at !== null
  await insertSymptomVersion(trx, change, isTooLate ? ['too_late', report] : ['replaced', toReport(row)])
  await updateAlertsOfEntry(trx, onEntryDay(change, row), report, cache)
  if (isTooLate) return 'no-change'
  await replaceReport(trx, row.id, report)
  return undefined
}

/** Permanent. The entry leaves every list but stays in the database; alerts that it raised stay open and say so. */
export async function deleteSymptoms(
  trx: Db,
  change: IncomingChange,
  _payload: unknown,
  cache: PatientCache,
): Promise<NotApplied | 'no-change' | undefined> {
  const row = await findSymptomRow(trx, change.patientId, change.entityId)
  if (!row) return notApplied('parent_unknown')
  if (row.deleted_at !== null) return 'no-change'
  await markDeleted(trx, row.id, change.moment.received_at)
  await withdrawEntryFindings(trx, change, cache)
  await recomputeLatestRecords(trx, change.patientId)
  return undefined
}

/** An edit concerns the day of the entry, not the day on which it was made. */
const onEntryDay = (
  change: IncomingChange,
  { local_date, occurred_ms }: Pick<SymptomRow, 'local_date' | 'occurred_ms'>,
): IncomingChange => ({ ...change, moment: { ...change.moment, local_date, occurred_ms } })
