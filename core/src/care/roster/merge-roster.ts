import type { DashboardPatient } from '../contract/clinician-dashboard.ts'
import { sortByUrgency } from './sort-by-urgency.ts'

/** Merges the patients who changed into the earlier list, most urgent first. */
export function mergeRoster(
  before: readonly DashboardPatient[],
  changed: readonly DashboardPatient[],
): DashboardPatient[] {
  const byId = new Map([...before, ...changed].map((patient) => [patient.id, patient]))
  return sortByUrgency([...byId.values()])
}
