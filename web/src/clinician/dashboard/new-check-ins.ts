import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'

/** Patients whose latest entry is another one than in the roster before. */
export function findNewCheckIns(before: DashboardPatient[], after: DashboardPatient[]): DashboardPatient[] {
  const known = new Map(before.map((patient) => [patient.id, entryKey(patient)]))
  return after.filter(
    (patient) =>
      patient.lastSymptomEntry !== null &&
      known.has(patient.id) &&
      known.get(patient.id) !== entryKey(patient),
  )
}

/** "New check-in from Ann Lee", "New check-ins from Ann Lee, Bo Ek and 3 more". */
export function formatNewCheckIns(patients: DashboardPatient[]): string {
  const names = patients.map((patient) => patient.name)
  const [first, second, ...others] = names
  if (first === undefined) return ''
  if (second === undefined) return `New check-in from ${first}`
  if (others.length === 0) return `New check-ins from ${first} and ${second}`
  return `New check-ins from ${first}, ${second} and ${others.length} more`
}

function entryKey({ lastSymptomEntry: entry }: DashboardPatient): string | undefined {
  return entry ? `${entry.date} ${entry.receivedAt}` : undefined
}
