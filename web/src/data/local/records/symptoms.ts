import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { currentPatientId } from '../account/identity.ts'
import { db } from '../database/db-connection.ts'
import { saveWithOutbox } from '../outbox/save-with-outbox.ts'

/**
 * Saves an entry on the phone and queues it.
 *
 * @param onHandedOver the entry is with the database, which now makes it durable: time to do something else
 * @throws NotSaved
 */
export async function saveSymptoms(
  id: string,
  report: SymptomReport,
  at: CapturedAt,
  onHandedOver?: () => void,
): Promise<SymptomEntry> {
  const entry = toSymptomEntry(id, report, at)
  const change = { mutationId: id, kind: 'symptoms.create', entityId: id, payload: report, at } as const
  await saveWithOutbox(db.symptoms, change, async () => {
    await db.symptoms.add(entry)
    // In a task of its own: the transaction must not wait for it, nor its queries become part of it.
    if (onHandedOver) setTimeout(onHandedOver)
  })
  return entry
}

/** The entry as it is stored when this is logged. */
export function toSymptomEntry(
  id: string,
  report: SymptomReport,
  { occurredAt: date, ...day }: CapturedAt,
): SymptomEntry {
  return { ...report, id, userId: currentPatientId, date, ...day }
}

/** Entries newest first, sent or not. */
export async function listSymptoms(limit?: number): Promise<SymptomEntry[]> {
  const newestFirst = db.symptoms.orderBy('date').reverse()
  return limit === undefined ? newestFirst.toArray() : newestFirst.limit(limit).toArray()
}
