import type { LoggedRecords } from '@second-wind/core/findings/current-findings'
import { readRecentEntries } from '@second-wind/core/findings/recent-records'
import type { PatientId } from '@second-wind/core/platform/ids'
import { loggedTimeOf } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/database.ts'
import type { KnownEntries } from '../records/symptoms/known-entries.ts'
import { listSymptomRows } from '../records/symptoms/symptoms.repo.ts'
import type { SymptomRow } from '../records/symptoms/symptoms.table.ts'

/** Reads the newest entries: all that the rules need (core, recent-records.ts), and at least those of the sparkline. */
export async function listNewestEntries(db: Db, patientId: PatientId, nowMs: number): Promise<SymptomRow[]> {
  const entries = await readRecentEntries(async (limit) => {
    const rows = await listSymptomRows(db, patientId, limit)
    return rows.map((row) => ({ row, date: loggedTimeOf(row), localDate: row.local_date }))
  }, nowMs)
  return entries.map(({ row }) => row)
}

/** As the rules read them: those of a phone whose clock is in doubt, and the others. */
export function toEntries(
  newest: readonly SymptomRow[],
  doubtful: LoggedRecords['entries'],
  known: KnownEntries,
): LoggedRecords['entries'] {
  const doubtfulIds = new Set(doubtful.map(({ id }) => id))
  return [...doubtful, ...newest.filter(({ id }) => !doubtfulIds.has(id)).map((row) => known.entryOf(row))]
}
