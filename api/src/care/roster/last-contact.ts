import type { ReceivedAnswer } from '@second-wind/core/care/contract/messages'
import { type LastContact, newestContact } from '@second-wind/core/care/roster/last-contact'
import type { LoggedRecords } from '@second-wind/core/findings/current-findings'
import {
  confirmsFinding,
  followUpReply,
  isMistake,
  usualReply,
} from '@second-wind/core/findings/follow-up-reply'
import { type ArrivalFacts, countedTimeMs } from '@second-wind/core/records/clock-doubt'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { countedTimeOfRowMs } from '../../platform/db/columns.ts'
import { iso } from '../../platform/iso.ts'
import type { PatientRow } from '../../records/profile/patients.table.ts'
import type { SymptomRow } from '../../records/symptoms/symptoms.table.ts'

/** A follow-up check without a readable answer does not count as contact. */
const isContact = (check: TriageResult): boolean =>
  check.track !== 'follow-up' || replyOf(check) !== undefined

function replyOf(check: TriageResult): LastContact['reply'] {
  if (check.track !== 'follow-up') return undefined
  return confirmsFinding(check) ? 'still' : (followUpReply(check)?.answer ?? usualReply(check))
}

function saidIn(check: TriageResult): Pick<LastContact, 'reply' | 'isMistake'> {
  const reply = replyOf(check)
  if (!reply) return {}
  return reply === 'better' && isMistake(check) ? { reply, isMistake: true } : { reply }
}

/** A reply that a sign is still there is a 999 sign of its own. Any other reply takes no earlier advice back (HZ-09). */
const reportsState = (check: TriageResult): boolean => check.track !== 'follow-up' || confirmsFinding(check)

/**
 * When the patient last said how they are. No answer to a message does, nor a phone that connects; and a reply other than
 * "still" ends no silence, so that it never lowers a place.
 */
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
 * @param told.answers the newest to any message
 */
export function findLastContact(
  entry: SymptomRow | undefined,
  told: { checks: LoggedRecords['checks']; answers: readonly ReceivedAnswer[]; nowMs: number },
): LastContact | null {
  const contact = (
    kind: LastContact['kind'],
    at: string,
    arrival: ArrivalFacts,
    said: Pick<LastContact, 'reply' | 'isMistake' | 'answer'> = {},
  ): LastContact => ({
    kind,
    at: iso(countedTimeMs(at, arrival, told.nowMs)),
    ...(arrival.isClockDoubtful && { isClockDoubtful: true }),
    ...said,
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
      .filter(isContact)
      .map((check) =>
        contact(
          check.track === 'follow-up' ? 'reply' : 'symptom-check',
          check.createdAt,
          check,
          saidIn(check),
        ),
      ),
    ...told.answers.map((answer) => contact('answer', answer.answeredAt, answer, { answer: answer.answer })),
  ])
}
