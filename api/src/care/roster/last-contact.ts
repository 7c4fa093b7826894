import type { ReceivedAnswer } from '@second-wind/core/care/contract/messages'
import { type LastContact, newestContact } from '@second-wind/core/care/roster/last-contact'
import type { LoggedRecords } from '@second-wind/core/findings/current-findings'
import { confirmsFinding, followUpReply, usualReply } from '@second-wind/core/findings/follow-up-reply'
import { type ArrivalFacts, countedTimeMs } from '@second-wind/core/records/clock-doubt'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { countedTimeOfRowMs } from '../../platform/db/columns.ts'
import { iso } from '../../platform/iso.ts'
import type { PatientRow } from '../../records/profile/patients.table.ts'
import type { SymptomRow } from '../../records/symptoms/symptoms.table.ts'

/** A follow-up check without a readable answer does not count as contact. */
const reportsState = (check: TriageResult): boolean =>
  check.track !== 'follow-up' ||
  confirmsFinding(check) ||
  (followUpReply(check) ?? usualReply(check)) !== undefined

/** The patient's own reply counts; an answer to a message does not say how they are, nor does a phone that connects. */
export function lastReportMsOf(
  patient: Pick<PatientRow, 'latest_symptom_ms' | 'latest_triage_ms'>,
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

/**
 * @param entry the latest
 * @param told.checks those of the days before the last report
 * @param told.answers to messages: to the newest, and those whose alert is open
 */
export function findLastContact(
  entry: SymptomRow | undefined,
  told: { checks: LoggedRecords['checks']; answers: readonly ReceivedAnswer[]; nowMs: number },
): LastContact | null {
  const contact = (kind: LastContact['kind'], at: string, arrival: ArrivalFacts): LastContact => ({
    kind,
    at: iso(countedTimeMs(at, arrival, told.nowMs)),
    ...(arrival.isClockDoubtful && { isClockDoubtful: true }),
  })
  return newestContact([
    ...(entry
      ? [
          contact('check-in', iso(countedTimeOfRowMs(entry)), {
            isClockDoubtful: entry.clock_suspect === 1,
            receivedAt: entry.received_at,
          }),
        ]
      : []),
    ...told.checks
      .filter(reportsState)
      .map((check) =>
        contact(check.track === 'follow-up' ? 'reply' : 'symptom-check', check.createdAt, check),
      ),
    ...told.answers.map((answer) => contact('answer', answer.answeredAt, answer)),
  ])
}
