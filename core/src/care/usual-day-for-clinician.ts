import { deriveUsualDay } from '../findings/usual-comparison.ts'
import type { Patient } from '../records/patient.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import type { UsualDay } from '../records/usual-day.ts'
import { hasLungCondition, type Person } from '../triage/person.ts'

/** How far back a clinician's list and a patient's record read for the usual day, from now. */
export const comparedForDays = 90

/**
 * The usual day that a clinician sees the latest check-in against, in the list and in the record: the one that the
 * patient set. For a patient with a lung condition who has set none, it is worked out from earlier check-in days.
 *
 * @param entries of the last 90 days, in any order
 */
export function usualDayForClinician(
  person: Person & Pick<Patient, 'usualDay'>,
  latest: Pick<SymptomEntry, 'localDate'> | undefined,
  entries: readonly SymptomEntry[],
): UsualDay | undefined {
  if (person.usualDay || !latest || !hasLungCondition(person)) return person.usualDay
  return deriveUsualDay(entries.filter(({ localDate }) => localDate < latest.localDate))
}
