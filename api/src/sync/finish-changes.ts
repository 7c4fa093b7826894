import { setImmediate } from 'node:timers/promises'
import { updateAlertsOfLaterEntries } from '../care/alerts/raise-alerts.ts'
import type { PatientWork } from '../care/patient-work.ts'
import { refreshRoster } from '../care/roster/refresh-roster.ts'
import { markRosterRowsOutdated } from '../care/roster/roster.repo.ts'

/**
 * Once for all changes of a transaction: the alerts of entries that come after a changed one, and the roster.
 *
 * @param isLast false when more changes of this patient follow at once: until then the row is refreshed only if a
 *   clinician reads it
 */
export async function finishChanges(
  work: PatientWork,
  changedEntryIds: readonly string[],
  receivedAtMs: number,
  isLast = true,
): Promise<void> {
  await updateAlertsOfLaterEntries(work, changedEntryIds, receivedAtMs)
  const trx = await work.written()
  await setImmediate()
  if (isLast) await refreshRoster(trx, work.patientId, receivedAtMs, work.knownEntries)
  else await markRosterRowsOutdated(trx, work.patientId)
}
