import { triageOutcome, type TriageOutcome, type TriageResult } from '@second-wind/core/triage/triage-result'
import type { Selectable } from 'kysely'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import { loggedTimeOf } from '../../platform/db/columns.ts'
import type { Tables } from '../../platform/db/database.ts'
import { fromColumns, toColumns } from '../../platform/db/map-columns.ts'

export type TriageRow = Selectable<Tables['triage_results']>

/** Throws when the stored row does not fit the schema. */
export function toTriageResult(row: TriageRow): TriageResult {
  return {
    id: row.id,
    userId: row.patient_id,
    createdAt: loggedTimeOf(row),
    localDate: row.local_date,
    tzOffsetMin: row.tz_offset_min,
    receivedAt: row.received_at,
    ...fromColumns(triageOutcome, row),
  }
}

export function toTriageRow(
  { entityId, patientId, moment }: IncomingChange,
  outcome: TriageOutcome,
): TriageRow {
  return { id: entityId, patient_id: patientId, ...moment, ...toColumns(triageOutcome, outcome) }
}
