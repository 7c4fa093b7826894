import type { DashboardPatient, RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import { countRedFlags, isBelowOwnThreshold, isRedFlag } from '@second-wind/core/care/roster/roster-need'
import { capitalise, lowerFirst } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'
import { formatWithFirstAnswers } from '../../ui/clinical/format-answered-span.ts'
import { quoteReply } from '../roster/reply-words.ts'
import { describeOthers } from './other-signs.ts'

export type RiskFacts = Pick<
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
  | 'lastResolved'
  | 'alertCount'
  | 'oldestAlertAt'
  | 'lastAdvice'
  | 'lastContact'
  | 'isAlertOld'
  | 'isSignWithdrawn'
>

/** How a time is written. */
export type Moment = (at: number) => string

/** In the middle of a sentence: "Replied today 07:02". */
export const inSentence = (time: string): string => time.replace(/^(Today|Yesterday)\b/, lowerFirst)

/**
 * The worst 999 sign, and how many more signs there are. One that the patient has not called better comes before those that
 * they have: a reply is about the sign that was asked about, and never about another (HZ-02). The list of findings has all.
 */
export function explainRedFlag(patient: RiskFacts, moment: Moment): string | undefined {
  const { findings } = patient
  const redFlags = findings.filter(isRedFlag)
  const answered = redFlags.filter(isCalledBetter)
  const unanswered = redFlags.filter((finding) => !isCalledBetter(finding))
  const [worst = answered[0]] = unanswered
  if (!worst) return undefined
  const since = warningSinceReply(worst, findings)
  const check = milderCheck(worst, findings)
  const others = findings.filter((finding) => !isRedFlag(finding) && finding !== since && finding !== check)
  const isPartlyAnswered = answered.length > 0 && unanswered.length > 0
  const more = describeOthers(countRedFlags(isPartlyAnswered ? unanswered : redFlags) - 1, others, worst)
  const noReply = isPartlyAnswered && !isStillThere(worst) ? ', no reply' : ''
  return [
    `${capitalise(nameSign(worst))}${loggedAt(worst, moment)}${noReply}${more}.${explainReply(worst, since, moment)}`,
    ...(isPartlyAnswered ? answered.map((finding) => explainOtherReply(finding, worst, moment)) : []),
    ...(check ? [explainMilderCheck(check, moment)] : []),
  ].join(' ')
}

const isCalledBetter = ({ reply }: RosterFinding): boolean => reply?.answer === 'better'

const isStillThere = ({ id, reply }: RosterFinding): boolean =>
  id === 'follow-up-still' || reply?.answer === 'still'

/** A check lists its signs as sentences, the worst first. */
function nameSign({ logged }: RosterFinding): string {
  const [first = logged] = logged.split('. ')
  return first.startsWith('999') ? first : `999 sign: ${first}`
}

/** "Replied before that, today 06:50: “No, I am better” about red phlegm." */
function explainOtherReply({ reply, logged }: RosterFinding, sign: RosterFinding, moment: Moment): string {
  if (!reply) return ''
  const isBefore = epochMs(reply.at) < epochMs(sign.newest?.at ?? sign.at)
  const time = inSentence(moment(epochMs(reply.at)))
  return `Replied ${isBefore ? 'before that, ' : ''}${time}: ${quoteReply(reply)} about ${logged.split('. ')[0]}.`
}

/**
 * A check can say "a few streaks of blood" and a check-in "red phlegm": the clinician reads that both were advised. The
 * answers are in the record, because a row has no room for them.
 */
function explainMilderCheck(check: RosterFinding, moment: Moment): string {
  const [advice = check.logged] = check.logged.split(' (“')
  return `${capitalise(advice)}${loggedAt(check, moment)}.`
}

const milderCheck = (
  { id: worst }: RosterFinding,
  findings: readonly RosterFinding[],
): RosterFinding | undefined =>
  worst.startsWith('check-') ? undefined : findings.find(({ id }) => id === 'check-monitor')

/** "I am better" is no longer so when the patient has logged a warning since. */
const warningSinceReply = (
  { reply }: RosterFinding,
  findings: readonly RosterFinding[],
): RosterFinding | undefined =>
  findings.find(
    ({ level, at }) => reply?.answer === 'better' && level === 'urgent' && epochMs(at) > epochMs(reply.at),
  )

function explainReply({ reply }: RosterFinding, later: RosterFinding | undefined, moment: Moment): string {
  if (reply?.answer !== 'better') return ''
  const said = reply.isMistake ? 'that they chose this by mistake' : 'that they were better'
  return later
    ? ` Replied ${said}, then ${inSentence(moment(epochMs(later.at)))}: ${later.logged}.`
    : ` Replied ${inSentence(moment(epochMs(reply.at)))}: ${quoteReply(reply)}.`
}

/** @param others the further signs in the list of findings */
export const explainBy = (
  finding: RosterFinding,
  moment: Moment,
  others: readonly RosterFinding[] = [],
): string => `${capitalise(finding.logged)}${loggedAt(finding, moment)}${describeOthers(0, others, finding)}.`

/** "Below your threshold: cough above usual, today 08:10." */
export function explainWorse(sign: RosterFinding, moment: Moment, listed: readonly RosterFinding[]): string {
  const others = listed.filter((other) => other !== sign)
  const sentence = explainBy(sign, moment, others)
  return isBelowOwnThreshold(sign) ? `Below your threshold: ${lowerFirst(sentence)}` : sentence
}

/**
 * ", today 07:20", after what was found: by the phone's clock, unless that is in doubt, then the arrival, and why. A check
 * that took hours says from when: ", today 20:30 (the first answers may be from 07:50)" (HZ-02).
 */
export const loggedAt = (
  { at, isClockDoubtful, answeredFrom }: Pick<RosterFinding, 'at' | 'isClockDoubtful' | 'answeredFrom'>,
  moment: Moment,
): string => {
  const time = inSentence(moment(epochMs(at)))
  if (isClockDoubtful) return `, arrived ${time}, the phone’s clock is wrong`
  if (answeredFrom === undefined) return `, ${time}`
  return `, ${formatWithFirstAnswers(answeredFrom, at, (one) => inSentence(moment(one)))}`
}
