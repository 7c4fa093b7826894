import { findingContextOf } from '@second-wind/core/findings/current-findings'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { readRecentEntries } from '@second-wind/core/findings/recent-records'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'
import { toPatient } from '../../records/profile/patients.table.ts'
import { listFormerUsualDays } from '../../records/profile/profile-history.repo.ts'
import { listSymptomRows } from '../../records/symptoms/symptoms.repo.ts'
import { toComparedEntry } from '../../records/symptoms/symptoms.table.ts'

/**
 * What an entry is compared with. Without a profile the findings remain that need none.
 *
 * @param beforeMs time of the entry, epoch milliseconds
 */
export async function findEntryContext(
  db: Db,
  patientId: PatientId,
  beforeMs: number,
): Promise<EntryContext> {
  const row = await db.selectFrom('patients').selectAll().where('id', '=', patientId).executeTakeFirst()
  // Without the number of open alerts, which costs a query for every entry.
  const patient = row && toPatient(row, 0)
  const former = await listFormerUsualDays(db, patientId, beforeMs)
  const listEarlier = async (limit: number) =>
    (await listSymptomRows(db, patientId, limit, beforeMs)).map(toComparedEntry)
  return {
    ...findingContextOf(patient),
    former,
    others: await readRecentEntries(listEarlier, beforeMs),
  }
}
