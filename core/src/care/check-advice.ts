import type { EntryFindingId } from '../findings/entry-finding-rules.ts'
import { gravityOf } from '../findings/finding-gravity.ts'
import { hasLungCondition, type Person } from '../triage/person.ts'

// A symptom check that advises to get help the same day. Where the log has a row for the same fact, the clinician reads
// both alike: the same alert, the same place in the list (hazards C14, HZ-09).

/** A fact behind the advice: a row of the log, or one of the check alone. */
export type AdviceFact = EntryFindingId | 'check-blood-streaks'

/** The fact behind each reason, by the reason's id. */
const facts: Readonly<Record<string, AdviceFact>> = {
  A3: 'flare-up-one-sign',
  A9: 'flare-up-one-sign',
  A10: 'flare-up-two-signs',
  A13: 'two-signs-with-lung-condition',
  A14: 'breathing-with-lung-condition',
  A15: 'fever-low-with-lung-condition',
  'general:cough_mucus=blood_streaks': 'check-blood-streaks',
  'respiratory:cough_mucus=blood_streaks': 'check-blood-streaks',
  'general:difficulty_breathing=moderate': 'breathlessness-moderate',
  'respiratory:difficulty_breathing=moderate': 'breathlessness-moderate',
  'general:fever=moderate': 'fever-medium',
  'respiratory:fever=moderate': 'fever-medium',
  'respiratory:peak_flow=50_80': 'peak-flow-50-80',
  'respiratory:rescue_inhaler=more_than_4': 'reliever-over-4-puffs',
}

/** Most serious first. Reasons that no entry can have are left out. */
export function adviceFacts(reasons: readonly string[], person: Person | undefined): AdviceFact[] {
  const found = reasons.flatMap((reason) => facts[reason] ?? [])
  const ofPerson = found.map((fact) =>
    fact === 'fever-medium' && hasLungCondition(person) ? 'fever-with-lung-condition' : fact,
  )
  return [...new Set(ofPerson)].toSorted((a, b) => gravityOf(a) - gravityOf(b))
}

/** A reason that no entry can have is as serious as the mildest finding with advice for today. */
export function gravityOfAdvice(reasons: readonly string[], person: Person | undefined): number {
  const isOfLog = reasons.length > 0 && reasons.every((reason) => facts[reason] !== undefined)
  const known = adviceFacts(reasons, person).map((fact) => gravityOf(fact))
  return Math.min(...known, ...(isOfLog ? [] : [gravityOf('fever-medium')]))
}
