import type { DeadLetter } from '../../../data/local/lazy.ts'
import { saveFile } from '../../../ui/print/save-file.ts'

/** Saves a refused entry as a file, which stays with the person even if the entry is discarded. */
export function saveEntryFile(letter: DeadLetter): void {
  const name = `second-wind-${letter.localDate}-${letter.entityId.slice(-8)}.json`
  saveFile({ name, type: 'application/json', text: entryFileText(letter) })
}

export function entryFileText({
  kind,
  entityId,
  occurredAt,
  localDate,
  payload,
  code,
  field,
  message,
}: DeadLetter): string {
  const file = {
    kind,
    id: entityId,
    loggedAt: occurredAt,
    localDate,
    content: payload,
    refused: { code, field, message },
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
