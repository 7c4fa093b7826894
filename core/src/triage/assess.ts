// "Otherwise monitor ... Otherwise stay_home" (specification, section 4): the gravest row that matches decides, in any
// order of the questions. Hazards: HZ-01, HZ-02, HZ-15.
import { type TriageLevel, triageLevels } from './triage-result.ts'
import { RULES_VERSION } from './rules-version.ts'
import { adviceRules, raisingRules } from './safety-rules.ts'
import { generalRules } from './general-rules.ts'
import { type Track, trackOptions } from './options.ts'
import type { Person } from './person.ts'
import { respiratoryRules } from './respiratory-rules.ts'
import type { TriageAnswers, TriageRule } from './triage-rule.ts'

/** What a symptom check means, and why. */
export type Assessment = {
  track: Track
  level: TriageLevel
  /** Ids of every row that matched, the specification's before the added ones. */
  reasons: string[]
  /** Those of the reasons that call for emergency help. */
  redFlagReasons: string[]
  /** Questions without an answer that we know. */
  missing: string[]
  advice: 'higher-risk'[]
  rulesVersion: string
}

/** Reads a whole check, or one that is still going on; the person may be unknown. */
export function assessTriage(track: Track, answers: TriageAnswers, person: Person | undefined): Assessment {
  const missing = unanswered(track, answers)
  const matched = [
    ...rulesOf[track].filter(({ question, option }) => answers[question] === option),
    ...raisingRules.filter((rule) => rule.when({ track, answers, person, missing })),
  ]
  const level = gravest(matched.map((row) => row.level))
  const advice = level === 'stay_home' && person ? adviceRules.filter((rule) => rule.when(person)) : []
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

/** `triageLevels` stands in order, gravest first. */
const gravest = (levels: readonly TriageLevel[]): TriageLevel =>
  triageLevels.find((level) => levels.includes(level)) ?? 'stay_home'
