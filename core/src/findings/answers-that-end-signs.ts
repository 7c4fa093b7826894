import { hasNoPhlegm, isAnswered } from '../records/phlegm.ts'
import type { SymptomReport } from '../records/symptom-entry.ts'
import type { QuestionId } from '../triage/options.ts'
import type { TriageResult } from '../triage/triage-result.ts'
import type { CheckFindingId, CurrentFinding } from './current-findings.ts'
import type { EntryFindingId } from './entry-finding-rules.ts'
import { type Finding, isWarning } from './finding.ts'
import type { DaySign } from './flare-up-signs.ts'

/*
 * Answers that a later entry must give before a sign ends. An entry that leaves out what the sign was about says
 * nothing of it: unknown is never read as usual (HZ-02). Scores are not listed, because no entry without them is like
 * usual.
 */

/** The answers that can end a sign, in the order in which an entry asks. */
const answers = [
  { id: 'temperature', isGiven: (report) => isAnswered(report, 'temperature') },
  {
    id: 'phlegm',
    isGiven: (report) =>
      isAnswered(report, 'sputumConsistency') && (isAnswered(report, 'sputumColor') || hasNoPhlegm(report)),
  },
  { id: 'phlegmAmount', isGiven: (report) => report.sputumAmount !== undefined || hasNoPhlegm(report) },
  // Without its zone a reading says nothing: the personal best is not known.
  { id: 'peakFlowLpm', isGiven: ({ peakFlowZone }) => peakFlowZone !== undefined },
  { id: 'relieverPuffs', isGiven: ({ relieverPuffs }) => relieverPuffs !== undefined },
] as const satisfies { id: string; isGiven: (report: SymptomReport) => boolean }[]

export type SignAnswer = (typeof answers)[number]['id']

/** A finding of several signs needs what its signs need (`bySign`). */
const byFinding: Record<EntryFindingId | CheckFindingId, readonly SignAnswer[]> = {
  'breathlessness-severe': [],
  'peak-flow-below-50': ['peakFlowLpm'],
  'phlegm-red': ['phlegm'],
  'fever-high': ['temperature'],
  'breathlessness-high': [],
  'reliever-over-8-puffs': ['relieverPuffs'],
  'flare-up-two-signs': [],
  'two-signs-with-lung-condition': [],
  'worse-than-usual': [],
  'feels-much-worse': [],
  'lasting-with-lung-condition': [],
  'peak-flow-50-80': ['peakFlowLpm'],
  'reliever-with-worse-day': ['relieverPuffs'],
  'reliever-with-lung-condition': ['relieverPuffs'],
  'breathing-with-lung-condition': [],
  'fever-with-lung-condition': ['temperature'],
  'cough-severe': [],
  'high-scores-with-sign': [],
  'breathlessness-moderate': [],
  lasting: [],
  'fever-medium': ['temperature'],
  'phlegm-with-fever-medium': ['temperature', 'phlegm'],
  'flare-up-one-sign': [],
  'phlegm-coloured': ['phlegm'],
  'phlegm-more-with-lung-condition': ['phlegm', 'phlegmAmount'],
  'energy-very-low': [],
  'cough-with-lung-condition': [],
  'may-be-worse-than-usual': [],
  'high-scores-usual-unknown': [],
  'high-scores-unlike-usual': [],
  'lasting-mild': [],
  'reliever-over-4-puffs': ['relieverPuffs'],
  'fever-low-with-lung-condition': ['temperature'],
  'fever-low': ['temperature'],
  'phlegm-with-fever-low': ['temperature', 'phlegm'],
  'feels-worse-with-lung-condition': [],
  'feels-worse': [],
  'worse-than-usual-today': [],
  'check-seek-help': [],
  'check-monitor': [],
  'follow-up-still': [],
  'follow-up-not-usual': [],
  'flare-up-open': [],
}

const bySign: Record<DaySign, readonly SignAnswer[]> = {
  breathing: [],
  cough: [],
  'phlegm-amount': ['phlegm', 'phlegmAmount'],
  'phlegm-colour': ['phlegm'],
  temperature: ['temperature'],
}

/** The answers needed after a question of a symptom check led to advice. */
const byQuestion: Record<QuestionId<'general'> | QuestionId<'respiratory'>, readonly SignAnswer[]> = {
  difficulty_breathing: [],
  chest_pain: [],
  fever: ['temperature'],
  cough_mucus: ['phlegm'],
  sore_throat: [],
  fatigue: [],
  body_aches: [],
  headache: [],
  swallowing: [],
  wheeze_cough: [],
  peak_flow: ['peakFlowLpm'],
  rescue_inhaler: ['relieverPuffs'],
  blue_lips_fingers: [],
  alertness_confusion: [],
}

/** Where one answer of a question needs more than the others. */
const byAnswer: Record<string, readonly SignAnswer[]> = { 'cough_mucus=more': ['phlegm', 'phlegmAmount'] }

const neededById: ReadonlyMap<string, readonly SignAnswer[]> = new Map(
  [byFinding, bySign, byQuestion, byAnswer].flatMap((needed) => Object.entries(needed)),
)

/**
 * @param sign a finding or a sign, also of an earlier entry ("earlier-fever-low"), or a reason ("general:fever=high")
 */
function answersFor(sign: string): readonly SignAnswer[] {
  const withoutPrefix = sign.replace(/^earlier-|^(general|respiratory):/, '')
  return neededById.get(withoutPrefix) ?? neededById.get(withoutPrefix.replace(/=.*$/, '')) ?? []
}

/** What has to be answered again before this sign ends. */
export function listNeededAnswers(
  { id, signs = [] }: Finding,
  check?: Pick<TriageResult, 'reasons'>,
): SignAnswer[] {
  const needed = [id, ...signs, ...(check?.reasons ?? [])].flatMap(answersFor)
  return answers.map((answer) => answer.id).filter((answer) => needed.includes(answer))
}

/** The needed answers that no entry contains. */
export const findMissingAnswers = (
  needed: readonly SignAnswer[],
  reports: readonly SymptomReport[],
): SignAnswer[] =>
  answers
    .filter(({ id, isGiven }) => needed.includes(id) && !reports.some(isGiven))
    .map((answer) => answer.id)

/** What has to be answered before the warnings of these findings can end, whether they still count or are open. */
export function answersOfWarnings(current: readonly CurrentFinding[]): SignAnswer[] {
  const needed = current.flatMap((finding) => [
    ...(finding.needed ?? (isWarning(finding) ? listNeededAnswers(finding) : [])),
  ])
  return findMissingAnswers(needed, [])
}
