import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { TriageOutcome, TriageResult } from '@second-wind/core/triage/triage-result'
import { localPatientId } from '../account/local-ids.ts'
import { db } from '../database/db-connection.ts'
import { addOrPark } from '../outbox/parked-records.ts'
import type { NewRecord } from '../outbox/save-with-outbox.ts'

/** Saves a finished symptom check, or the reply to a question about a sign, and queues it. @throws NotSavedError */
export async function saveTriage(id: string, outcome: TriageOutcome, at: CapturedAt): Promise<TriageResult> {
  const result = toTriageResult(id, outcome, at)
  await addOrPark(newTriage(result, outcome, at))
  return result
}

/** The check as it will be stored. */
export function toTriageResult(
  id: string,
  outcome: TriageOutcome,
  { occurredAt: createdAt, ...day }: CapturedAt,
): TriageResult {
  return { ...outcome, id, userId: localPatientId, createdAt, ...day }
}

export function newTriage(record: TriageResult, payload: TriageOutcome, at: CapturedAt): NewRecord {
  const { id } = record
  return {
    table: db.triage,
    change: { mutationId: id, kind: 'triage.create', entityId: id, payload, at },
    record,
  }
}
