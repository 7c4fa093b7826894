import type { UsualDay } from '../records/usual-day.ts'
import type { Person } from '../triage/person.ts'
import type { DaySign } from './flare-up-signs.ts'
import type { LastingFindings } from './lasting-findings.ts'
import type { ComparedReport, ComparedScore } from './usual-comparison.ts'

/** What a rule reads: the report, and what it is compared with. A rule applies if it does for any of the usual days. */
export type Facts = {
  report: ComparedReport
  person: Person | undefined
  usualDays: readonly (UsualDay | undefined)[]
  /** Of these, the ones that the person has set. */
  knownUsualDays: readonly UsualDay[]
  /** Signs of the entry itself. */
  signs: readonly DaySign[]
  /** Further signs of earlier entries of the same day: two signs in two entries are two signs. */
  signsEarlier: readonly DaySign[]
  sustained: ComparedScore[]
  /** By the threshold of the clinician alone. */
  sustainedForAlert: ComparedScore[]
  /** Points that make a single day worse than usual. */
  points: number
  /** Whether the entry has a sign of a flare-up that the threshold of the clinician counts. */
  hasSignForAlert: boolean
  /** Whether a single day like this one is a change by the threshold of the clinician. */
  isWorseTodayForAlert: boolean
  /** What the entry repeats of the check-in day before (lasting-findings.ts). */
  lasting: LastingFindings
}
