import { alertMessage } from '@second-wind/core/care/alerts/alert-message'
import { alertsFor, type RaisedAlert } from '@second-wind/core/care/alerts/alert-rules'
import type { MessageAnswer } from '@second-wind/core/care/message'
import { redFlagWords } from '@second-wind/core/content/triage/reason-words'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { isSameReply } from '@second-wind/core/findings/follow-up-reply'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { type Assessment, assessTriage } from '@second-wind/core/triage/assess'
import type { Person } from '@second-wind/core/triage/person'
import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import { countedTimeOfRowMs } from '../../platform/db/columns.ts'
import { iso } from '../../platform/iso.ts'
import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import { listComparedEntries, listEntriesToReassess } from '../../records/symptoms/symptoms.repo.ts'
import { toReport } from '../../records/symptoms/symptoms.table.ts'
import { findTriage } from '../../records/triage/triage.repo.ts'
import type { PatientWork } from '../patient-work.ts'
import { listFindings, listFindingsOfEntry, markWithdrawn } from './alert-findings.repo.ts'
import { updateAlert } from './alerts.repo.ts'
import type { AlertSource } from './open-alerts.ts'
import { hasRedFlagAt } from './red-flag-at.ts'

/**
 * Raises the alerts that a synced symptom check or reply requires, in the transaction that applies it (ruling C-33). The
 * answers are assessed again here: a result that is milder than its own answers hides no warning sign.
 */
export async function raiseSymptomCheckAlerts(
  work: PatientWork,
  change: IncomingChange,
  outcome: TriageOutcome,
): Promise<void> {
  const person = outcome.result === 'seek_help' ? undefined : await work.entries.person()
  const assessed = outcome.result === 'seek_help' ? [] : assessAnswers(outcome, person)
  const found = assessed.flatMap(({ redFlagReasons }) => redFlagReasons).map(redFlagWords)
  const redFlags = [...new Set([...(outcome.redFlags ?? []), ...found])]
  const reasons = outcome.reasons ?? assessed.flatMap((assessment) => assessment.reasons)
  for (const raised of alertsFor({ kind: 'triage', outcome: { ...outcome, reasons, redFlags }, person })) {
    if (!(await isRepeatedReply(work, change, raised, outcome))) await work.alerts.raise(change, raised)
  }
}

/** Raises the alert of an answer that asks for a clinician. The answer is its source, not the message. */
export async function raiseAnswerAlerts(
  work: PatientWork,
  change: IncomingChange,
  answer: MessageAnswer,
): Promise<void> {
  const isAfterRedFlag = await hasRedFlagAt(work, countedTimeOfRowMs(change.moment))
  for (const raised of alertsFor({ kind: 'answer', answer, isAfterRedFlag })) {
    await work.alerts.raise({ ...change, entityId: change.mutationId }, raised)
  }
}

/** An open alert has the same sentence already, from the same reply. Once resolved, a reply raises the alert again. */
async function isRepeatedReply(
  work: PatientWork,
  { patientId, moment }: AlertSource,
  raised: RaisedAlert,
  outcome: TriageOutcome,
): Promise<boolean> {
  if (outcome.track !== 'follow-up') return false
  const open = await work.alerts.find(raised.alertType)
  if (!open) return false
  const message = alertMessage(raised, moment.local_date)
  const same = open.findings.filter((finding) => finding.message === message)
  const replies = await findTriage(
    await work.written(),
    patientId,
    same.flatMap(({ source_id: id }) => id ?? []),
  )
  return replies.some((reply) => isSameReply(reply, outcome))
}

/** Answers that name no track are assessed on both. */
function assessAnswers({ track, answers }: TriageOutcome, person: Person | undefined): Assessment[] {
  if (answers === undefined || track === 'follow-up') return []
  const tracks = track === undefined ? (['general', 'respiratory'] as const) : [track]
  return tracks.map((read) => assessTriage(read, answers, person))
}

type RaisedOfEntry = RaisedAlert & { message: string }

/** What the entry says, read against the patient's usual day and earlier entries. */
async function alertsOfEntry(
  { entries }: PatientWork,
  { moment }: AlertSource,
  report: SymptomReport,
): Promise<RaisedOfEntry[]> {
  const context = await entries.contextBefore(moment.occurred_ms)
  const findings = entryFindings(report, moment.local_date, context)
  return alertsFor({ kind: 'symptoms', report, findings }).map((alert) => ({
    ...alert,
    message: alertMessage(alert, moment.local_date),
  }))
}

export async function raiseAlertsOfNewEntry(
  work: PatientWork,
  change: AlertSource,
  report: SymptomReport,
): Promise<void> {
  for (const alert of await alertsOfEntry(work, change, report))
    await work.alerts.raise(change, alert, report)
}

/**
 * Raises the alerts that a stored entry requires, and withdraws what the entry no longer says after an edit. A finding
 * that stays the same raises nothing, even when its alert is resolved.
 */
export async function updateAlertsOfEntry(
  work: PatientWork,
  change: AlertSource,
  report: SymptomReport,
): Promise<void> {
  const raised = await alertsOfEntry(work, change, report)
  const stored = await listFindingsOfEntry(await work.written(), change.patientId, change.entityId)
  const outdated = stored.filter((finding) => !raised.some((alert) => isSame(finding, alert)))
  await withdraw(work, outdated, change.moment.received_at)
  for (const alert of raised) {
    if (!stored.some((finding) => isSame(finding, alert))) await work.alerts.raise(change, alert, report)
  }
}

const isSame = (stored: { rule_id: string; message: string }, raised: RaisedOfEntry): boolean =>
  stored.rule_id === raised.ruleId && stored.message === raised.message

/**
 * Entries are compared with earlier ones. After some have arrived late, changed or gone, those of the last 48 hours that
 * were logged after them are read again, so that the order of arrival decides nothing. Once for all the changes that
 * arrived together: many late entries would otherwise read each other again and again.
 *
 * @param changedIds the entries, in the order in which they were applied
 */
export async function updateAlertsOfLaterEntries(
  work: PatientWork,
  changedIds: readonly string[],
  receivedAtMs: number,
): Promise<void> {
  if (changedIds.length === 0 || work.entries.hasOnlyGrown) return
  const { patientId } = work
  const trx = await work.written()
  const changed = await listComparedEntries(trx, patientId, changedIds)
  if (changed.length === 0) return
  const received_at = iso(receivedAtMs)
  const later = await listEntriesToReassess(trx, patientId, changed, receivedAtMs)
  for (const [at, row] of later.entries()) {
    await yieldToEventLoop(at + 1)
    const readAt = changedIds.lastIndexOf(row.id)
    const isOutdated = changed.some(
      ({ id, occurred_ms }) => occurred_ms < row.occurred_ms && changedIds.lastIndexOf(id) > readAt,
    )
    if (!isOutdated) continue
    const { id, local_date, occurred_ms } = row
    const moment = { local_date, occurred_ms, received_at }
    await updateAlertsOfEntry(work, { mutationId: id, patientId, entityId: id, moment }, toReport(row))
  }
}

/** Marks what a deleted entry said as withdrawn. Its alerts stay open until a clinician resolves them. */
export async function withdrawEntryFindings(
  work: PatientWork,
  { patientId, entityId, moment }: IncomingChange,
): Promise<void> {
  const findings = await listFindingsOfEntry(await work.written(), patientId, entityId)
  await withdraw(work, findings, moment.received_at)
}

async function withdraw(
  work: PatientWork,
  findings: Awaited<ReturnType<typeof listFindingsOfEntry>>,
  at: string,
): Promise<void> {
  if (findings.length === 0) return
  const trx = await work.written()
  work.alerts.clear()
  for (const finding of findings) {
    await markWithdrawn(trx, finding.id, at)
    // A resolved alert keeps the words under which it was resolved.
    if (finding.is_resolved === 1) continue
    const { alert_id: id, severity, is_read: isRead } = finding
    const [first, ...others] = await listFindings(trx, [id])
    if (first)
      await updateAlert(trx, {
        id,
        severity,
        isRead: isRead === 1,
        updatedAt: at,
        findings: [first, ...others],
      })
  }
}
