import { alertSeverities } from '@second-wind/core/care/alert'
import { worstFinding } from '@second-wind/core/care/alerts/group-findings'
import type { ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import type { CallNote } from '@second-wind/core/care/contract/call-notes'
import type { ReceivedAnswer, SentMessage } from '@second-wind/core/care/contract/priority-alerts'
import { comparisonPeriodDays } from '@second-wind/core/care/usual-day-for-clinician'
import {
  findingContextOf,
  type LoggedRecords,
  currentFindings,
} from '@second-wind/core/findings/current-findings'
import { gravityOf } from '@second-wind/core/findings/finding-gravity'
import { confirmsFinding, followUpReply, usualReply } from '@second-wind/core/findings/follow-up-reply'
import { readRecentEntries } from '@second-wind/core/findings/recent-records'
import { findingCountsForMs } from '@second-wind/core/findings/time-windows'
import { groupBy } from '@second-wind/core/platform/group-by'
import type { PatientId } from '@second-wind/core/platform/ids'
import { dayMs } from '@second-wind/core/platform/moment'
import { countedTimeMs } from '@second-wind/core/records/clock-doubt'
import { hasLungCondition } from '@second-wind/core/triage/person'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import type { Selectable } from 'kysely'
import { countedTimeOfRowMs, loggedTimeOf } from '../../platform/db/columns.ts'
import type { Db, Tables } from '../../platform/db/database.ts'
import { findPatientRow } from '../../records/profile/patients.repo.ts'
import { type PatientRow, toPatient } from '../../records/profile/patients.table.ts'
import { listFormerUsualDays } from '../../records/profile/profile-history.repo.ts'
import { listDoubtfulSymptomsSince, listSymptomRows } from '../../records/symptoms/symptoms.repo.ts'
import { type SymptomRow, toTrustedEntry } from '../../records/symptoms/symptoms.table.ts'
import { findTriage, listTriageSince } from '../../records/triage/triage.repo.ts'
import { listFindingsByAlert } from '../alerts/alert-findings.repo.ts'
import { listResolutions, type Resolution } from '../alerts/alerts.repo.ts'
import { findLatestCallNote } from '../calls/call-notes.repo.ts'
import { listAnswersOfOpenAlerts } from '../messages/message-answers.repo.ts'
import { findLatestMessage } from '../messages/messages.repo.ts'
import type { DeviceReportRow } from './device-report.ts'
import { type RecentFinding, toRosterFinding } from './to-roster-finding.ts'

export type RosterFacts = {
  patient: PatientRow
  entry: SymptomRow | undefined
  triage: TriageResult | undefined
  /** `raised_at`: when the newest finding as severe as the alert arrived. */
  openAlerts: (Pick<Selectable<Tables['alerts']>, 'id' | 'severity' | 'created_at' | 'rule_id'> & {
    raised_at: string
  })[]
  /** The newest, by the time the phone reported. */
  recent: SymptomRow[]
  /** What a usual day is worked out from; empty when the patient has set one. */
  compared: SymptomRow[]
  /** What the last 48 hours showed, most serious first, the worst of each kind. */
  findings: RecentFinding[]
  /** When the patient last logged or checked anything, epoch milliseconds; null: never. */
  lastReportMs: number | null
  devices: DeviceReportRow[]
  lastMessage: SentMessage | undefined
  lastCall: CallNote | undefined
  openAlertFinding: ListedAlertFinding | undefined
  /** Of the last 48 hours, the last first. */
  resolutions: Resolution[]
  /** Whose alert is open, in the order of arrival. */
  openAnswers: ReceivedAnswer[]
}

/** Enough for the sparkline of the last days. */
const recentCheckIns = 14

/** Everything that the clinician's list shows of one patient; undefined when there is no such patient. */
export async function findRosterFacts(
  db: Db,
  patientId: PatientId,
  nowMs: number,
): Promise<RosterFacts | undefined> {
  const patient = await findPatientRow(db, patientId)
  if (!patient) return undefined
  const newest = await listNewestEntries(db, patientId, nowMs)
  const checks = await listTriageSince(db, patientId, nowMs - findingCountsForMs.emergency)
  const doubtful = await listDoubtfulSymptomsSince(db, patientId, nowMs - findingCountsForMs.emergency)
  const openAlerts = await listOpenAlerts(db, patientId)
  return {
    patient,
    entry: newest.find((row) => row.id === patient.latest_symptom_id) ?? (await findEntry(db, patient)),
    triage: await findTriageResult(db, patient),
    openAlerts,
    openAlertFinding: await findShownFinding(db, openAlerts),
    resolutions: await listResolutions(db, patientId, nowMs - findingCountsForMs.emergency),
    recent: newest.slice(0, recentCheckIns),
    compared: pickCompared(patient, newest, nowMs),
    findings: await listRosterFindings(db, patient, newest, { entries: doubtful, checks }, nowMs),
    lastReportMs: lastReportMsOf(patient, { entries: doubtful, checks }, nowMs),
    devices: await listDeviceReports(db, patientId),
    lastMessage: await findLatestMessage(db, patientId),
    lastCall: await findLatestCallNote(db, patientId),
    openAnswers: await listAnswersOfOpenAlerts(db, patientId),
  }
}

/** A follow-up check without a readable answer does not count as contact. */
const reportsState = (check: TriageResult): boolean =>
  check.track !== 'follow-up' ||
  confirmsFinding(check) ||
  (followUpReply(check) ?? usualReply(check)) !== undefined

/** The patient's own reply counts; a phone that only makes contact does not. */
function lastReportMsOf(
  patient: PatientRow,
  { entries, checks }: LoggedRecords,
  nowMs: number,
): number | null {
  const { latest_symptom_ms: entryMs, latest_triage_ms: checkMs } = patient
  const countedFromMs = [
    ...entries.map((entry) => countedTimeMs(entry.date, entry, nowMs)),
    ...checks.filter(reportsState).map((check) => countedTimeMs(check.createdAt, check, nowMs)),
  ]
  const reported = [entryMs, checkMs, ...countedFromMs].filter((ms) => ms !== null)
  return reported.length > 0 ? Math.max(...reported) : null
}

async function listRosterFindings(
  db: Db,
  patient: PatientRow,
  newest: readonly SymptomRow[],
  { entries: doubtful, checks }: LoggedRecords,
  nowMs: number,
): Promise<RecentFinding[]> {
  const { id, latest_symptom_ms: latestMs } = patient
  const hasNewEntry = latestMs !== null && nowMs - latestMs < findingCountsForMs.emergency
  if (!hasNewEntry && doubtful.length === 0 && checks.length === 0) return []
  const doubtfulIds = new Set(doubtful.map((entry) => entry.id))
  const others = newest.filter((row) => !doubtfulIds.has(row.id)).map(toTrustedEntry)
  const entries = [...doubtful, ...others]
  const former = await listFormerUsualDays(db, id, nowMs - findingCountsForMs.emergency)
  const person = toPatient(patient, 0)
  const context = { ...findingContextOf(person), former }
  const current = currentFindings({ entries, checks }, context, nowMs)
  return [...groupBy(current, (finding) => finding.id).values()].map((ofKind) =>
    toRosterFinding(ofKind, { entries, checks }, person),
  )
}

export function listDeviceReports(db: Db, patientId: PatientId): Promise<DeviceReportRow[]> {
  return db
    .selectFrom('devices')
    .select(['last_heard_at', 'pending_count', 'oldest_pending_at', 'clock_skew_ms'])
    .where('patient_id', '=', patientId)
    .execute()
}

/** Reads the newest entries: all that the rules need (core, recent-records.ts), and at least those of the sparkline. */
async function listNewestEntries(db: Db, patientId: PatientId, nowMs: number): Promise<SymptomRow[]> {
  const entries = await readRecentEntries(async (limit) => {
    const rows = await listSymptomRows(db, patientId, limit)
    return rows.map((row) => ({ row, date: loggedTimeOf(row), localDate: row.local_date }))
  }, nowMs)
  return entries.map(({ row }) => row)
}

/**
 * The entries that the record reads too (core, usual-day-for-clinician.ts), as far as 14 earlier check-in days need.
 */
function pickCompared(patient: PatientRow, newest: readonly SymptomRow[], nowMs: number): SymptomRow[] {
  const { usualDay, ...person } = toPatient(patient, 0)
  if (usualDay !== undefined || !hasLungCondition(person)) return []
  return newest.filter((row) => countedTimeOfRowMs(row) >= nowMs - comparisonPeriodDays * dayMs)
}

/** Read through the references in the patient's row, so that no history is searched (latest-records.repo.ts). */
async function findEntry(
  db: Db,
  { latest_symptom_id: id }: Pick<PatientRow, 'latest_symptom_id'>,
): Promise<SymptomRow | undefined> {
  if (id === null) return undefined
  return db.selectFrom('symptom_entries').selectAll().where('id', '=', id).executeTakeFirst()
}

async function findTriageResult(
  db: Db,
  { id: owner, latest_triage_id: id }: Pick<PatientRow, 'id' | 'latest_triage_id'>,
): Promise<TriageResult | undefined> {
  return id === null ? undefined : (await findTriage(db, owner, [id]))[0]
}

function listOpenAlerts(db: Db, patientId: PatientId) {
  return db
    .selectFrom('alerts')
    .select((eb) => [
      'id',
      'severity',
      'created_at',
      'rule_id',
      eb.fn
        .coalesce(
          eb
            .selectFrom('alert_findings')
            .select((finding) => finding.fn.max('received_at').as('at'))
            .whereRef('alert_id', '=', 'alerts.id')
            .whereRef('alert_findings.severity', '=', 'alerts.severity')
            .where('withdrawn_at', 'is', null),
          'created_at',
        )
        .as('raised_at'),
    ])
    .where('patient_id', '=', patientId)
    .where('is_resolved', '=', 0)
    .execute()
}

/**
 * Why the most serious open alert is so serious: its worst finding, the newest among equals, also when the patient has
 * withdrawn it.
 */
async function findShownFinding(
  db: Db,
  openAlerts: RosterFacts['openAlerts'],
): Promise<ListedAlertFinding | undefined> {
  const [worst] = openAlerts.toSorted(
    (a, b) =>
      alertSeverities.indexOf(a.severity) - alertSeverities.indexOf(b.severity) ||
      gravityOf(a.rule_id ?? '') - gravityOf(b.rule_id ?? '') ||
      (a.raised_at < b.raised_at ? 1 : -1),
  )
  if (!worst) return undefined
  const findings = (await listFindingsByAlert(db, [worst.id])).get(worst.id) ?? []
  const asSevere = findings.filter(({ severity }) => severity === worst.severity)
  const current = asSevere.filter(({ withdrawnAt }) => withdrawnAt === null)
  return worstFinding(current) ?? asSevere.at(-1)
}
