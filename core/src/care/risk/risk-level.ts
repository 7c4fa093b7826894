import type { CheckFindingId } from '../../findings/current-findings.ts'
import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import { type FindingLevel, isHighRiskFinding } from '../../findings/finding.ts'
import type { Profile } from '../../records/patient.ts'
import { isAnswered } from '../../records/phlegm.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { TriageLevel } from '../../triage/triage-result.ts'

// "High: user vulnerable, or alertCount above 0, or triage result seek_help, or breathlessness 7 or more, or energy 2
// or less, or temperature high. Otherwise medium: triage monitor, or breathlessness 4 or more, or cough severity 6 or
// more, or temperature moderate, or energy 4 or less. Otherwise low. With no user data loaded: low." (specification,
// section 4) Hazards: HZ-03 (fever not counted), HZ-11 (stale risk), HZ-15 (over-triage), C13 (unknown shown as safe).

export const riskLevels = ['high', 'medium', 'low'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** The latest known values. An absent value is unknown, and no row matches it. */
export type RiskFacts = {
  /** Undefined until loaded. A person without a profile is not known to be vulnerable. */
  person: Pick<Profile, 'isVulnerable'> | undefined
  /** Unresolved alerts (ruling C-08). */
  alertCount: number
  entry:
    | (Pick<
        SymptomEntry,
        'coughSeverity' | 'breathlessness' | 'energy' | 'untouchedScores' | 'untouchedFields'
      > & { temperature: string })
    | undefined
  triage: { result: TriageLevel } | undefined
  /** What entries and checks of the last two days showed; they only ever raise the level. */
  findings?: readonly { id: FindingReasonId; level: FindingLevel }[]
}

export type FindingReasonId = EntryFindingId | CheckFindingId
export type RiskReasonId = (typeof riskRules)[number]['id'] | FindingReasonId

/**
 * `isKnown` is false when the level rests on the profile alone, and for a low level with an answer missing that could
 * have raised it: the app then shows "Not enough information yet".
 */
export type RiskAssessment = { level: RiskLevel; isKnown: boolean; reasons: RiskReasonId[] }

/** `reasons` lists every matching row, most serious first. */
export function assessRisk(facts: RiskFacts): RiskAssessment {
  if (!facts.person) return { level: 'low', isKnown: false, reasons: [] }
  const matched: { id: RiskReasonId; level: 'high' | 'medium' }[] = [
    ...riskRules.filter((rule) => rule.when(facts)),
    ...(facts.findings ?? []).map(({ id, level }) => ({ id, level: riskOfFinding(id, level) })),
  ]
  const mostSeriousFirst = [...ofLevel(matched, 'high'), ...ofLevel(matched, 'medium')]
  const level = mostSeriousFirst[0]?.level ?? 'low'
  const hasData =
    matched.some(({ id }) => id !== 'vulnerable') || facts.entry !== undefined || facts.triage !== undefined
  return {
    level,
    isKnown: hasData && !(level === 'low' && leavesOutRisk(facts.entry)),
    reasons: [...new Set(mostSeriousFirst.map(({ id }) => id))],
  }
}

const leavesOutRisk = (entry: RiskFacts['entry']): boolean =>
  entry !== undefined && unansweredForRisk(entry).length > 0

export type RiskAnswer = 'temperature' | (typeof riskScores)[number]

/** The answers that the rows below read and the person did not set: a default is never read as well (C15). */
export const unansweredForRisk = (entry: NonNullable<RiskFacts['entry']>): RiskAnswer[] => [
  ...(isAnswered(entry, 'temperature') ? [] : (['temperature'] as const)),
  ...riskScores.filter((name) => entry.untouchedScores?.includes(name) === true),
]

const riskScores = ['breathlessness', 'coughSeverity', 'energy'] as const

const ofLevel = <Matched extends { level: RiskLevel }>(matched: readonly Matched[], level: RiskLevel) =>
  matched.filter((match) => match.level === level)

export const riskOfFinding = (id: FindingReasonId, level: FindingLevel): 'high' | 'medium' =>
  isHighRiskFinding({ id, level }) ? 'high' : 'medium'

type Rule<Id extends string> = { id: Id; level: 'high' | 'medium'; when: (facts: RiskFacts) => boolean }
const row = <Id extends string>(rule: Rule<Id>): Rule<Id> => rule

const feverOf = ({ entry }: RiskFacts) => (entry ? toFeverLevel(entry.temperature) : 'unknown')
const orFewest = (score: number | undefined): number => score ?? Number.NEGATIVE_INFINITY
const orMost = (score: number | undefined): number => score ?? Number.POSITIVE_INFINITY

/** High rows come before medium rows. An absent score matches no row. */
export const riskRules = [
  row({ id: 'vulnerable', level: 'high', when: ({ person }) => person?.isVulnerable === true }),
  row({ id: 'open-alert', level: 'high', when: ({ alertCount }) => alertCount > 0 }),
  row({ id: 'triage-seek-help', level: 'high', when: ({ triage }) => triage?.result === 'seek_help' }),
  row({
    id: 'breathlessness-high',
    level: 'high',
    when: ({ entry }) => orFewest(entry?.breathlessness) >= 7,
  }),
  row({ id: 'energy-very-low', level: 'high', when: ({ entry }) => orMost(entry?.energy) <= 2 }),
  row({ id: 'fever-high', level: 'high', when: (facts) => feverOf(facts) === 'high' }),

  row({ id: 'triage-monitor', level: 'medium', when: ({ triage }) => triage?.result === 'monitor' }),
  row({
    id: 'breathlessness-medium',
    level: 'medium',
    when: ({ entry }) => orFewest(entry?.breathlessness) >= 4,
  }),
  row({ id: 'cough-medium', level: 'medium', when: ({ entry }) => orFewest(entry?.coughSeverity) >= 6 }),
  row({ id: 'fever-medium', level: 'medium', when: (facts) => feverOf(facts) === 'moderate' }),
  row({ id: 'energy-low', level: 'medium', when: ({ entry }) => orMost(entry?.energy) <= 4 }),
]

// "temperature (normal, low-fever, moderate-fever, high-fever; the risk rule also sees values high and moderate)"
// (specification, section 3; ruling C-07: one normaliser, both spellings count). Hazard: HZ-03.

type FeverLevel = 'none' | 'low' | 'moderate' | 'high' | 'unknown'

/** Accepts every spelling in use. Any other value is unknown, which never counts as a sign of health. */
export function toFeverLevel(temperature: string): FeverLevel {
  return levels.get(temperature) ?? 'unknown'
}

const levels: ReadonlyMap<string, FeverLevel> = new Map([
  ['normal', 'none'],
  ['low', 'low'],
  ['low-fever', 'low'],
  ['moderate', 'moderate'],
  ['moderate-fever', 'moderate'],
  ['high', 'high'],
  ['high-fever', 'high'],
])
