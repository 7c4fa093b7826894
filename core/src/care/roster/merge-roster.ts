import type { DashboardPatient } from '../contract/clinician-dashboard.ts'
import { sortByUrgency } from './sort-by-urgency.ts'

/** The whole list anew from the one before and those who changed since, most urgent first. */
export function mergeRoster(
  before: readonly DashboardPatient[],
  changed: readonly DashboardPatient[],
): DashboardPatient[] {
  const byId = new Map([...before, ...changed].map((patient) => [patient.id, patient]))
  return sortByUrgency([...byId.values()])
}
