import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { TriageOutcome, TriageResult } from '@second-wind/core/triage/triage-result'
import { localPatientId } from '../account/local-ids.ts'
import { db } from '../database/db-connection.ts'
import { addOrPark } from '../outbox/parked-records.ts'

/** Saves a finished symptom check, or the reply to a question about a sign, and queues it. @throws NotSavedError */
export async function saveTriage(id: string, outcome: TriageOutcome, at: CapturedAt): Promise<TriageResult> {
  const { occurredAt: createdAt, ...day } = at
  const result: TriageResult = { ...outcome, id, userId: localPatientId, createdAt, ...day }
  const change = { mutationId: id, kind: 'triage.create', entityId: id, payload: outcome, at } as const
  await addOrPark(db.triage, change, result)
  return result
}
