import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import { localPatientId } from '../account/local-ids.ts'
import { db } from '../database/db-connection.ts'
import { newId } from '../database/new-id.ts'
import { addOrPark } from '../outbox/parked-records.ts'
import { newTriage, toTriageResult } from './triage.ts'

export const countSymptoms = (): Promise<number> => db.symptoms.count()

/**
 * Saves an entry on the phone and queues it.
 *
 * @param reply given with the entry, about an earlier sign: saved with it or not at all
 * @throws NotSavedError
 */
export async function saveSymptoms(
  id: string,
  report: SymptomReport,
  at: CapturedAt,
  reply?: TriageOutcome,
): Promise<SymptomEntry> {
  const record = toSymptomEntry(id, report, at)
  const change = { mutationId: id, kind: 'symptoms.create', entityId: id, payload: report, at } as const
  const replies = reply ? [newTriage(toTriageResult(newId(), reply, at), reply, at)] : []
  await addOrPark({ table: db.symptoms, change, record }, ...replies)
  return record
}

/** The entry as it will be stored. */
export function toSymptomEntry(
  id: string,
  report: SymptomReport,
  { occurredAt: date, ...day }: CapturedAt,
): SymptomEntry {
  return { ...report, id, userId: localPatientId, date, ...day }
}
