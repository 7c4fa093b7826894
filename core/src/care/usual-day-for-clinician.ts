import { entryFindings } from '../findings/entry-findings.ts'
import { asksForAdviceToday, type Finding, isWarning } from '../findings/finding.ts'
import { deriveUsualDay, maxDaysForUsual } from '../findings/usual-day/derived-usual-day.ts'
import { groupBy } from '../platform/group-by.ts'
import type { Patient } from '../records/patient.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import type { UsualDay } from '../records/usual-day.ts'
import { hasLungCondition, type Person } from '../triage/person.ts'

/** How far back a clinician's list and a patient's record read for the usual day, from now. */
export const comparisonPeriodDays = 90

/**
 * The usual day that a clinician sees the latest check-in against, in the list and in the record: the one that the
 * patient set. For a patient with a lung condition who has set none, it is worked out from up to 14 earlier check-in
 * days, without those on which the patient was advised to get help the same day: a flare-up is not usual (HZ-37).
 *
 * @param entries of the last 90 days, in any order
 */
export function usualDayForClinician(
  person: Person & Pick<Patient, 'usualDay'>,
  latest: Pick<SymptomEntry, 'localDate'> | undefined,
  entries: readonly SymptomEntry[],
): UsualDay | undefined {
  if (person.usualDay || !latest || !hasLungCondition(person)) return person.usualDay
  const earlier = entries.filter(({ localDate }) => localDate < latest.localDate)
  const days = [...new Set(earlier.map(({ localDate }) => localDate))].toSorted().slice(-maxDaysForUsual)
  const ofDays = earlier.filter(({ localDate }) => days.includes(localDate))
  const context = { person, others: ofDays }
  const isUsual = (entry: SymptomEntry) => !entryFindings(entry, entry.localDate, context).some(isUnusual)
  const ofUsualDays = [...groupBy(ofDays, ({ localDate }) => localDate).values()].filter((day) =>
    day.every(isUsual),
  )
  return deriveUsualDay(ofUsualDays.flat())
}

/** One sign that may be usual is no reason: a stable long illness has it every day. */
const isUnusual = (finding: Finding): boolean =>
  isWarning(finding) || (asksForAdviceToday(finding) && !finding.isUsualUnknown)
