import { isBelowOwnThreshold, isWorsening } from '@second-wind/core/care/roster/roster-need'
import { isReasonFromUnsetScore } from '@second-wind/core/content/home-advice/risk-reason-words'
import { asksForAdviceToday, isWarning } from '@second-wind/core/findings/finding'
import { capitalise } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { countedTime } from '../entry-times.ts'
import { describeRiskReasons } from './describe-risk-reasons.ts'
import { explainAlert } from './explain-alert.ts'
import { explainAnswers, explainRedFlagAndAnswers } from './explain-answers.ts'
import { explainResolved } from './explain-resolved.ts'
import { explainBy, explainWorse, loggedAt, type Moment, type RiskFacts } from './explain-sign.ts'
import { explainLastAdvice, explainLaterSilence, explainSilence } from './explain-silence.ts'
import { explainUsualReply } from './explain-usual-reply.ts'
import { makesRiskHigh } from './risk-caption.ts'

/**
 * The reason for the patient's place in the list with their own answers, or the basis of the level: what was found comes
 * first, and when after it (HZ-09).
 *
 * @param now epoch milliseconds by the server's clock
 * @param moment how a time is written
 */
export const explainRisk = (patient: RiskFacts, now: number, moment?: Moment): string =>
  explainInParts(patient, now, moment).join(' ')

/**
 * For a row: what was found and silence since are always whole. Where there is more than a row has room for, the last of
 * the other sentences are left out; never beside a 999 sign, advice to call 999 or an answer that asks for a clinician
 * (HZ-09, C13).
 */
export function explainRiskBriefly(patient: RiskFacts, now: number): string {
  const all = explainInParts(patient, now)
  const silence = explainLaterSilence(patient, now).filter((part) => all.includes(part))
  const parts = all.filter((part) => !silence.includes(part))
  const isWhole =
    patient.need === 'red-flag' ||
    patient.lastAdvice?.level === 'emergency' ||
    (patient.openAnswers ?? []).length > 0
  const texts = parts.map((_, count) => [...shorten(parts, parts.length - count), ...silence].join(' '))
  const fitting = isWhole ? texts[0] : texts.find((text) => text.length <= rowLength)
  return fitting ?? [...shorten(parts, 1), ...silence].join(' ')
}

/** Four lines of the column, in characters. */
const rowLength = 150

/** Without a number: what is left out is no sign, and would be counted as one. */
const shorten = (parts: readonly string[], count: number): readonly string[] =>
  count === parts.length ? parts : [...parts.slice(0, count), 'More in the record.']

function explainInParts(
  patient: RiskFacts,
  now: number,
  moment: Moment = (at) => formatDayAndTime(at, now),
): string[] {
  const { need, risk, lastSymptomEntry: entry } = patient
  switch (need) {
    case 'red-flag':
      return [
        ...(explainRedFlagAndAnswers(patient, moment) ?? explainCritical(patient, moment)),
        // Beside it, as the last contact: a row with a 999 sign is never cut, and has little room.
        ...(patient.lastContact?.kind === 'reply' ? [] : explainUsualReply(patient, moment)),
        ...explainResolved(patient, moment),
        ...explainLaterSilence(patient, now),
      ]
    case 'worsening':
      return [
        ...(patient.isAlertOld ? explainLastAdvice(patient, now) : []),
        ...explainWorsening(patient, moment),
        ...(patient.isAlertOld ? [] : explainLastAdvice(patient, now)),
        ...explainResolved(patient, moment),
        ...explainLaterSilence(patient, now),
      ]
    case 'silent':
      return [explainSilence(patient, now, moment)]
    case 'level':
      if (!risk.isKnown) return [entry ? unansweredSentence : explainSilence(patient, now, moment)]
      if (risk.isUsual) return [usualSentence, ...(entry?.untouchedFields ? [missingSentence] : [])]
      return [explainLevel(patient, moment)]
  }
}

/** An open critical alert without a current 999 sign, and what counts now: before a sign that the patient has corrected. */
function explainCritical(patient: RiskFacts, moment: Moment): string[] {
  const alert = [
    ...explainAlert('Critical alert still open.', patient, moment),
    ...explainAnswers(patient, moment),
  ]
  const [current, ...others] = patient.findings.filter(
    (finding) => isWorsening(finding) && finding.id !== 'follow-up-not-usual',
  )
  const now = current ? [explainWorse(current, moment, others)] : []
  return patient.isSignWithdrawn ? [...now, ...alert] : [...alert, ...now]
}

/**
 * The worst sign; an open high alert comes before what is only to be watched. What the patient has answered stays beside
 * it until a clinician resolves the alert.
 */
function explainWorsening(patient: RiskFacts, moment: Moment): string[] {
  const { findings, worstOpenAlert, latestSignAt, openAnswers = [] } = patient
  const answers = explainAnswers(patient, moment)
  const reply = explainUsualReply(patient, moment)
  const worsening = findings.filter((sign) => isWorsening(sign) && sign.id !== 'follow-up-not-usual')
  const finding = worsening.find((sign) => !isBelowOwnThreshold(sign))
  const others = findings.filter((other) => other !== finding && other.id !== 'follow-up-not-usual')
  const isAlertWorse =
    worstOpenAlert === 'high' &&
    openAnswers.length === 0 &&
    patient.openAlertFinding?.withdrawnAt === null &&
    !(finding && isWarning(finding))
  const sign = finding && !isAlertWorse ? explainBy(finding, moment, others) : undefined
  const isAnswerNewest =
    latestSignAt && openAnswers.some(({ receivedAt }) => epochMs(receivedAt) === epochMs(latestSignAt))
  const texts = [...(isAnswerNewest ? answers : []), sign ?? [], ...(isAnswerNewest ? [] : answers)].flat()
  const isCorrected = sign !== undefined && typeof patient.openAlertFinding?.withdrawnAt === 'string'
  const corrected = isCorrected ? explainAlert('', patient, moment) : []
  const [below] = finding ? [] : worsening
  const said = [...(below ? [explainWorse(below, moment, others)] : []), ...corrected, ...reply]
  if (texts.length > 0) return [...texts, ...said]
  if (worstOpenAlert === null) return said.length > 0 ? said : ['Worse than usual.']
  return [...explainAlert(`${capitalise(worstOpenAlert)} alert still open.`, patient, moment), ...said]
}

/** What makes the level, with its time; for a level by the risk group alone, what was last logged is beside it. */
function explainLevel(patient: RiskFacts, moment: Moment): string {
  const { risk, lastSymptomEntry: entry, findings } = patient
  if (risk.level === 'low') return 'No warning signs in the latest check-in or symptom check.'
  // The patient was advised to get help today, or in the next day or two.
  const warning =
    findings.find((finding) => asksForAdviceToday(finding)) ??
    findings.find(({ id }) => id === 'lasting-mild')
  if (warning) return explainBy(warning, moment)
  const answered = risk.reasons.filter((reason) => !isReasonFromUnsetScore(reason, entry))
  if (risk.level === 'medium' && risk.reasons.length > 0 && answered.length === 0) return unsetScoreSentence
  const makers = answered.filter((reason) => risk.level === 'medium' || makesRiskHigh(reason, findings))
  const explained = (reasons: readonly string[]) =>
    reasons
      .filter((reason) => reason !== 'vulnerable')
      .map((reason) => explainReason(reason, patient, moment))
      .toSorted((a, b) => b.ms - a.ms)[0]?.text
  const made = explained(makers)
  if (made !== undefined) return made
  if (!makers.includes('vulnerable')) return levelSentences[risk.level]
  return [
    `${describeRiskReasons({ ...patient, risk: { ...risk, reasons: ['vulnerable'] } })[0]}.`,
    explained(answered),
  ]
    .filter((text) => text !== undefined)
    .join(' ')
}

/** "Breathlessness 6 out of 10, today 08:10." */
function explainReason(reason: string, patient: RiskFacts, moment: Moment): { ms: number; text: string } {
  const { risk, lastSymptomEntry: entry, lastTriageResult: check, findings } = patient
  const finding = findings.find(({ id }) => id === reason)
  if (finding) return { ms: epochMs(finding.at), text: explainBy(finding, moment) }
  const [words = reason] = describeRiskReasons({ ...patient, risk: { ...risk, reasons: [reason] } })
  const logged = entry && { at: countedTime(entry), isClockDoubtful: entry.isClockDoubtful }
  const dated = reason.startsWith('triage-') ? check && { ...check, at: check.createdAt } : logged
  if (!dated) return { ms: 0, text: `${words}.` }
  const score = entry && scoreOf(reason, entry)
  return { ms: epochMs(dated.at), text: `${score ?? words}${loggedAt(dated, moment)}.` }
}

/** "Breathlessness 6 out of 10": the answer says more than the limit that it passed. */
function scoreOf(reason: string, entry: NonNullable<RiskFacts['lastSymptomEntry']>): string | undefined {
  const [, name, score] = scores.find(([prefix]) => reason.startsWith(prefix)) ?? []
  return name !== undefined && score ? `${name} ${entry[score]} out of 10` : undefined
}

const scores = [
  ['breathlessness-', 'Breathlessness', 'breathlessness'],
  ['cough-', 'Cough', 'coughSeverity'],
  ['energy-', 'Energy', 'energy'],
] as const

const usualSentence = 'Moderate symptoms, which are usual for this patient.'
const missingSentence = 'Some answers are missing.'
const unansweredSentence =
  'Some answers are missing from the latest check-in, so we cannot say that the risk is low.'
const unsetScoreSentence =
  'The patient left this score unanswered, so the level is based on the starting value of the form.'

const levelSentences = {
  high: 'The latest check-in or symptom check shows a high risk.',
  medium: 'The latest check-in or symptom check shows moderate symptoms.',
} as const
