import type { DeadLetter } from '../../local/inner-door.ts'

/** Gives the person a refused entry as a file of their own, whatever becomes of it here. */
export function saveEntryFile(letter: DeadLetter): void {
  const url = URL.createObjectURL(new Blob([entryFileText(letter)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `second-wind-${letter.localDate}-${letter.entityId.slice(-8)}.json`
  link.click()
  URL.revokeObjectURL(url)
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
