import { captureMoment } from '@second-wind/core/platform/moment'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { readEntityTraces } from '../../../../../web/src/data/local/outbox/sync-facts.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'

export const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)

/** Logged one after the other, and not yet sent. @returns their ids */
export async function logEntries(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  for (const id of ids) await saveSymptoms(id, untouchedReport, at)
  return ids
}

/** Where one of them is. */
export const traceEntry = async (id: string) => (await readEntityTraces('symptoms', [id])).get(id)
