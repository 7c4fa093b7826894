import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { epochMs } from '@second-wind/core/platform/moment'
import { countedTime } from '../entry-times.ts'

/**
 * Patients whose latest entry has arrived since the roster before. After a deletion the latest entry is an earlier one,
 * which is not new.
 */
export function findNewCheckIns(before: DashboardPatient[], after: DashboardPatient[]): DashboardPatient[] {
  const known = new Map(before.map((patient) => [patient.id, arrivalMs(patient)]))
  return after.filter((patient) => arrivalMs(patient) > (known.get(patient.id) ?? Infinity))
}

/** Whether the latest entry is still the one that arrived: the patient may have deleted that one since. */
export const isStillLatest = (arrived: DashboardPatient, now: DashboardPatient | undefined): boolean =>
  now !== undefined && arrivalMs(now) >= arrivalMs(arrived)

/** "New check-in from Ann Lee", "New check-ins from Ann Lee, Bo Ek and 3 more". */
export function formatNewCheckIns(patients: DashboardPatient[]): string {
  const names = patients.map((patient) => patient.name)
  const [first, second, ...others] = names
  if (first === undefined) return ''
  if (second === undefined) return `New check-in from ${first}`
  if (others.length === 0) return `New check-ins from ${first} and ${second}`
  return `New check-ins from ${first}, ${second} and ${others.length} more`
}

/** Before any entry for a patient without one. */
const arrivalMs = ({ lastSymptomEntry: entry }: DashboardPatient): number =>
  entry ? epochMs(entry.receivedAt ?? countedTime(entry)) : -Infinity
