import type { SymptomReport } from '../records/symptom-entry.ts'
import type { TriageOutcome } from '../triage/triage-result.ts'
import { type EntryFindingId, entryFindingRules } from './entry-finding-rules.ts'
import { byLevel, type Finding } from './finding.ts'

// Decides which of two findings with the same level is more serious. A screen with room for one sign names the worst,
// not the newest, and a clinician sees that patient first. The order is the same everywhere. Hazards: HZ-01, HZ-02, HZ-09.

/** Smaller is more serious: a hundred for each place in the table of findings, less the figure of the report. */
type Gravity = number

const step = 100
const ranks: ReadonlyMap<string, number> = new Map(entryFindingRules.map(({ id }, at) => [id, at + 1]))
const rankOf = (id: string) => (ranks.get(id) ?? 0) * step

/**
 * @param id of a finding, or of the alert rule that raised one. One that is not known, such as that of a symptom check
 *   with a 999 sign, comes first: unknown is not mild.
 * @param report what was logged, where it is known
 */
export function gravityOf(id: string, report?: Figures): Gravity {
  const rule = entryFindingRules.find((row) => row.id === id)
  if (rule) return rankOf(rule.id) - (report ? (figures[rule.id]?.(report) ?? 0) : 0)
  return lastOfItsLevel.has(id) ? rankOf('worse-than-usual-today') + step : rankOf(sameRankAs[id] ?? '')
}

/** What the figure of a finding is read from. */
export type Figures = Pick<
  SymptomReport,
  'breathlessness' | 'coughSeverity' | 'energy' | 'relieverPuffs' | 'peakFlowLpm'
>

const breathlessness = (report: Figures) => report.breathlessness
const puffs = ({ relieverPuffs = 0 }: Figures) => Math.min(step - 1, relieverPuffs)
const lowPeakFlow = ({ peakFlowLpm = 0 }: Figures) =>
  step - 1 - Math.min(step - 1, Math.round(peakFlowLpm / 10))

/** Compares two findings of one rule, 0 to 99: the higher, the more serious. */
const figures: Partial<Record<EntryFindingId, (report: Figures) => number>> = {
  'breathlessness-severe': breathlessness,
  'breathlessness-high': breathlessness,
  'breathing-with-lung-condition': breathlessness,
  'peak-flow-below-50': lowPeakFlow,
  'peak-flow-50-80': lowPeakFlow,
  'reliever-over-8-puffs': puffs,
  'reliever-with-worse-day': puffs,
  'reliever-with-lung-condition': puffs,
  'reliever-over-4-puffs': puffs,
  'cough-severe': (report) => report.coughSeverity,
  'energy-very-low': (report) => 10 - report.energy,
}

/** The figure behind the gravity of a finding: the higher, the more serious. */
export const figureOf = (gravity: Gravity): number => (step - (gravity % step)) % step

/** Gravity of a check that calls for 999: of its worst sign, and before all others if that is not known. */
export function gravityOfCheck({ reasons = [] }: Pick<TriageOutcome, 'reasons'>): Gravity {
  const signs = reasons.flatMap((reason) => emergencySignOfReason(reason) ?? [])
  return signs.length === 0 ? 0 : Math.min(...signs.map(({ gravity }) => gravity))
}

/** The 999 sign behind a reason of a check: the finding of an entry that is the same sign, or one of its own. */
export function emergencySignOfReason(reason: string): { id: string; gravity: Gravity } | undefined {
  const sign = checkSigns[reason]
  if (sign === undefined) return undefined
  return typeof sign === 'string' ? { id: sign, gravity: rankOf(sign) } : { id: reason, gravity: sign }
}

const [cannotBreathe, danger] = [0, step / 2]

/** By the id of a reason. Breathing comes first, then what can kill as fast, then signs that an entry can have too. */
const checkSigns: Readonly<Record<string, EntryFindingId | Gravity>> = {
  'general:difficulty_breathing=severe': cannotBreathe,
  'respiratory:difficulty_breathing=critical': cannotBreathe,
  'respiratory:difficulty_breathing=severe': cannotBreathe,
  'respiratory:blue_lips_fingers=blue_lips': cannotBreathe,
  'respiratory:blue_lips_fingers=blue_fingers': cannotBreathe,
  'general:chest_pain=crushing': danger,
  'general:swallowing=unable': danger,
  'general:fatigue=severe': danger,
  'respiratory:chest_pain=crushing': danger,
  'respiratory:rescue_inhaler=not_helping': danger,
  'respiratory:alertness_confusion=confused': danger,
  A2: danger,
  A4: danger,
  A5: danger,
  'respiratory:peak_flow=below_50': 'peak-flow-below-50',
  'general:cough_mucus=significant_blood': 'phlegm-red',
  'respiratory:cough_mucus=significant_blood': 'phlegm-red',
  'general:fever=high': 'fever-high',
  'respiratory:fever=high': 'fever-high',
}

/** They repeat a sign, or are a result without one: any sign says more. */
const lastOfItsLevel: ReadonlySet<string> = new Set([
  'follow-up-still',
  'follow-up-not-usual',
  'flare-up-open',
  'check-monitor',
])

/** Answers to a message are what the patient says of the whole day. */
const sameRankAs: Readonly<Record<string, string>> = {
  'check-blood-streaks': 'breathlessness-high',
  'check-severe-wheeze': 'two-signs-with-lung-condition',
  'check-audible-wheeze': 'breathing-with-lung-condition',
  'check-changed-phlegm': 'phlegm-coloured',
  'answer-worse': 'feels-much-worse',
  'answer-call': 'feels-much-worse',
  'answer-worse-after-999-sign': 'feels-much-worse',
  'answer-call-after-999-sign': 'feels-much-worse',
}

type GradedFinding = Pick<Finding, 'level'> & { gravity: Gravity; fromMs: number }

/** Most serious first: by level, then by gravity; the newest first among equals. */
export const byGravity = (a: GradedFinding, b: GradedFinding): number =>
  byLevel(a, b) || a.gravity - b.gravity || b.fromMs - a.fromMs
