import { type SymptomEntry, symptomReport, type SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { Selectable } from 'kysely'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import { loggedTimeOf } from '../../platform/db/columns.ts'
import type { Tables } from '../../platform/db/database.ts'
import { type ColumnsOf, fromColumns, fromTrustedColumns, toColumns } from '../../platform/db/map-columns.ts'

export type SymptomRow = Selectable<Tables['symptom_entries']>

export const toSymptomEntry = (row: SymptomRow): SymptomEntry => ({ ...factsOf(row), ...toReport(row) })

/** Skips the schema's checks for speed: the rules read up to 200 of these at every change. */
export const toTrustedEntry = (row: SymptomRow): SymptomEntry => ({
  ...factsOf(row),
  ...fromTrustedColumns(symptomReport, row),
})

const factsOf = (row: SymptomRow) => ({
  id: row.id,
  userId: row.patient_id,
  date: loggedTimeOf(row),
  localDate: row.local_date,
  tzOffsetMin: row.tz_offset_min,
  receivedAt: row.received_at,
})

/** Throws when a stored row does not fit the schema. */
export const toReport = (row: ColumnsOf<SymptomReport>): SymptomReport => fromColumns(symptomReport, row)

export const toReportColumns = (report: SymptomReport): ColumnsOf<SymptomReport> =>
  toColumns(symptomReport, report)

export function toSymptomRow(
  { entityId, patientId, moment }: IncomingChange,
  report: SymptomReport,
): SymptomRow {
  return { id: entityId, patient_id: patientId, ...moment, ...toReportColumns(report), deleted_at: null }
}
