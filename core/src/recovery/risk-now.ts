import type { Message } from '../care/message.ts'
import { assessRisk, type RiskAssessment } from '../care/risk/risk-level.ts'
import { isUsualMedium } from '../care/risk/usual-medium.ts'
import { type CurrentFinding, findingContextOf } from '../findings/current-findings.ts'
import { symptomChecks } from '../findings/follow-up-reply.ts'
import { findingCountsForMs, isTooOldForToday } from '../findings/time-windows.ts'
import { compareWithUsualDay } from '../findings/usual-comparison.ts'
import { epochMs } from '../platform/moment.ts'
import type { Patient } from '../records/patient.ts'
import { isAnswered } from '../records/phlegm.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import { usualDayOn } from '../records/usual-day.ts'
import type { TriageResult } from '../triage/triage-result.ts'
import { isAlertWithoutSign } from './alert-without-sign.ts'
import { newestFirst } from './newest-first.ts'
import { trendClaimOn } from './trend-claim.ts'

export type LoggedState = {
  profile: Patient | undefined
  /** All entries, in any order. */
  entries: readonly SymptomEntry[]
  /** Newest first, with the replies to "Do you still feel like this?". */
  checks: readonly TriageResult[]
  /** Of the care team, with the person's answers. */
  messages?: readonly Pick<Message, 'answers'>[]
  /** Whether a check-in that says worse, or shows a sign, was begun and not saved: nothing is then like the usual day. */
  isUnfinished?: boolean
  /** Local date. */
  today: string
  /** Epoch milliseconds. */
  now: number
}

export type RiskNow = {
  risk: RiskAssessment
  /** When the oldest alert was raised that the care team has not closed, where the level is from the log alone. */
  earlierAlertSince: string | undefined
  /** Whether a medium level is this person's usual (care/risk/usual-medium.ts). */
  isUsual: boolean
  /** Whether nothing in the log explains the open alert (alert-without-sign.ts). */
  isAlertWithoutSign: boolean
}

/** The person's level as Home and AI triage give it: one decision, so that they never differ (HZ-15). */
export function riskNow(facts: LoggedState, current: readonly CurrentFinding[]): RiskNow {
  const { profile, entries, checks, now, isUnfinished = false } = facts
  const [newest] = entries.toSorted(newestFirst)
  const logged = {
    person: profile ?? { isVulnerable: false },
    alertCount: 0,
    entry: newest,
    triage: symptomChecks(checks)[0],
    findings: current,
  }
  const ofLog = assessRisk(logged)
  const withAlerts = assessRisk({ ...logged, alertCount: profile?.alertCount ?? 0 })
  const earlierAlertSince =
    withAlerts.level === ofLog.level ? undefined : findOvertakenAlert(facts, newest, { current, ofLog })
  const risk = earlierAlertSince === undefined ? withAlerts : ofLog
  const isUsual = !isUnfinished && isUsualMedium(risk, logged, findingContextOf(profile), now)
  return { risk, earlierAlertSince, isUsual, isAlertWithoutSign: isAlertWithoutSign(facts) }
}

type State = { current: readonly CurrentFinding[]; ofLog: RiskAssessment }

/**
 * Since when the care team has not closed an alert that the log has overtaken: nothing current speaks against the newest
 * check-in, all that its level reads was answered, it is like the usual day, or else nothing of the last 14 days is left
 * open, and the person has not asked for help. Screens then give the level of the log and name the alert beside it
 * (HZ-15). What is unknown, such as the time of the alert, keeps the level of the alert.
 */
function findOvertakenAlert(
  facts: LoggedState,
  newest: SymptomEntry | undefined,
  { current, ofLog }: State,
): string | undefined {
  const { profile, messages = [], now, today, isUnfinished = false } = facts
  const { openAlertSince: since, usualDay, changeThreshold } = profile ?? {}
  if (!newest || since === undefined || isUnfinished) return undefined
  if (current.length > 0 || !ofLog.isKnown || !isAnswered(newest, 'temperature')) return undefined
  const loggedMs = epochMs(newest.date)
  if (isTooOldForToday(loggedMs, now) || epochMs(since) > loggedMs) return undefined
  const helpCountsFrom = Math.min(loggedMs, now - findingCountsForMs.urgent)
  const asksForHelp = messages
    .flatMap(({ answers = [] }) => answers)
    .filter(({ answer }) => answer === 'worse' || answer === 'call')
    .some(({ answeredAt }) => epochMs(answeredAt) > helpCountsFrom)
  if (asksForHelp) return undefined
  const likeness = compareWithUsualDay(newest, usualDayOn(usualDay, newest.localDate), changeThreshold)
  const isLikeUsual = likeness === 'like' || likeness === 'better'
  if (isLikeUsual) return since
  return trendClaimOn(facts, profile, { nowMs: now, today }).reason === 'open-alert' ? since : undefined
}
