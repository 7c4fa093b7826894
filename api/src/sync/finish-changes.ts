import { updateAlertsOfLaterEntries } from '../care/alerts/raise-alerts.ts'
import type { PatientWork } from '../care/patient-work.ts'
import { refreshRoster } from '../care/roster/refresh-roster.ts'

/** Once for all changes of a transaction: the alerts of entries that come after a changed one, and the roster. */
export async function finishChanges(
  work: PatientWork,
  changedEntryIds: readonly string[],
  receivedAtMs: number,
): Promise<void> {
  await updateAlertsOfLaterEntries(work, changedEntryIds, receivedAtMs)
  await refreshRoster(await work.written(), work.patientId, receivedAtMs)
}
