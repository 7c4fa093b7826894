import { type AlertSeverity, alertSeverities } from '@second-wind/core/care/alert'
import { isLessSevere } from '@second-wind/core/care/alerts/alert-state'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { SentMessage } from '@second-wind/core/care/contract/messages'
import { describeAdvice } from '@second-wind/core/care/describe-advice'
import { newestOfEachKind } from '@second-wind/core/care/message'
import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import { isUsualMedium } from '@second-wind/core/care/risk/usual-medium'
import {
  isBelowOwnThreshold,
  isRedFlag,
  isWorsening,
  needOf,
} from '@second-wind/core/care/roster/roster-need'
import { usualDayForClinician } from '@second-wind/core/care/usual-day-for-clinician'
import { findingContextOf } from '@second-wind/core/findings/current-findings'
import { gravityOf } from '@second-wind/core/findings/finding-gravity'
import { silentAfterMs } from '@second-wind/core/findings/time-windows'
import { pointsWorseThanUsual } from '@second-wind/core/findings/usual-comparison'
import { epochMs } from '@second-wind/core/platform/moment'
import { isSameName } from '@second-wind/core/records/new-name'
import type { ScoreName, SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { answeredFrom } from '@second-wind/core/triage/answered-span'
import type { Person } from '@second-wind/core/triage/person'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { countedTimeOfRowMs } from '../../platform/db/columns.ts'
import { iso } from '../../platform/iso.ts'
import { toIdentity, toPatient, toProfile } from '../../records/profile/patients.table.ts'
import { toSymptomEntry } from '../../records/symptoms/symptoms.table.ts'
import type { Resolution } from '../alerts/alerts.repo.ts'
import { combineDeviceReports } from './device-report.ts'
import type { RosterFacts } from './roster-facts.repo.ts'

/** A patient's row in a clinician's list, from all stored facts. A missing fact is null, never a reassuring default. */
export function toRosterRow(facts: RosterFacts, nowMs: number): DashboardPatient {
  const { patient, entry, triage, openAlerts, recent, findings, lastReportMs, devices, lastMessage } = facts
  const profile = toProfile(patient)
  const { name, age, gender, location, respiratoryDiagnosis, conditions, isVulnerable, phone, nation } =
    profile
  const { changeThreshold } = toPatient(patient, openAlerts.length)
  const lastEntry = entry && toSymptomEntry(entry)
  const alertCount = openAlerts.length
  const worstOpenAlert = worst(openAlerts.map((alert) => alert.severity))
  const raised = openAlerts.map((alert) => ({
    severity: alert.severity,
    raisedAt: alert.raised_at,
    gravity: gravityOf(alert.rule_id ?? ''),
    standing: standingSeverity(alert),
  }))
  const { need, latestSignMs, worstSign, worstStandingAlert, isAlertOld, isSignWithdrawn } = needOf(
    { findings, openAlerts: raised, lastReportMs },
    nowMs,
  )
  return {
    id: patient.id,
    name,
    age,
    gender,
    location,
    ...(respiratoryDiagnosis !== undefined && { respiratoryDiagnosis }),
    conditions,
    isVulnerable,
    ...(phone !== undefined && { phone }),
    alertCount,
    ...(nation !== undefined && { nation }),
    ...toIdentity(patient),
    ...(isRenamed(patient) && { approvedName: patient.approved_name }),
    ...(changeThreshold !== undefined && { changeThreshold }),
    lastSymptomEntry: entry && lastEntry ? toLastEntry(lastEntry, entry.clock_suspect === 1) : null,
    lastTriageResult: triage ? toLastCheck(triage, toPatient(patient, 0)) : null,
    phoneReport: combineDeviceReports(devices),
    risk: riskOf(facts, lastEntry, nowMs),
    need,
    findings,
    worstOpenAlert,
    worstStandingAlert,
    worstSign,
    latestSignAt: latestSignMs === null ? null : iso(latestSignMs),
    lastContact: facts.lastContact,
    ...(facts.lastAdvice && { lastAdvice: facts.lastAdvice }),
    ...(isAlertOld && { isAlertOld }),
    ...(isSignWithdrawn && { isSignWithdrawn }),
    usualChange: lastEntry ? usualChangeOf(facts, lastEntry) : null,
    oldestAlertAt: openAlerts.map((alert) => alert.created_at).toSorted()[0] ?? null,
    recentCheckIns: recent
      .toSorted((a, b) => countedTimeOfRowMs(a) - countedTimeOfRowMs(b) || (a.id < b.id ? -1 : 1))
      .map((row) => toCheckIn(toSymptomEntry(row))),
    lastMessage: lastMessage ? stateOf(lastMessage) : null,
    ...(facts.lastCall && { lastCall: facts.lastCall }),
    ...(facts.openAlertFinding && { openAlertFinding: facts.openAlertFinding }),
    ...lastResolvedOf(facts),
    openAnswers: newestOfEachKind(facts.openAnswers),
  }
}

const isRenamed = (
  patient: RosterFacts['patient'],
): patient is RosterFacts['patient'] & { approved_name: string } =>
  patient.approved_name !== null && !isSameName(patient.approved_name, patient.name)

function riskOf(
  { patient, triage, openAlerts, findings }: RosterFacts,
  entry: SymptomEntry | undefined,
  nowMs: number,
): DashboardPatient['risk'] {
  const person = toPatient(patient, openAlerts.length)
  const risk = assessRisk({ person, alertCount: openAlerts.length, entry, triage, findings })
  const isUsual = isUsualMedium(risk, { entry, findings }, findingContextOf(person), nowMs)
  return { ...risk, ...(isUsual && { isUsual }) }
}

/**
 * Compares with the usual day that the patient set. A patient with a lung condition who has set none is compared with
 * earlier check-ins.
 */
function usualChangeOf(
  { patient, compared }: RosterFacts,
  entry: SymptomEntry,
): DashboardPatient['usualChange'] {
  const person = toPatient(patient, 0)
  const usual = usualDayForClinician(person, entry, compared)
  if (!usual) return null
  return {
    breathlessness: pointsWorseThanUsual('breathlessness', entry, usual) ?? null,
    coughSeverity: pointsWorseThanUsual('coughSeverity', entry, usual) ?? null,
    energy: pointsWorseThanUsual('energy', entry, usual) ?? null,
    isSet: person.usualDay !== undefined,
  }
}

/** When the row changes by time alone: a finding or a usual entry expires, an alert becomes old, or the patient silent. Null: never. */
export function rowValidUntilMs(
  { entry, findings, openAlerts, lastReportMs }: RosterFacts,
  nowMs: number,
): number | null {
  const usualUntilMs = entry ? [epochMs(toSymptomEntry(entry).date) + silentAfterMs] : []
  const silentMs = lastReportMs === null ? [] : [lastReportMs + silentAfterMs]
  const oldMs = openAlerts.map((alert) => epochMs(alert.raised_at) + silentAfterMs)
  const changesMs = [...findings.map(({ until }) => epochMs(until)), ...usualUntilMs, ...silentMs, ...oldMs]
  const ahead = changesMs.filter((ms) => ms > nowMs)
  return ahead.length > 0 ? Math.min(...ahead) : null
}

function toLastEntry(entry: SymptomEntry, isClockDoubtful: boolean): DashboardPatient['lastSymptomEntry'] {
  const { id: _id, userId: _userId, localDate: _day, tzOffsetMin: _offset, ...report } = entry
  return { ...report, ...(isClockDoubtful && { isClockDoubtful }) }
}

/** The alert of the sign that the list names comes before one that was resolved later. */
function lastResolvedOf({
  findings,
  openAlerts,
  resolutions,
}: RosterFacts): Pick<DashboardPatient, 'lastResolved'> {
  const worsening = findings.filter(isWorsening)
  const sign = findings.find(isRedFlag) ?? worsening.find((one) => !isBelowOwnThreshold(one)) ?? worsening[0]
  const isMoreSevere = ({ severity }: Resolution) =>
    openAlerts.every((open) => isLessSevere(open.severity, severity))
  const ofSign = resolutions.find(
    (resolution) => sign && resolution.signIds.includes(sign.id) && isMoreSevere(resolution),
  )
  const last = ofSign ?? resolutions[0]
  return last ? { lastResolved: { at: last.at, by: last.by, isOfWorstSign: last === ofSign } } : {}
}

function toLastCheck(check: TriageResult, person: Person): DashboardPatient['lastTriageResult'] {
  const { result, createdAt, reasons = [] } = check
  const from = answeredFrom(check)
  const advice = result === 'monitor' ? describeAdvice(reasons, person) : undefined
  return {
    result,
    createdAt,
    ...(from !== undefined && { answeredFrom: from }),
    ...(advice !== undefined && { advice }),
  }
}

const stateOf = ({ from: _from, text: _text, ...state }: SentMessage) => state

/** An alert that has no finding as severe as itself is of an older server, which did not say. */
function standingSeverity(alert: RosterFacts['openAlerts'][number]): AlertSeverity | null {
  const isStanding = alert.current_count > 0 || alert.finding_count === 0
  return isStanding ? alert.severity : worst(alert.current_severities?.split(',') ?? [])
}

function worst(severities: readonly string[]): AlertSeverity | null {
  return alertSeverities.find((severity) => severities.includes(severity)) ?? null
}

/** A slider left at its default does not count as an answer (hazard C15). */
function toCheckIn(entry: SymptomEntry): DashboardPatient['recentCheckIns'][number] {
  const answer = (score: ScoreName) => (entry.untouchedScores?.includes(score) ? null : entry[score])
  return {
    localDate: entry.localDate,
    coughSeverity: answer('coughSeverity'),
    breathlessness: answer('breathlessness'),
  }
}
