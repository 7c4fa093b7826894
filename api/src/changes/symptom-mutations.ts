import { hasNoPhlegm } from '@second-wind/core/records/phlegm'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import {
  raiseAlertsOfNewEntry,
  updateAlertsOfEntry,
  withdrawEntryFindings,
} from '../care/alerts/raise-alerts.ts'
import type { PatientWork } from '../care/patient-work.ts'
import { recomputeLatestRecords } from '../records/profile/latest-records.repo.ts'
import { insertSymptomVersion } from '../records/symptoms/symptom-versions.repo.ts'
import { findSymptomRow, markDeleted, replaceReport } from '../records/symptoms/symptoms.repo.ts'
import { type SymptomRow, toReport, toSymptomRow } from '../records/symptoms/symptoms.table.ts'
import type { IncomingChange } from './incoming-change.ts'
import { notApplied, type NotApplied } from './not-applied.ts'
import { validateRecordId } from './validate-record-id.ts'

export async function createSymptoms(
  work: PatientWork,
  change: IncomingChange,
  report: SymptomReport,
): Promise<NotApplied | undefined> {
  const badId = validateRecordId(change)
  if (badId) return badId
  if (await work.symptoms.isTaken(change.entityId)) return notApplied('key_reuse')
  await raiseAlertsOfNewEntry(work, change, report)
  const row = toSymptomRow(change, report)
  work.symptoms.add(row)
  work.entries.add(row)
  return undefined
}

/**
 * The last edit to arrive wins; the previous version is stored. An edit of a deleted entry changes nothing and is stored
 * as well. In both cases its signs raise alerts for the day of the entry: everything a person reports counts, in
 * whatever order it arrives.
 */
export async function updateSymptoms(
  work: PatientWork,
  change: IncomingChange,
  report: SymptomReport,
): Promise<NotApplied | 'no-change' | undefined> {
  const row = await findSymptomRow(await work.written(), change.patientId, change.entityId)
  if (!row) return notApplied('parent_unknown')
  return replaceSymptoms(work, change, row, report)
}

/** The same from an app that does not know every field: what its edit does not name stays as it was. */
export async function updateNamedSymptoms(
  work: PatientWork,
  change: IncomingChange,
  report: SymptomReport,
): Promise<NotApplied | 'no-change' | undefined> {
  const row = await findSymptomRow(await work.written(), change.patientId, change.entityId)
  if (!row) return notApplied('parent_unknown')
  return replaceSymptoms(work, change, row, withFieldsAfterVersion1(report, toReport(row)))
}

/** With phlegm, how much there is. An edit to "No phlegm" takes it away. */
const withFieldsAfterVersion1 = (report: SymptomReport, { sputumAmount }: SymptomReport): SymptomReport =>
  sputumAmount === undefined || hasNoPhlegm(report) ? report : { sputumAmount, ...report }

async function replaceSymptoms(
  work: PatientWork,
  change: IncomingChange,
  row: SymptomRow,
  report: SymptomReport,
): Promise<'no-change' | undefined> {
  const trx = await work.written()
  const isTooLate = row.deleted_at !== null
  await insertSymptomVersion(trx, change, isTooLate ? ['too_late', report] : ['replaced', toReport(row)])
  await updateAlertsOfEntry(work, onEntryDay(change, row), report)
  if (isTooLate) return 'no-change'
  await replaceReport(trx, row.id, report)
  await work.readAgain()
  return undefined
}

/** Permanent. The entry leaves every list but stays in the database; alerts that it raised stay open and say so. */
export async function deleteSymptoms(
  work: PatientWork,
  change: IncomingChange,
): Promise<NotApplied | 'no-change' | undefined> {
  const trx = await work.written()
  const row = await findSymptomRow(trx, change.patientId, change.entityId)
  if (!row) return notApplied('parent_unknown')
  if (row.deleted_at !== null) return 'no-change'
  await markDeleted(trx, row.id, change.moment.received_at)
  await withdrawEntryFindings(work, change)
  await recomputeLatestRecords(trx, change.patientId)
  await work.readAgain()
  return undefined
}

/** An edit concerns the day of the entry, not the day on which it was made. */
const onEntryDay = (
  change: IncomingChange,
  { local_date, occurred_ms }: Pick<SymptomRow, 'local_date' | 'occurred_ms'>,
): IncomingChange => ({ ...change, moment: { ...change.moment, local_date, occurred_ms } })
