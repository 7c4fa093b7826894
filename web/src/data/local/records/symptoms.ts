import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { localPatientId } from '../account/local-ids.ts'
import { db } from '../database/db-connection.ts'
import { addOrPark } from '../outbox/parked-records.ts'

export const countSymptoms = (): Promise<number> => db.symptoms.count()

/** Saves an entry on the phone and queues it. @throws NotSavedError */
export async function saveSymptoms(id: string, report: SymptomReport, at: CapturedAt): Promise<SymptomEntry> {
  const entry = toSymptomEntry(id, report, at)
  const change = { mutationId: id, kind: 'symptoms.create', entityId: id, payload: report, at } as const
  await addOrPark(db.symptoms, change, entry)
  return entry
}

/** The entry as it will be stored. */
export function toSymptomEntry(
  id: string,
  report: SymptomReport,
  { occurredAt: date, ...day }: CapturedAt,
): SymptomEntry {
  return { ...report, id, userId: localPatientId, date, ...day }
}
