import { hasNoPhlegm, isAnswered } from '../records/phlegm.ts'
import type { SymptomReport } from '../records/symptom-entry.ts'
import type { TriageResult } from '../triage/triage-result.ts'
import type { CurrentFinding } from './current-findings.ts'
import { type Finding, isWarning } from './finding.ts'

/*
 * Answers that a later entry must give before a sign ends. An entry that leaves out what the sign was about says nothing
 * of it: unknown is never read as usual (HZ-02). Scores are not listed, because no entry without them is like usual.
 */

/** In the order in which an entry asks. */
const answers = [
  {
    id: 'temperature',
    signs: /fever|temperature/,
    isGiven: (report) => isAnswered(report, 'temperature'),
  },
  {
    id: 'phlegm',
    signs: /phlegm|mucus/,
    isGiven: (report) =>
      isAnswered(report, 'sputumConsistency') && (isAnswered(report, 'sputumColor') || hasNoPhlegm(report)),
  },
  {
    id: 'peakFlowLpm',
    signs: /peak[-_]flow/,
    // Without its zone a reading says nothing: the personal best is not known.
    isGiven: ({ peakFlowZone }) => peakFlowZone !== undefined,
  },
  {
    id: 'relieverPuffs',
    signs: /reliever|rescue_inhaler/,
    isGiven: ({ relieverPuffs }) => relieverPuffs !== undefined,
  },
] as const satisfies {
  id: string
  /** In the ids of findings, of signs and of the reasons of a check. */
  signs: RegExp
  isGiven: (report: SymptomReport) => boolean
}[]

export type SignAnswer = (typeof answers)[number]['id']

/** What has to be answered again before this sign ends. */
export function answersNeeded(
  { id, signs = [] }: Finding,
  check?: Pick<TriageResult, 'reasons'>,
): SignAnswer[] {
  const about = [id, ...signs, ...(check?.reasons ?? [])]
  return answers.filter((answer) => about.some((sign) => answer.signs.test(sign))).map((answer) => answer.id)
}

/** Which of these no entry gives. */
export const answersMissing = (
  needed: readonly SignAnswer[],
  reports: readonly SymptomReport[],
): SignAnswer[] =>
  answers
    .filter(({ id, isGiven }) => needed.includes(id) && !reports.some(isGiven))
    .map((answer) => answer.id)

/** What has to be answered before the warnings of these findings can end, whether they still count or are open. */
export function answersOfWarnings(current: readonly CurrentFinding[]): SignAnswer[] {
  const needed = current.flatMap((finding) => [
    ...(finding.needed ?? (isWarning(finding) ? answersNeeded(finding) : [])),
  ])
  return answersMissing(needed, [])
}
