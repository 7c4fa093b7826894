import type { DashboardPatient, RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import { countRedFlags, isRedFlag } from '@second-wind/core/care/roster/roster-need'
import { capitalise } from '@second-wind/core/platform/first-letter'
import { epochMs } from '@second-wind/core/platform/moment'

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
>

/** How a time is written. */
export type Moment = (at: number) => string

/** The worst 999 sign, and how many more signs there are. The list of findings has all of them. */
export function explainRedFlag(patient: RiskFacts, moment: Moment): string | undefined {
  const { findings } = patient
  const worst = findings.find(isRedFlag)
  if (!worst) return undefined
  // A check lists its signs as sentences, the worst first.
  const [first = worst.logged] = worst.logged.split('. ')
  const since = warningSinceReply(worst, findings)
  const check = milderCheck(worst, findings)
  const others = findings.filter((finding) => !isRedFlag(finding) && finding !== since && finding !== check)
  const more = describeMore(countRedFlags(findings) - 1, others.length)
  const sign = first.startsWith('999') ? first : `999 sign: ${first}`
  return [
    `${describeMoment(worst, moment)} ${capitalise(sign)}${more}.${explainReply(worst, since, moment)}`,
    ...(check ? [explainMilderCheck(check, moment)] : []),
  ].join(' ')
}

/** ". Also 1 more 999 sign", ". Also 2 other signs", ". Also 1 more 999 sign and 2 other signs". */
function describeMore(redFlagCount: number, otherCount: number): string {
  const counts = [
    ...(redFlagCount < 1 ? [] : [`${redFlagCount} more 999 ${redFlagCount === 1 ? 'sign' : 'signs'}`]),
    ...(otherCount < 1 ? [] : [`${otherCount} other ${otherCount === 1 ? 'sign' : 'signs'}`]),
  ]
  return counts.length === 0 ? '' : `. Also ${counts.join(' and ')}`
}

/**
 * A check can say "a few streaks of blood" and a check-in "red phlegm": the clinician reads that both were advised. The
 * answers are in the record, because a row has no room for them.
 */
function explainMilderCheck(check: RosterFinding, moment: Moment): string {
  const [advice = check.logged] = check.logged.split(' (“')
  return `${describeMoment(check, moment)} ${capitalise(advice)}.`
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
  return later
    ? ` Replied that they were better, then ${moment(epochMs(later.at))}: ${later.logged}.`
    : ` Replied ${moment(epochMs(reply.at))}: “No, I am better”.`
}

/** @param others how many further signs the list of findings has */
export const explainBy = (finding: RosterFinding, moment: Moment, others = 0): string =>
  `${describeMoment(finding, moment)} ${capitalise(finding.logged)}${describeMore(0, others)}.`

/** A time by the phone's clock, unless that is in doubt: then the arrival, and why. */
export const describeMoment = (
  { at, isClockDoubtful }: Pick<RosterFinding, 'at' | 'isClockDoubtful'>,
  moment: Moment,
): string =>
  isClockDoubtful ? `Arrived ${moment(epochMs(at))}, the phone’s clock is wrong.` : `${moment(epochMs(at))}.`
