import { alertSeverities } from '@second-wind/core/care/alert'
import { worstFinding } from '@second-wind/core/care/alerts/group-findings'
import { repeatedFacts } from '@second-wind/core/care/alerts/same-fact'
import type { ListedAlertFinding } from '@second-wind/core/care/contract/alerts'
import type { CallNote } from '@second-wind/core/care/contract/call-notes'
import type { ReceivedAnswer, SentMessage } from '@second-wind/core/care/contract/messages'
import { type LastAdvice, lastAdviceOf } from '@second-wind/core/care/roster/last-advice'
import type { LastContact } from '@second-wind/core/care/roster/last-contact'
import { comparisonPeriodDays } from '@second-wind/core/care/usual-day-for-clinician'
import {
  findingContextOf,
  type LoggedRecords,
  currentFindings,
  newestReply,
  namedByOthers,
} from '@second-wind/core/findings/current-findings'
import { gravityOf } from '@second-wind/core/findings/finding-gravity'
import { findingCountsForMs, isTooOldForToday } from '@second-wind/core/findings/time-windows'
import { groupBy } from '@second-wind/core/platform/group-by'
import type { PatientId } from '@second-wind/core/platform/ids'
import { dayMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { hasLungCondition } from '@second-wind/core/triage/person'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import type { Selectable } from 'kysely'
import { countedTimeOfRowMs } from '../../platform/db/columns.ts'
import type { Db, Tables } from '../../platform/db/database.ts'
import { findPatientRow } from '../../records/profile/patients.repo.ts'
import { type PatientRow, toPatient } from '../../records/profile/patients.table.ts'
import { listFormerUsualDays } from '../../records/profile/profile-history.repo.ts'
import { KnownEntries } from '../../records/symptoms/known-entries.ts'
import { listDoubtfulSymptomsSince } from '../../records/symptoms/symptoms.repo.ts'
import type { SymptomRow } from '../../records/symptoms/symptoms.table.ts'
import { findTriage, listTriageSince } from '../../records/triage/triage.repo.ts'
import { listFindingsByAlert } from '../alerts/alert-findings.repo.ts'
import { listResolutions, type Resolution } from '../alerts/alerts.repo.ts'
import { findLatestCallNote } from '../calls/call-notes.repo.ts'
import { listAnswersOfOpenAlerts, listNewestAnswers } from '../messages/message-answers.repo.ts'
import { findLatestMessage } from '../messages/messages.repo.ts'
import { listNewestEntries, toEntries } from '../recent-entries.ts'
import type { DeviceReportRow } from './device-report.ts'
import { findLastContact, lastReportMsOf } from './last-contact.ts'
import { type RecentFinding, toRosterFinding } from './to-roster-finding.ts'

export type RosterFacts = {
  patient: PatientRow
  entry: SymptomRow | undefined
  triage: TriageResult | undefined
  /**
   * `raised_at`: when the newest finding as severe as the alert arrived. `finding_count`: how many there are,
   * `current_count` without those that the patient has withdrawn. `current_severities`: of all findings that the patient has
   * not withdrawn, with commas; null: none.
   */
  openAlerts: (Pick<Selectable<Tables['alerts']>, 'id' | 'severity' | 'created_at' | 'rule_id'> & {
    raised_at: string
    finding_count: number
    current_count: number
    current_severities: string | null
  })[]
  /** The newest, by the time the phone reported. */
  recent: SymptomRow[]
  /** What a usual day is worked out from; empty when the patient has set one. */
  compared: SymptomEntry[]
  /** What the last 48 hours showed, most serious first, the worst of each kind. */
  findings: RecentFinding[]
  /** When the patient last said how they are, epoch milliseconds; null: never. */
  lastReportMs: number | null
  lastContact: LastContact | null
  /** Of a patient without such a report for 48 hours. */
  lastAdvice: LastAdvice | undefined
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
  known = new KnownEntries(),
): Promise<RosterFacts | undefined> {
  const patient = await findPatientRow(db, patientId)
  if (!patient) return undefined
  // Of a silent patient, what counted when they last reported.
  const { latest_symptom_ms: entryMs, latest_triage_ms: checkMs } = patient
  const asOfMs =
    entryMs === null && checkMs === null ? nowMs : Math.min(nowMs, Math.max(entryMs ?? 0, checkMs ?? 0))
  const sinceMs = asOfMs - findingCountsForMs.emergency
  const newest = await listNewestEntries(db, patientId, asOfMs)
  const checks = await listTriageSince(db, patientId, sinceMs)
  const entries = await listDoubtfulSymptomsSince(db, patientId, sinceMs)
  const logged = { entries, checks }
  const openAlerts = await listOpenAlerts(db, patientId)
  const lastReportMs = lastReportMsOf(patient, logged, nowMs)
  const lastMessage = await findLatestMessage(db, patientId)
  const openAnswers = await listAnswersOfOpenAlerts(db, patientId)
  const answers = await listNewestAnswers(db, patientId)
  const entry = newest.find((row) => row.id === patient.latest_symptom_id) ?? (await findEntry(db, patient))
  return {
    patient,
    entry,
    triage: await findTriageResult(db, patient),
    openAlerts,
    openAlertFinding: await findShownFinding(db, openAlerts),
    resolutions: await listResolutions(db, patientId, nowMs - findingCountsForMs.emergency),
    recent: newest.slice(0, recentCheckIns),
    compared: pickCompared(patient, newest, nowMs).map((row) => known.entryOf(row)),
    ...(await readFindings(db, patient, toEntries(newest, entries, known), checks, { lastReportMs, nowMs })),
    lastReportMs,
    lastContact: findLastContact(entry, { checks, answers, nowMs }),
    devices: await listDeviceReports(db, patientId),
    lastMessage,
    lastCall: await findLatestCallNote(db, patientId),
    openAnswers,
  }
}

/** What counts now; of a silent patient, of whom only a reply can still count, the advice that they were shown last. */
async function readFindings(
  db: Db,
  patient: PatientRow,
  entries: LoggedRecords['entries'],
  checks: LoggedRecords['checks'],
  { lastReportMs, nowMs }: { lastReportMs: number | null; nowMs: number },
): Promise<Pick<RosterFacts, 'findings' | 'lastAdvice'>> {
  if (lastReportMs === null) return { findings: [], lastAdvice: undefined }
  const former = await listFormerUsualDays(db, patient.id, lastReportMs - findingCountsForMs.emergency)
  const person = toPatient(patient, 0)
  const currentAt = (ms: number) =>
    currentFindings({ entries, checks }, { ...findingContextOf(person), former }, ms)
  const current = currentAt(nowMs)
  const named = namedByOthers(current)
  const repeated = repeatedFacts(current)
  const findings = [...groupBy(current, (finding) => finding.id).values()].map((ofKind) => ({
    ...toRosterFinding(ofKind, { entries, checks }, person),
    ...(ofKind.every((finding) => named.has(finding)) && { isNamedByOther: true }),
    ...(ofKind.every((finding) => repeated.has(finding)) && { isRepeatedFact: true }),
  }))
  if (!isTooOldForToday(lastReportMs, nowMs)) return { findings, lastAdvice: undefined }
  // A reply of today to what was found then counts too.
  const then = currentAt(lastReportMs).map((finding) => ({
    ...finding,
    reply: newestReply(finding, checks, nowMs),
  }))
  return { findings, lastAdvice: lastAdviceOf(then) }
}

export function listDeviceReports(db: Db, patientId: PatientId): Promise<DeviceReportRow[]> {
  return db
    .selectFrom('devices')
    .select(['last_heard_at', 'pending_count', 'oldest_pending_at', 'clock_skew_ms'])
    .where('patient_id', '=', patientId)
    .execute()
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
    .select((eb) => {
      const found = eb.selectFrom('alert_findings').whereRef('alert_id', '=', 'alerts.id')
      const asSevere = found.whereRef('alert_findings.severity', '=', 'alerts.severity')
      const current = asSevere.where('withdrawn_at', 'is', null)
      const newestAt = current.select((finding) => finding.fn.max('received_at').as('at'))
      const count = ({ fn }: { fn: typeof eb.fn }) => fn.countAll<number>().as('count')
      return [
        'id',
        'severity',
        'created_at',
        'rule_id',
        eb.fn.coalesce(newestAt, 'created_at').as('raised_at'),
        eb.fn.coalesce(asSevere.select(count), eb.lit(0)).as('finding_count'),
        eb.fn.coalesce(current.select(count), eb.lit(0)).as('current_count'),
        found
          .where('withdrawn_at', 'is', null)
          .select(({ fn }) => fn.agg<string>('group_concat', ['alert_findings.severity']).as('severities'))
          .as('current_severities'),
      ]
    })
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
