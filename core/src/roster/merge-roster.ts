import type { DashboardPatient } from '../contract/clinician.ts'
import { epochMs } from '../model/moment.ts'
import { urgencyRank } from './by-urgency.ts'

/** The whole list anew from the one before and those who changed since, most urgent first. */
export function mergeRoster(
  before: readonly DashboardPatient[],
  changed: readonly DashboardPatient[],
): DashboardPatient[] {
  const byId = new Map([...before, ...changed].map((patient) => [patient.id, patient]))
  return [...byId.values()]
    .map((patient) => ({ patient, rank: urgencyRank(patient), at: checkedInAt(patient) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at || a.patient.id - b.patient.id)
    .map(({ patient }) => patient)
}

/** Finite, so that two who have never checked in compare as equal. */
const checkedInAt = ({ lastSymptomEntry }: DashboardPatient): number =>
  lastSymptomEntry ? epochMs(lastSymptomEntry.date) : Number.MIN_SAFE_INTEGER
