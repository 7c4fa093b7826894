import type { Profile } from '../../records/patient.ts'
import type { Assessment } from '../../triage/assess.ts'
// "Triage result: level, title, description, icon, recommendations list, optional redFlags list, conditionSpecific
// flag." (specification, section 3) Hazards: HZ-01, HZ-02, HZ-14 (111 in Northern Ireland), HZ-15.
import type { Track } from '../../triage/options.ts'
import {
  hasAnyCondition,
  hasCopd,
  type Person,
  knownRespiratoryDiagnosis,
  namesCondition,
  readsLungAdvice,
} from '../../triage/person.ts'
import type { TriageLevel } from '../../triage/triage-result.ts'
import type { TriageAnswers } from '../../triage/triage-rule.ts'
import type { CareTier } from '../help/care-tier-schema.ts'
import { northernIreland } from '../help/northern-ireland.ts'
import { notMonitored } from '../help/not-monitored.ts'
import { showsNorthernIreland, wordsForNation } from '../help/words-for-nation.ts'
import type { ExtraLine, HelpStepsId } from './extra-line-schema.ts'
import { extraLines } from './extra-lines.ts'
import { getHelpIfFor } from './get-help-if.ts'
import { questionText, reasonWords, redFlagWords } from './reason-words.ts'
import { diagnosisInSentence } from './respiratory-diagnosis.ts'
import type { ResultWords } from './result-schema.ts'
import { levelNames, resultLines, results } from './results.ts'
import { under16Advice } from './start-screen.ts'

/** A result screen in words. Lists may be empty: then their heading is not shown. */
export type DescribedResult = {
  level: TriageLevel
  levelName: string
  title: string
  description: string
  icon: ResultWords['icon']
  /** Shown before everything else. */
  firstLines: string[]
  /** Warning signs that call for emergency help. */
  redFlags: string[]
  /** The other answers and rules that led to the level. */
  reasons: string[]
  /** Questions that are unanswered or have an unknown answer. */
  unanswered: string[]
  recommendations: string[]
  notes: string[]
  getHelpIf: CareTier | undefined
  /** Steps to offer with the result. */
  helpers: HelpStepsId[]
  conditionSpecific: boolean
}

/** Where the nation is known, the words name its own services. */
type Reader = Person & Pick<Profile, 'nation'>

/** @param answers of the same check; a stored check without answers has `{}` */
export function describeResult(
  assessment: Assessment,
  person: Reader | undefined,
  answers: TriageAnswers,
): DescribedResult {
  const { track, level, reasons, redFlagReasons, missing } = assessment
  const words = results[track][level]
  const diagnosis = track === 'respiratory' ? knownRespiratoryDiagnosis(person) : undefined
  const readAs = { ...assessment, tracks: [track, adviceTrack(assessment, person, answers)] }
  const extras = extraLines.filter((line) => applies(line, readAs, person, answers))
  const otherReasons = reasons.filter((reason) => !redFlagReasons.includes(reason))
  const inNation = (text: string) => wordsForNation(person?.nation, text)
  // A 999 result names no GP surgery: 999 works in all nations.
  const isEmergency = level === 'seek_help'
  const nationLines = !isEmergency && showsNorthernIreland(person?.nation) ? [northernIreland.text] : []
  return {
    level,
    levelName: levelNames[level].text,
    title: words.title,
    description: inNation(descriptionFor(words, diagnosis, person)),
    icon: words.icon,
    firstLines: firstLines(assessment, person).map(inNation),
    redFlags: redFlagReasons.map(redFlagWords),
    reasons: otherReasons.flatMap((reason) => reasonWords(reason) ?? []),
    unanswered: missing.map((question) => questionText(track, question)),
    recommendations: results[adviceTrack(assessment, person, answers)][level].recommendations.map(inNation),
    notes: [
      ...[...extras.flatMap((line) => line.text ?? []), ...words.notes].map(inNation),
      ...nationLines,
      notMonitored.text,
    ],
    getHelpIf: level === 'stay_home' ? getHelpIfFor(person, answers) : undefined,
    helpers: [...new Set(extras.flatMap((line) => line.helper ?? []))],
    conditionSpecific: diagnosis !== undefined,
  }
}

/**
 * With a lung condition the general check gives the advice of the respiratory one (hazard C14). An emergency of another
 * kind keeps its own: "use your reliever inhaler" would be wrong for a sudden headache.
 */
function adviceTrack(
  { track, level }: Assessment,
  person: Person | undefined,
  answers: TriageAnswers,
): Track {
  const isBreathing = level !== 'seek_help' || answers['difficulty_breathing'] === 'severe'
  return readsLungAdvice(person) && isBreathing ? 'respiratory' : track
}

function descriptionFor(
  { description, withDiagnosis, withLungCondition }: ResultWords,
  diagnosis: string | undefined,
  person: Person | undefined,
): string {
  if (diagnosis !== undefined && withDiagnosis)
    return withDiagnosis.description.replaceAll('{diagnosis}', () => diagnosesInSentence(diagnosis, person))
  return withLungCondition && readsLungAdvice(person) ? withLungCondition.description : description
}

/** Whoever takes the call must know of COPD beside another diagnosis: "asthma and COPD". */
function diagnosesInSentence(diagnosis: string, person: Person | undefined): string {
  const named = diagnosisInSentence(diagnosis)
  const alsoHasCopd = hasCopd(person) && !namesCondition(diagnosis, 'COPD')
  return alsoHasCopd ? `${named} and COPD` : named
}

function firstLines({ advice }: Assessment, person: Person | undefined): string[] {
  const lines = []
  if (person !== undefined && person.age < 16) lines.push(under16Advice.text)
  if (advice.includes('same-day')) lines.push(resultLines.sameDay.text)
  if (advice.includes('higher-risk')) lines.push(resultLines.higherRisk.text)
  return lines
}

function applies(
  line: ExtraLine,
  { tracks, level, reasons }: Assessment & { tracks: readonly Track[] },
  person: Person | undefined,
  answers: TriageAnswers,
): boolean {
  const { answered, having, notHaving, onlyReason } = line
  return (
    (line.track === undefined || tracks.includes(line.track)) &&
    line.levels.includes(level) &&
    (having === undefined || hasAnyCondition(person, having)) &&
    (notHaving === undefined || !hasAnyCondition(person, notHaving)) &&
    (answered === undefined || answered.options.includes(answers[answered.question] ?? '')) &&
    (onlyReason === undefined || reasons.every((reason) => onlyReason.includes(reason)))
  )
}
