import { withoutDay } from '@second-wind/core/care/alerts/group-findings'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { riskRules } from '@second-wind/core/care/risk/risk-level'
import { riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { isRedFlag, isWorsening } from '@second-wind/core/care/roster/roster-need'
import { restsOnUnsetScore } from '@second-wind/core/content/education/risk-reason-words'
import { answerLabels } from '@second-wind/core/content/notifications/message-words'
import { isDangerSign } from '@second-wind/core/findings/finding'
import { capitalise } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatDayAndTime, formatDayCount } from '../../ui/format/format-time.ts'
import { describeWithdrawal } from '../alerts/alert-words.ts'
import { describeRiskReasons } from './describe-risk-reasons.ts'

/** Beside the risk badge of a patient card: literal texts of the second specification, section 2. */
export const riskCaptions = {
  high: 'Severe symptoms, seek help',
  medium: 'Monitor closely',
  low: 'Stable condition',
} as const

/** Hazards C12 and C13: a level without severe symptoms, and unknown, have captions of their own (ruling D-05). */
const groupCaption = 'Higher-risk group, no severe symptoms logged'
const openAlertCaption = 'Open alert, no new severe symptoms logged'
const belowThresholdCaption = 'Slightly worse (below threshold)'
const unknownCaption = 'Not enough information yet'

type Rated = Pick<DashboardPatient, 'risk' | 'findings' | 'openAnswers'>

/** What the level means. "Severe symptoms" only when symptoms or a check make the patient high. */
export function riskCaption(patient: Rated): string {
  const group = riskGroupOf(patient)
  if (group === 'unknown') return unknownCaption
  if (group !== 'high') return riskCaptions[group]
  switch (whatMakesHigh(patient)) {
    case 'symptoms':
      return riskCaptions.high
    case 'alert':
      return answerCaption(patient) ?? openAlertCaption
    case 'group':
      return groupCaption
    case 'below-threshold':
      return belowThresholdCaption
  }
}

/** The most serious of what makes the level high. */
function whatMakesHigh({ risk, findings }: Rated): 'symptoms' | 'alert' | 'group' | 'below-threshold' {
  const makers = risk.reasons.filter((reason) => makesHigh(reason, findings))
  const isBelow = (reason: string) =>
    findings.some(({ id, isBelowThreshold = false }) => id === reason && isBelowThreshold)
  const isSevere = (reason: string) => reason !== 'vulnerable' && reason !== 'open-alert' && !isBelow(reason)
  if (makers.length === 0 || makers.some(isSevere)) return 'symptoms'
  if (makers.includes('open-alert')) return 'alert'
  return makers.includes('vulnerable') ? 'group' : 'below-threshold'
}

/** High risk by symptoms, a check, an answer or an open alert, and not by the risk group alone (hazard C12). */
export function needsAttention(patient: Rated & Pick<DashboardPatient, 'need'>): boolean {
  if (riskGroupOf(patient) !== 'high') return false
  const isUrgent = patient.need === 'red-flag' || patient.need === 'worsening'
  return isUrgent || whatMakesHigh(patient) === 'symptoms' || whatMakesHigh(patient) === 'alert'
}

/** What the patient has said themselves is as recent as any symptom. */
function answerCaption({ openAnswers: [mostUrgent] = [] }: Rated): string | undefined {
  return mostUrgent && `The patient answered “${answerLabels[mostUrgent.answer]}”`
}

/** A reason of a newer server counts as severe. */
function makesHigh(reason: string, findings: Rated['findings']): boolean {
  const finding = findings.find(({ id }) => id === reason)
  if (finding && isDangerSign(finding)) return true
  const rule = riskRules.find(({ id }) => id === reason)
  return rule ? rule.level === 'high' : finding === undefined
}

type Explained = Pick<
  DashboardPatient,
  | 'need'
  | 'risk'
  | 'lastSymptomEntry'
  | 'findings'
  | 'worstOpenAlert'
  | 'lastTriageResult'
  | 'latestSignAt'
  | 'openAnswers'
  | 'openAlertFinding'
>

type Moment = (at: number) => string

/**
 * The reason for the patient's place in the list with their own answers, or the basis of the level.
 *
 * @param now epoch milliseconds by the server's clock
 * @param moment how a time is written
 */
export function explainRisk(
  patient: Explained,
  now: number,
  moment: Moment = (at) => formatDayAndTime(at, now),
): string {
  const { need, findings, risk, lastSymptomEntry: entry } = patient
  switch (need) {
    case 'red-flag':
      return [
        explainBy(findings.find(isRedFlag), moment, '999 sign: ') ??
          explainAlert('A critical alert is still open.', patient, moment),
        ...explainAnswers(patient, moment),
      ].join(' ')
    case 'worsening':
      return explainWorsening(patient, moment)
    case 'silent':
      return explainSilence(patient, now)
    case 'level':
      if (!risk.isKnown) return entry ? unansweredSentence : noContact('yet')
      if (risk.isUsual) return entry?.untouchedFields ? `${usualSentence} ${missingSentence}` : usualSentence
      return explainLevel(patient, moment)
  }
}

function explainBy(
  finding: DashboardPatient['findings'][number] | undefined,
  moment: Moment,
  prefix = '',
): string | undefined {
  if (!finding) return undefined
  const { logged, at } = finding
  // A check lists its warning signs as sentences. The list of findings has all of them.
  const [first = logged, ...others] = logged.split('. ')
  const sign = others.length === 0 ? first : `${first}, and ${others.length} more`
  const text = sign.startsWith('999') ? sign : prefix + sign
  return `${capitalise(text)}. ${moment(epochMs(at))}.`
}

/** What the open alert shows, and what the patient has made of it since. */
function explainAlert(sentence: string, { openAlertFinding: finding }: Explained, moment: Moment): string {
  if (!finding) return sentence
  const { withdrawnAt, loggedAt, receivedAt, message } = finding
  const withdrawal =
    withdrawnAt === null ? [] : `${describeWithdrawal(finding, moment(epochMs(withdrawnAt)))}.`
  return [sentence, withoutDay(message), `${moment(epochMs(loggedAt ?? receivedAt))}.`, withdrawal]
    .flat()
    .join(' ')
}

/** The newest sign first; what the patient has answered stays beside it until a clinician resolves the alert. */
function explainWorsening(patient: Explained, moment: Moment): string {
  const { findings, worstOpenAlert, latestSignAt, openAnswers = [] } = patient
  const answers = explainAnswers(patient, moment)
  const finding = findings.find(isWorsening)
  const sign = explainBy(finding, moment)
  const isAnswerNewest =
    latestSignAt && openAnswers.some(({ receivedAt }) => epochMs(receivedAt) === epochMs(latestSignAt))
  const texts = [...(isAnswerNewest ? answers : []), sign ?? [], ...(isAnswerNewest ? [] : answers)].flat()
  if (texts.length > 0) return texts.join(' ')
  if (worstOpenAlert !== 'high') return 'Worse than usual.'
  return explainAlert('A high alert is still open.', patient, moment)
}

/** Each answer whose alert is open, the most urgent first. "Better" after it does not take its place. */
const explainAnswers = ({ openAnswers = [] }: Explained, moment: Moment): string[] =>
  openAnswers.map(
    ({ answer, answeredAt }) =>
      `Answered “${answerLabels[answer]}” to a message. ${moment(epochMs(answeredAt))}.`,
  )

function explainSilence({ latestSignAt, lastSymptomEntry: entry }: Explained, now: number): string {
  if (latestSignAt) return noContact(`for ${formatDayCount(now - epochMs(latestSignAt))}`)
  return noContact(entry ? 'for 48 hours or more' : 'yet')
}

const noContact = (when: string): string =>
  `Nothing received ${when}. We do not know how this patient is now.`

function explainLevel(patient: Explained, moment: Moment): string {
  const { risk, lastSymptomEntry: entry, lastTriageResult: check } = patient
  if (risk.level === 'low') return 'The latest check-in and symptom check show no warning sign.'
  const answered = risk.reasons.filter((reason) => !restsOnUnsetScore(reason, entry))
  if (risk.level === 'medium' && risk.reasons.length > 0 && answered.length === 0) return unsetScoreSentence
  const [reason] = describeRiskReasons({ ...patient, risk: { ...risk, reasons: answered } })
  if (reason === undefined) return levelSentences[risk.level]
  const isOfCheck = answered[0]?.startsWith('triage-') === true && check !== null
  return isOfCheck ? `${reason}. ${moment(epochMs(check.createdAt))}.` : `${reason}.`
}

const usualSentence = 'Moderate symptoms, like this patient’s usual day.'
const missingSentence = 'Some answers are missing.'
const unansweredSentence =
  'Some answers are missing from the latest check-in, so we cannot say that the risk is low.'
const unsetScoreSentence =
  'The patient did not set this score, so the level is based on the form’s default answer.'

const levelSentences = {
  high: 'The latest check-in or symptom check shows a high risk.',
  medium: 'The latest check-in or symptom check shows moderate symptoms.',
} as const
