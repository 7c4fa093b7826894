import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { anEntry } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'

let entries = 0

/** An entry of that local day, logged at 8 in the morning of a London winter unless `at` says otherwise. */
export function entryOn(localDate: string, changes: Partial<SymptomEntry> = {}, at = '08:00'): SymptomEntry {
  entries += 1
  return anEntry({ id: idNumbered(entries), date: `${localDate}T${at}:00.000Z`, localDate, ...changes })
}
