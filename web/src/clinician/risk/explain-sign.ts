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
>

/** How a time is written. */
export type Moment = (at: number) => string

/** The worst 999 sign, and how many more there are. The list of findings has all of them. */
export function explainRedFlag(patient: RiskFacts, moment: Moment): string | undefined {
  const { findings } = patient
  const worst = findings.find(isRedFlag)
  if (!worst) return undefined
  // A check lists its signs as sentences, the worst first.
  const [first = worst.logged] = worst.logged.split('. ')
  const others = countRedFlags(findings) - 1
  const more = others < 1 ? '' : `, and ${others} more 999 ${others === 1 ? 'sign' : 'signs'}`
  const sign = first.startsWith('999') ? first : `999 sign: ${first}`
  return [
    `${describeMoment(worst, moment)} ${capitalise(sign)}${more}.${explainSinceReply(worst, findings, moment)}`,
    ...explainMilderCheck(worst, findings, moment),
  ].join(' ')
}

/**
 * A check can say "a few streaks of blood" and a check-in "red phlegm": the clinician reads that both were advised. The
 * answers are in the record, because a row has no room for them.
 */
function explainMilderCheck(
  worst: RosterFinding,
  findings: readonly RosterFinding[],
  moment: Moment,
): string[] {
  const check = findings.find(({ id }) => id === 'check-monitor')
  if (!check || worst.id.startsWith('check-')) return []
  const [advice = check.logged] = check.logged.split(' (“')
  return [`${describeMoment(check, moment)} ${capitalise(advice)}.`]
}

/** "I am better" is no longer so when the patient has logged a warning since. */
function explainSinceReply(
  { reply }: RosterFinding,
  findings: readonly RosterFinding[],
  moment: Moment,
): string {
  if (reply?.answer !== 'better') return ''
  const later = findings.find(
    (finding) => finding.level === 'urgent' && epochMs(finding.at) > epochMs(reply.at),
  )
  return later
    ? ` Replied that they were better, then ${moment(epochMs(later.at))}: ${later.logged}.`
    : ` Replied ${moment(epochMs(reply.at))}: “No, I am better”.`
}

/** @param others how many further signs the list of findings has */
export function explainBy(finding: RosterFinding, moment: Moment, others = 0): string {
  const more = others < 1 ? '' : `, and ${others} more ${others === 1 ? 'sign' : 'signs'}`
  return `${describeMoment(finding, moment)} ${capitalise(finding.logged)}${more}.`
}

/** A time by the phone's clock, unless that is in doubt: then the arrival, and why. */
export const describeMoment = (
  { at, isClockDoubtful }: Pick<RosterFinding, 'at' | 'isClockDoubtful'>,
  moment: Moment,
): string =>
  isClockDoubtful ? `Arrived ${moment(epochMs(at))}, the phone’s clock is wrong.` : `${moment(epochMs(at))}.`
