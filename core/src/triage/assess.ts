import { type Track, trackOptions } from './options.ts'
import type { Person } from './person.ts'
import { respiratoryRules } from './respiratory-rules.ts'
import { RULES_VERSION } from './rules-version.ts'
import { adviceRules, raisingRules } from './safety-rules.ts'
import { type TriageLevel, triageLevels } from './triage-result.ts'
import { rowsFor, type TriageAnswers, type TriageRule } from './triage-rule.ts'

// "General triage: seek_help if difficulty_breathing=severe, chest_pain=crushing, cough_mucus=significant_blood,
// swallowing=unable, fever=high or fatigue=severe. Otherwise monitor if difficulty_breathing=moderate,
// chest_pain=sharp, fever=moderate, cough_mucus=blood_streaks, sore_throat=severe, swallowing=difficult,
// fatigue=moderate, body_aches=severe or headache=severe. Otherwise stay_home." (specification, section 4)
// Hazards: HZ-01 (emergency advice delayed), HZ-15 (over-triage).

const when = rowsFor('general')

export const generalRules = [
  ...when('seek_help', 'difficulty_breathing', 'severe'),
  ...when('seek_help', 'chest_pain', 'crushing'),
  ...when('seek_help', 'cough_mucus', 'significant_blood'),
  ...when('seek_help', 'swallowing', 'unable'),
  ...when('seek_help', 'fever', 'high'),
  ...when('seek_help', 'fatigue', 'severe'),

  ...when('monitor', 'difficulty_breathing', 'moderate'),
  ...when('monitor', 'chest_pain', 'sharp'),
  ...when('monitor', 'fever', 'moderate'),
  ...when('monitor', 'cough_mucus', 'blood_streaks'),
  ...when('monitor', 'sore_throat', 'severe'),
  ...when('monitor', 'swallowing', 'difficult'),
  ...when('monitor', 'fatigue', 'moderate'),
  ...when('monitor', 'body_aches', 'severe'),
  ...when('monitor', 'headache', 'severe'),
]

// "Otherwise monitor ... Otherwise stay_home" (specification, section 4): the gravest row that matches decides, in any
// order of the questions. Hazards: HZ-01, HZ-02, HZ-15.

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
