import { adviceRules, type CheckFacts, raisingRules } from './added-safety-rules.ts'
import { generalRules } from './general-rules.ts'
import { type Track, trackOptions } from './options.ts'
import type { Person } from './person.ts'
import { respiratoryRules } from './respiratory-rules.ts'
import { RULES_VERSION } from './rules-version.ts'
import { type TriageLevel, triageLevels } from './triage-result.ts'
import type { TriageAnswers, TriageRule } from './triage-rule.ts'

export type Assessment = {
  track: Track
  level: TriageLevel
  /** Ids of all matching rows, the specification's rows first. */
  reasons: string[]
  /** The subset of `reasons` that calls for emergency help. */
  redFlagReasons: string[]
  /** Questions that are unanswered or have an unknown answer. */
  missing: string[]
  advice: ('higher-risk' | 'same-day')[]
  rulesVersion: string
}

/**
 * Reads a whole check, or one that is still going on; the person may be unknown. "Otherwise monitor ... Otherwise
 * stay_home" (specification, section 4): the most serious matching row decides, whatever the order of the questions.
 * Hazards: HZ-01, HZ-02, HZ-15.
 *
 * @param earlier the most serious finding that still counts (findings/current-findings.ts)
 */
export function assessTriage(
  track: Track,
  answers: TriageAnswers,
  person: Person | undefined,
  earlier?: CheckFacts['earlier'],
): Assessment {
  const missing = unanswered(track, answers)
  const matched = [
    ...rulesOf[track].filter(({ question, option }) => answers[question] === option),
    ...raisingRules.filter((rule) => rule.when({ track, answers, person, missing, earlier })),
  ]
  const level = mostSerious(matched.map((row) => row.level))
  const advice = person
    ? adviceRules.filter((rule) => rule.level === level && rule.when(person, answers))
    : []
  return {
    track,
    level,
    reasons: [...matched, ...advice].map((row) => row.id),
    redFlagReasons: matched.filter((row) => row.level === 'seek_help').map((row) => row.id),
    missing,
    advice: advice.map((rule) => rule.advice),
    rulesVersion: RULES_VERSION,
  }
}

const rulesOf: Record<Track, readonly TriageRule[]> = { general: generalRules, respiratory: respiratoryRules }

function unanswered(track: Track, answers: TriageAnswers): string[] {
  return Object.entries<readonly string[]>(trackOptions[track])
    .filter(([question, options]) => !options.includes(answers[question] ?? ''))
    .map(([question]) => question)
}

/** Relies on the order of `triageLevels`: most serious first. */
const mostSerious = (levels: readonly TriageLevel[]): TriageLevel =>
  triageLevels.find((level) => levels.includes(level)) ?? 'stay_home'
