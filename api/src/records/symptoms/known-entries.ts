import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { type SymptomRow, toTrustedEntry } from './symptoms.table.ts'

/**
 * Gives the same row the same object, however often it is read, while the changes of one patient are applied: the rules
 * keep what they work out from an entry.
 */
export class KnownEntries {
  readonly #byId = new Map<string, { row: SymptomRow; entry: SymptomEntry }>()

  entryOf(row: SymptomRow): SymptomEntry {
    const known = this.#byId.get(row.id)
    if (known && isSameRow(known.row, row)) return known.entry
    const entry = toTrustedEntry(row)
    this.#byId.set(row.id, { row, entry })
    return entry
  }
}

function isSameRow(row: SymptomRow, other: SymptomRow): boolean {
  const [columns, otherColumns]: Record<string, unknown>[] = [row, other]
  for (const column in columns) if (columns[column] !== otherColumns?.[column]) return false
  return true
}
