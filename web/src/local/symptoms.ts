import type { CapturedAt } from '@second-wind/core/model/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/model/symptom-entry'
import { db } from './connection.ts'
import { saveWithOutbox } from './enqueue.ts'
import { currentPatientId } from './identity.ts'

/** Saves an entry on the phone and queues it. @throws NotSaved */
export async function saveSymptoms(id: string, report: SymptomReport, at: CapturedAt): Promise<SymptomEntry> {
  const { occurredAt: date, ...day } = at
  const entry: SymptomEntry = { ...report, id, userId: currentPatientId, date, ...day }
  const change = { mutationId: id, kind: 'symptoms.create', entityId: id, payload: report, at } as const
  await saveWithOutbox(db.symptoms, change, () => db.symptoms.add(entry))
  return entry
}

/** Entries newest first, sent or not. */
export async function listSymptoms(limit?: number): Promise<SymptomEntry[]> {
  const newestFirst = db.symptoms.orderBy('date').reverse()
  return limit === undefined ? newestFirst.toArray() : newestFirst.limit(limit).toArray()
}
