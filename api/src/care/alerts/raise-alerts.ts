import { alertMessage } from '@second-wind/core/care/alerts/alert-message'
import { alertsFor, type RaisedAlert } from '@second-wind/core/care/alerts/alert-rules'
import type { MessageAnswer } from '@second-wind/core/care/message'
import { redFlagWords } from '@second-wind/core/content/triage/reason-words'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { isSameReply } from '@second-wind/core/findings/follow-up'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { assessTriage } from '@second-wind/core/triage/assess'
import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import { findPatient } from '../../records/profile/patients.repo.ts'
import { listComparedEntries, listEntriesReadAgainst } from '../../records/symptoms/symptoms.repo.ts'
import { toReport } from '../../records/symptoms/symptoms.table.ts'
import { findTriage } from '../../records/triage/triage.repo.ts'
import type { PatientCache } from '../patient-cache.ts'
import { listFindings, listFindingsOfEntry, markWithdrawn } from './alert-findings.repo.ts'
import { updateAlert } from './alerts.repo.ts'
import type { AlertSource, OpenAlerts } from './open-alerts.ts'

/**
 * Raises the alerts that a synced symptom check or reply requires, in the transaction that applies it (ruling C-33). The
 * answers are assessed again here: a result that is milder than its own answers hides no warning sign.
 */
export async function raiseSymptomCheckAlerts(
  trx: Db,
  change: IncomingChange,
  outcome: TriageOutcome,
  { alerts }: PatientCache,
): Promise<void> {
  const assessed = outcome.result === 'seek_help' ? [] : await redFlagsInAnswers(trx, change, outcome)
  const redFlags = [...new Set([...(outcome.redFlags ?? []), ...assessed])]
  for (const raised of alertsFor({ kind: 'triage', outcome: { ...outcome, redFlags } })) {
    if (!(await isRepeatedReply(trx, change, raised, outcome, alerts))) await alerts.raise(change, raised)
  }
}

/** Raises the alert of an answer that asks for a clinician. The answer is its source, not the message. */
export async function raiseAnswerAlerts(
  change: IncomingChange,
  answer: MessageAnswer,
  { alerts }: PatientCache,
): Promise<void> {
  for (const raised of alertsFor({ kind: 'answer', answer })) {
    await alerts.raise({ ...change, entityId: change.mutationId }, raised)
  }
}

/** An open alert has the same sentence already, from the same reply. Once resolved, a reply raises the alert again. */
async function isRepeatedReply(
  trx: Db,
  { patientId, moment }: AlertSource,
  raised: RaisedAlert,
  outcome: TriageOutcome,
  alerts: OpenAlerts,
): Promise<boolean> {
  if (outcome.track !== 'follow-up') return false
  const open = await alerts.find(raised.alertType)
  if (!open) return false
  const message = alertMessage(raised, moment.local_date)
  const same = open.findings.filter((finding) => finding.message === message)
  const replies = await findTriage(
    trx,
    patientId,
    same.flatMap(({ source_id: id }) => id ?? []),
  )
  return replies.some((reply) => isSameReply(reply, outcome))
}

/** The words of each warning sign. Answers that name no track are assessed on both. */
async function redFlagsInAnswers(
  trx: Db,
  { patientId }: IncomingChange,
  { track, answers }: TriageOutcome,
): Promise<string[]> {
  if (answers === undefined || track === 'follow-up') return []
  const person = await findPatient(trx, patientId)
  const tracks = track === undefined ? (['general', 'respiratory'] as const) : [track]
  return tracks.flatMap((read) => assessTriage(read, answers, person).redFlagReasons).map(redFlagWords)
}

/**
 * Raises the alerts that an entry requires, and withdraws what the entry no longer says after an edit. The entry is read
 * against the patient's usual day and earlier entries; a finding that stays the same raises nothing, even when its alert is
 * resolved.
 */
export async function updateAlertsOfEntry(
  trx: Db,
  change: AlertSource,
  report: SymptomReport,
  cache: PatientCache,
): Promise<void> {
  const { local_date: localDate, received_at: receivedAt } = change.moment
  const context = await cache.entries.contextBefore(change.moment.occurred_ms)
  const findings = entryFindings(report, localDate, context)
  const raised = alertsFor({ kind: 'symptoms', report, findings }).map((alert) => ({
    ...alert,
    message: alertMessage(alert, localDate),
  }))
  const isSame = (stored: { rule_id: string; message: string }) => (alert: (typeof raised)[number]) =>
    stored.rule_id === alert.ruleId && stored.message === alert.message
  const stored = await listFindingsOfEntry(trx, change.entityId)
  const outdated = stored.filter((finding) => !raised.some(isSame(finding)))
  await withdraw(trx, outdated, receivedAt, cache)
  for (const alert of raised) {
    if (!stored.some((finding) => isSame(finding)(alert))) await cache.alerts.raise(change, alert, report)
  }
}

/**
 * Entries are compared with earlier ones. After some have arrived late, changed or gone, those of the last 48 hours that
 * were logged after them are read again, so that the order of arrival decides nothing. Once for all the changes that
 * arrived together: many late entries would otherwise read each other again and again.
 *
 * @param changedIds the entries, in the order in which they were applied
 */
export async function updateAlertsOfLaterEntries(
  trx: Db,
  patientId: PatientId,
  changedIds: readonly string[],
  receivedAtMs: number,
  cache: PatientCache,
): Promise<void> {
  if (changedIds.length === 0) return
  const changed = await listComparedEntries(trx, patientId, changedIds)
  if (changed.length === 0) return
  const received_at = iso(receivedAtMs)
  for (const row of await listEntriesReadAgainst(trx, patientId, changed, receivedAtMs)) {
    const readAt = changedIds.lastIndexOf(row.id)
    const isOutdated = changed.some(
      ({ id, occurred_ms }) => occurred_ms < row.occurred_ms && changedIds.lastIndexOf(id) > readAt,
    )
    if (!isOutdated) continue
    const { id, local_date, occurred_ms } = row
    const moment = { local_date, occurred_ms, received_at }
    await updateAlertsOfEntry(trx, { mutationId: id, patientId, entityId: id, moment }, toReport(row), cache)
  }
}

/** Marks what a deleted entry said as withdrawn. Its alerts stay open until a clinician resolves them. */
export async function withdrawEntryFindings(
  trx: Db,
  { entityId, moment }: IncomingChange,
  cache: PatientCache,
): Promise<void> {
  await withdraw(trx, await listFindingsOfEntry(trx, entityId), moment.received_at, cache)
}

async function withdraw(
  trx: Db,
  findings: Awaited<ReturnType<typeof listFindingsOfEntry>>,
  at: string,
  { alerts }: PatientCache,
): Promise<void> {
  if (findings.length > 0) alerts.clear()
  for (const finding of findings) {
    await markWithdrawn(trx, finding.id, at)
    // A resolved alert keeps the words under which it was resolved.
    if (finding.is_resolved === 1) continue
    const { alert_id: id, severity, is_read: isRead } = finding
    await updateAlert(trx, { id, severity, isRead: isRead === 1 }, await listFindings(trx, id), at)
  }
}
