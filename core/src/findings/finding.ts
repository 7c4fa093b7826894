/**
 * Most serious first. `emergency`: call 999 if it is still so. `urgent`: get advice the same day. `watch`: not usual,
 * look again tomorrow or sooner.
 */
export const findingLevels = ['emergency', 'urgent', 'watch'] as const
export type FindingLevel = (typeof findingLevels)[number]

/** What one entry or one symptom check showed. The words: content/findings. */
export type Finding<Id extends string = string> = {
  id: Id
  level: FindingLevel
  /** What it is about, where one row reads several symptoms: scores or signs of a flare-up. */
  signs?: readonly string[]
  /** Below the threshold that a clinician set for this patient: the patient reads it, the clinician gets no alert. */
  isBelowThreshold?: true
  /** The person has set no usual day for that day: the words do not compare with one. */
  isUsualUnknown?: true
  /** The person called this day worse than usual, so that nobody asks whether it is usual. */
  isCalledWorse?: true
}

/** Sorts most serious first and keeps the order of equals. */
export const byLevel = (a: Pick<Finding, 'level'>, b: Pick<Finding, 'level'>): number =>
  findingLevels.indexOf(a.level) - findingLevels.indexOf(b.level)

/** Whether it would read otherwise if the person had set a usual day like this one. */
export const restsOnUnknownUsual = ({
  id,
  isUsualUnknown,
  isCalledWorse,
}: Pick<Finding, 'id' | 'isUsualUnknown' | 'isCalledWorse'>): boolean =>
  !isCalledWorse && (isUsualUnknown === true || id === 'high-scores-usual-unknown')

/** "If this is worse than your usual, get advice today": who has said that it is worse reads the advice alone. */
export const isQuestionOfUsual = ({ id }: Pick<Finding, 'id'>): boolean => questionsOfUsual.has(id)

const questionsOfUsual: ReadonlySet<string> = new Set([
  'high-scores-usual-unknown',
  'high-scores-unlike-usual',
  'may-be-worse-than-usual',
])

export const restOnUnknownUsual = (findings: readonly Parameters<typeof restsOnUnknownUsual>[0][]): boolean =>
  findings.length > 0 && findings.every(restsOnUnknownUsual)

/** A finding that replaces praise: everything above `watch`. */
export const isWarning = ({ level }: Pick<Finding, 'level'>): boolean => level !== 'watch'

/**
 * Whether a finding can last from day to day or accompany high scores: true for a sign to watch and a high temperature.
 * A score that may be usual is a question, not a sign.
 */
export const isSign = ({ id, level }: Pick<Finding, 'id' | 'level'>): boolean =>
  (level === 'watch' && id !== 'may-be-worse-than-usual') || urgentSigns.has(id)

const urgentSigns: ReadonlySet<string> = new Set(['fever-medium', 'phlegm-with-fever-medium'])

/**
 * Leaves out each sign that another finding of the same record names: in its list, because it lasts or is beside high
 * scores or puffs of reliever, or by its score.
 */
export const withoutNamedSigns = <Listed extends Pick<Finding, 'id' | 'signs'>>(
  findings: readonly Listed[],
): Listed[] => {
  const named = new Set(findings.flatMap(({ id, signs = [] }) => (namesItsSigns(id) ? signs : [])))
  return withoutScoreSigns(findings).filter(({ id }) => !named.has(id))
}

/** Leaves out what says only a score that a more serious finding of the same record names. */
const withoutScoreSigns = <Listed extends Pick<Finding, 'id' | 'signs'>>(
  findings: readonly Listed[],
): Listed[] => {
  const scores = new Set(findings.flatMap(({ id }) => signOfScore[id] ?? []))
  return findings.filter(
    ({ id, signs = [] }) =>
      !(signListsOfOneSign.has(id) && signs.length > 0 && signs.every((sign) => scores.has(sign))),
  )
}

const namesItsSigns = (id: string): boolean => id.startsWith('lasting') || listsWithSigns.has(id)

const listsWithSigns: ReadonlySet<string> = new Set([
  'high-scores-with-sign',
  'reliever-with-worse-day',
  'reliever-with-lung-condition',
  'phlegm-with-fever-medium',
])

/** The sign of a flare-up that is the same score. */
const signOfScore: Readonly<Record<string, string>> = {
  'breathlessness-severe': 'breathing',
  'breathlessness-high': 'breathing',
  'cough-severe': 'cough',
}

/** They say nothing but their signs. */
const signListsOfOneSign: ReadonlySet<string> = new Set(['flare-up-one-sign', 'may-be-worse-than-usual'])

/** With a lung condition, one of these signs to watch can be the start of a flare-up: advice the same day. */
export const sameDaySigns: ReadonlySet<string> = new Set([
  'flare-up-one-sign',
  'phlegm-coloured',
  'phlegm-more-with-lung-condition',
  'cough-with-lung-condition',
  'feels-worse-with-lung-condition',
  'fever-low-with-lung-condition',
])

export const asksForAdviceToday = (finding: Pick<Finding, 'id' | 'level'>): boolean =>
  isWarning(finding) || sameDaySigns.has(finding.id)

/**
 * Medium by the specification, or by the outcome of a check. With a lung condition the last three have another id, which
 * raises the risk to high.
 */
const mediumRiskWarnings: ReadonlySet<string> = new Set([
  'check-monitor',
  'breathlessness-moderate',
  'fever-medium',
  'phlegm-with-fever-medium',
  'lasting',
])

/** A warning that raises the risk to high. */
export const isHighRiskFinding = ({ id, level }: Pick<Finding, 'id' | 'level'>): boolean =>
  isWarning({ level }) && !mediumRiskWarnings.has(id)

/** The most serious level, where a sign that asks for advice the same day counts as urgent. */
export const worstLevelOfAdvice = (
  findings: readonly Pick<Finding, 'id' | 'level'>[],
): FindingLevel | undefined =>
  worstLevel(findings.map(({ id, level }) => ({ level: sameDaySigns.has(id) ? 'urgent' : level })))

export function worstLevel(findings: readonly Pick<Finding, 'level'>[]): FindingLevel | undefined {
  return findingLevels.find((level) => findings.some((finding) => finding.level === level))
}
