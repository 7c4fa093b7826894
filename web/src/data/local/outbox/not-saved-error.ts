import { Dexie } from 'dexie'

/**
 * `no-answer`: the database may still save it. `parked`: the same, and the record is kept outside the database until the
 * next start of the app (parked-records.ts).
 */
export type NotSavedReason = 'full' | 'closed' | 'storage' | 'no-answer' | 'parked'

/** Nothing was written: the form must keep its values and show this. */
export class NotSavedError extends Error {
  readonly reason: NotSavedReason
  constructor(cause: unknown, reason: NotSavedReason = reasonOf(cause)) {
    super('Not saved on this phone', { cause })
    this.name = 'NotSaved'
    this.reason = reason
  }
}

/** Whether the database did not answer in time (db-connection.ts). */
export const isTimeout = (error: unknown): boolean => namesOf(error).includes('TimeoutError')

const connectionErrors = new Set<string>([
  Dexie.errnames.DatabaseClosed,
  Dexie.errnames.InvalidState,
  Dexie.errnames.OpenFailed,
  Dexie.errnames.Unknown,
])

/** Whether a new connection may help (WebKit drops the connections of a sleeping page). */
export const isConnectionLost = (error: unknown): boolean =>
  namesOf(error).some((name) => connectionErrors.has(name))

export const notSavedReason = (error: unknown): NotSavedReason =>
  error instanceof NotSavedError ? error.reason : reasonOf(error)

function reasonOf(error: unknown): NotSavedReason {
  const names = namesOf(error)
  if (names.includes('QuotaExceededError')) return 'full'
  if (isTimeout(error)) return 'no-answer'
  return names.some((name) => connectionErrors.has(name)) ? 'closed' : 'storage'
}

function namesOf(error: unknown): string[] {
  if (!(error instanceof Error || error instanceof DOMException)) return []
  const inner: unknown = 'inner' in error ? error.inner : error.cause
  return [error.name, ...(inner === error ? [] : namesOf(inner))]
}
