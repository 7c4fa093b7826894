import type { PatientId } from '@second-wind/core/platform/ids'
import { updateAlertsOfLaterEntries } from '../care/alerts/raise-alerts.ts'
import type { PatientCache } from '../care/patient-cache.ts'
import { refreshRoster } from '../care/roster/refresh-roster.ts'
import type { Db } from '../platform/db/database.ts'

/** Once for all changes of a transaction: the alerts of entries that come after a changed one, and the roster. */
export async function finishChanges(
  trx: Db,
  patientId: PatientId,
  changedEntryIds: readonly string[],
  receivedAtMs: number,
  cache: PatientCache,
): Promise<void> {
  await updateAlertsOfLaterEntries(trx, patientId, changedEntryIds, receivedAtMs, cache)
  await refreshRoster(trx, patientId, receivedAtMs)
}
