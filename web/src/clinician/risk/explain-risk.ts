import { findingTime, withoutDay } from '@second-wind/core/care/alerts/group-findings'
import { isWorsening } from '@second-wind/core/care/roster/roster-need'
import { isReasonFromUnsetScore } from '@second-wind/core/content/home-advice/risk-reason-words'
import { answerLabels } from '@second-wind/core/content/notifications/message-words'
import { asksForAdviceToday, isWarning } from '@second-wind/core/findings/finding'
import { isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { capitalise } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatAge, formatDayAndTime, formatDayCount } from '../../ui/format/format-time.ts'
import { describeWithdrawal } from '../alerts/alert-words.ts'
import { countedTime } from '../entry-times.ts'
import { describeRiskReasons } from './describe-risk-reasons.ts'
import { explainBy, explainRedFlag, type Moment, type RiskFacts, describeMoment } from './explain-sign.ts'
import { makesRiskHigh } from './risk-caption.ts'

/**
 * The reason for the patient's place in the list with their own answers, or the basis of the level. The time comes first,
 * because a row has no room for a long sentence (HZ-09).
 *
 * @param now epoch milliseconds by the server's clock
 * @param moment how a time is written
 */
export function explainRisk(
  patient: RiskFacts,
  now: number,
  moment: Moment = (at) => formatDayAndTime(at, now),
): string {
  const { need, risk, lastSymptomEntry: entry } = patient
  switch (need) {
    case 'red-flag':
      return [
        explainRedFlag(patient, moment) ?? explainAlert('Critical alert still open.', patient, moment),
        ...explainAnswers(patient, moment),
        ...explainResolved(patient, moment),
        ...explainLaterSilence(patient, now),
      ].join(' ')
    case 'worsening':
      return [
        ...(patient.isAlertOld ? explainLastAdvice(patient, now) : []),
        explainWorsening(patient, moment),
        ...explainResolved(patient, moment),
        ...explainLaterSilence(patient, now),
      ].join(' ')
    case 'silent':
      return explainSilence(patient, now)
    case 'level':
      if (!risk.isKnown) return entry ? unansweredSentence : noReport(patient, 'yet')
      if (risk.isUsual) return entry?.untouchedFields ? `${usualSentence} ${missingSentence}` : usualSentence
      return explainLevel(patient, moment)
  }
}

/** What the open alert shows, and what the patient has made of it since. */
function explainAlert(sentence: string, patient: RiskFacts, moment: Moment): string {
  const { openAlertFinding: finding } = patient
  if (!finding) return sentence
  const { withdrawnAt, message, isClockDoubtful } = finding
  const withdrawal =
    withdrawnAt === null
      ? []
      : `${describeWithdrawal({ ...finding, withdrawnAt }, (at) => moment(epochMs(at)))}.`
  return [
    describeMoment({ at: findingTime(finding), isClockDoubtful }, moment),
    sentence,
    withoutDay(message),
    withdrawal,
    explainCalmCheckIn(finding, patient, moment),
  ]
    .flat()
    .join(' ')
}

/**
 * A later check-in without any sign beside the only open alert. Its place stays, and an open 999 sign is never put in
 * doubt (HZ-02).
 */
function explainCalmCheckIn(
  finding: NonNullable<RiskFacts['openAlertFinding']>,
  { lastSymptomEntry: entry, findings, risk, alertCount, worstOpenAlert }: RiskFacts,
  moment: Moment,
): string[] {
  if (!entry || alertCount !== 1 || worstOpenAlert === 'critical') return []
  const atMs = epochMs(countedTime(entry))
  const isComplete = !entry.untouchedScores?.length && !entry.untouchedFields?.length
  const isCalm = findings.length === 0 && risk.reasons.every((reason) => background.has(reason))
  if (atMs <= epochMs(findingTime(finding)) || !isComplete || !isCalm) return []
  const scores = `breathing ${entry.breathlessness}, cough ${entry.coughSeverity}`
  return [`${moment(atMs)}. Check-in shows no warning signs: ${scores}.`]
}

/** Reasons for a level that no answer gives. */
const background: ReadonlySet<string> = new Set(['open-alert', 'vulnerable'])

/**
 * The worst sign; an open high alert comes before what is only to be watched. What the patient has answered stays beside
 * it until a clinician resolves the alert.
 */
function explainWorsening(patient: RiskFacts, moment: Moment): string {
  const { findings, worstOpenAlert, latestSignAt, openAnswers = [] } = patient
  const answers = explainAnswers(patient, moment)
  const finding = findings.find(isWorsening)
  const isAlertWorse =
    worstOpenAlert === 'high' &&
    openAnswers.length === 0 &&
    patient.openAlertFinding !== undefined &&
    !(finding && isWarning(finding))
  const sign = finding && !isAlertWorse ? explainBy(finding, moment, findings.length - 1) : undefined
  const isAnswerNewest =
    latestSignAt && openAnswers.some(({ receivedAt }) => epochMs(receivedAt) === epochMs(latestSignAt))
  const texts = [...(isAnswerNewest ? answers : []), sign ?? [], ...(isAnswerNewest ? [] : answers)].flat()
  if (texts.length > 0) return texts.join(' ')
  if (worstOpenAlert === null) return 'Worse than usual.'
  return explainAlert(`${capitalise(worstOpenAlert)} alert still open.`, patient, moment)
}

/** Each answer whose alert is open, the most urgent first. "Better" after it does not take its place. */
const explainAnswers = ({ openAnswers = [] }: RiskFacts, moment: Moment): string[] =>
  openAnswers.map(
    ({ answer, answeredAt }) =>
      `${moment(epochMs(answeredAt))}. Answered “${answerLabels[answer]}” to a message.`,
  )

function explainSilence(patient: RiskFacts, now: number): string {
  const { latestSignAt, lastSymptomEntry: entry } = patient
  const unknownSince = entry ? 'for 48 hours or more' : 'yet'
  const since = latestSignAt ? `for ${formatDayCount(now - epochMs(latestSignAt))}` : unknownSince
  return [...explainLastAdvice(patient, now), noReport(patient, since)].join(' ')
}

/** "Last advice: call 999, 3 days ago." What the patient read last is what they may be living with now (HZ-09). */
const explainLastAdvice = ({ lastAdvice }: RiskFacts, now: number): string[] =>
  lastAdvice
    ? [
        `Last advice: ${adviceWords[lastAdvice.level]}, ${formatAge(epochMs(lastAdvice.at), now)}${lastAdvice.isBetter ? ' (replied later: better)' : ''}.`,
      ]
    : []

const adviceWords = { emergency: 'call 999', urgent: 'get medical advice the same day' } as const

/**
 * Who has already dealt with an alert since the newest sign, so that no colleague calls for the same again. That of the
 * sign is never called resolved while another alert as severe is open (HZ-09), nor any without those that are open.
 */
function explainResolved(patient: RiskFacts, moment: Moment): string[] {
  const { lastResolved, latestSignAt } = patient
  if (!lastResolved || epochMs(lastResolved.at) < epochMs(latestSignAt ?? lastResolved.at)) return []
  const resolved = `resolved ${moment(epochMs(lastResolved.at))} by ${lastResolved.by ?? 'another clinician'}`
  return [
    `${lastResolved.isOfWorstSign ? 'Alert' : 'Another alert was'} ${resolved}${describeOpen(patient, lastResolved.at)}.`,
  ]
}

/** "; 2 new alerts since" where all have come after it, or "; 2 are still open". */
function describeOpen({ alertCount, oldestAlertAt }: RiskFacts, resolvedAt: string): string {
  if (alertCount === 0) return ''
  if (oldestAlertAt && epochMs(oldestAlertAt) > epochMs(resolvedAt))
    return `; ${alertCount} new ${alertCount === 1 ? 'alert' : 'alerts'} since`
  return `; ${alertCount} ${alertCount === 1 ? 'is' : 'are'} still open`
}

/** After a sign or an open alert, how the patient is since then is unknown too. A reply or an answer may have come. */
function explainLaterSilence(
  { lastSymptomEntry: entry, lastTriageResult: check }: RiskFacts,
  now: number,
): string[] {
  const times = [...(entry ? [countedTime(entry)] : []), ...(check ? [check.createdAt] : [])]
  const lastMs = Math.max(...times.map(epochMs))
  return times.length > 0 && isTooOldForToday(lastMs, now)
    ? [`No check-in or symptom check for ${formatDayCount(now - lastMs)}.`]
    : []
}

/** An answer to a message is contact, and does not say how the patient is. */
const noReport = ({ lastContact }: RiskFacts, since: string): string =>
  `${since === 'yet' && !lastContact ? 'Nothing received' : 'No check-in or symptom check'} ${since}. We do not know how this patient is now.`

/** What makes the level, with its time; for a level by the risk group alone, what was last logged is beside it. */
function explainLevel(patient: RiskFacts, moment: Moment): string {
  const { risk, lastSymptomEntry: entry, findings } = patient
  if (risk.level === 'low') return 'No warning signs in the latest check-in or symptom check.'
  // The patient was advised to get help today.
  const warning = findings.find((finding) => asksForAdviceToday(finding))
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

/** "Today 08:10. Breathlessness 6 out of 10." */
function explainReason(reason: string, patient: RiskFacts, moment: Moment): { ms: number; text: string } {
  const { risk, lastSymptomEntry: entry, lastTriageResult: check, findings } = patient
  const finding = findings.find(({ id }) => id === reason)
  if (finding) return { ms: epochMs(finding.at), text: explainBy(finding, moment) }
  const [words = reason] = describeRiskReasons({ ...patient, risk: { ...risk, reasons: [reason] } })
  const logged = entry && { at: countedTime(entry), isClockDoubtful: entry.isClockDoubtful }
  const dated = reason.startsWith('triage-') ? check && { at: check.createdAt } : logged
  if (!dated) return { ms: 0, text: `${words}.` }
  const score = entry && scoreOf(reason, entry)
  return { ms: epochMs(dated.at), text: `${describeMoment(dated, moment)} ${score ?? words}.` }
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
