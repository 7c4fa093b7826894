import type { EntryFindingId } from '../findings/entry-finding-rules.ts'
import { gravityOf } from '../findings/finding-gravity.ts'
import { hasAnyCondition, hasLungCondition, type Person } from '../triage/person.ts'
import type { AlertSeverity } from './alert.ts'

// A symptom check that advises to get help the same day. Where the log has a row for the same fact, the clinician reads
// both alike: the same alert, the same place in the list (hazards C14, HZ-09).

type CheckOnlyFactId =
  | 'check-blood-streaks'
  | 'check-severe-wheeze'
  | 'check-audible-wheeze'
  | 'check-changed-phlegm'

type CheckOnlyFact = {
  /** For a clinician. */
  words: string
  alert: { type: string; severity: AlertSeverity }
  reason: string
  source: string
}

/** Facts that no row of the log says in the same way. Their place in the list: findings/finding-gravity.ts. */
export const checkOnlyFacts: Readonly<Record<CheckOnlyFactId, CheckOnlyFact>> = {
  'check-blood-streaks': {
    words: 'a few spots or streaks of blood, or rust-coloured mucus',
    alert: { type: 'red_phlegm', severity: 'high' },
    reason: 'no entry can have a few streaks of blood alone; red phlegm is as near, and a critical alert',
    source: 'NHS, coughing up blood, 2025',
  },
  'check-severe-wheeze': {
    words: 'asthma: wheeze or cough all the time or at night',
    alert: { type: 'possible_flare_up', severity: 'high' },
    reason: 'asthma that gives no rest or wakes a person at night is not controlled and may be an attack',
    source: 'BTS/NICE/SIGN NG245, asthma, November 2024; NHS, asthma attacks, 2024',
  },
  'check-audible-wheeze': {
    words: 'asthma: a wheeze that can be heard',
    alert: { type: 'possible_flare_up', severity: 'medium' },
    reason: 'a wheeze that others can hear is a sign that asthma is getting worse',
    source: 'BTS/NICE/SIGN NG245, asthma, November 2024; NHS, asthma attacks, 2024',
  },
  'check-changed-phlegm': {
    words: 'lung condition: more or changed phlegm',
    alert: { type: 'changed_phlegm', severity: 'medium' },
    reason: 'coloured phlegm has this alert in the log; one answer of the check names thickness and colour',
    source: 'BTS/NICE/SIGN NG245, asthma, November 2024; NHS, chest infection, 2024',
  },
}

/** A fact behind the advice: a row of the log, or one of the check alone. */
export type AdviceFact = EntryFindingId | CheckOnlyFactId

export const isCheckOnlyFact = (fact: AdviceFact): fact is CheckOnlyFactId =>
  Object.hasOwn(checkOnlyFacts, fact)

/** The fact behind each reason, by the reason's id. */
const facts: Readonly<Record<string, AdviceFact>> = {
  A3: 'flare-up-one-sign',
  A9: 'flare-up-one-sign',
  A10: 'flare-up-two-signs',
  A13: 'two-signs-with-lung-condition',
  A14: 'breathing-with-lung-condition',
  A15: 'fever-low-with-lung-condition',
  A16: 'check-changed-phlegm',
  A17: 'cough-with-lung-condition',
  'general:cough_mucus=blood_streaks': 'check-blood-streaks',
  'respiratory:cough_mucus=blood_streaks': 'check-blood-streaks',
  'general:difficulty_breathing=moderate': 'breathlessness-moderate',
  'respiratory:difficulty_breathing=moderate': 'breathlessness-moderate',
  'general:fever=moderate': 'fever-medium',
  'respiratory:fever=moderate': 'fever-medium',
  'respiratory:peak_flow=50_80': 'peak-flow-50-80',
  'respiratory:rescue_inhaler=more_than_4': 'reliever-over-4-puffs',
}

const factsWithAsthma: Readonly<Record<string, AdviceFact>> = {
  'respiratory:rescue_inhaler=more_than_4': 'reliever-with-lung-condition',
  'respiratory:wheeze_cough=audible_wheeze': 'check-audible-wheeze',
  'respiratory:wheeze_cough=severe_wheeze': 'check-severe-wheeze',
}

const factBehind = (reason: string, person: Person | undefined): AdviceFact | undefined =>
  (hasAnyCondition(person, ['Asthma']) ? factsWithAsthma[reason] : undefined) ?? facts[reason]

/** Most serious first. Reasons that no entry can have are left out. */
export function adviceFacts(reasons: readonly string[], person: Person | undefined): AdviceFact[] {
  const found = reasons.flatMap((reason) => factBehind(reason, person) ?? [])
  const ofPerson = found.map((fact) =>
    fact === 'fever-medium' && hasLungCondition(person) ? 'fever-with-lung-condition' : fact,
  )
  return [...new Set(ofPerson)].toSorted((a, b) => gravityOf(a) - gravityOf(b))
}

/** A reason that no entry can have is as serious as the mildest finding with advice for today. */
export function gravityOfAdvice(reasons: readonly string[], person: Person | undefined): number {
  const isOfLog = reasons.length > 0 && reasons.every((reason) => factBehind(reason, person) !== undefined)
  const known = adviceFacts(reasons, person).map((fact) => gravityOf(fact))
  return Math.min(...known, ...(isOfLog ? [] : [gravityOf('fever-medium')]))
}
