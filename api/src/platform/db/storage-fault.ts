/**
 * Why the database refused, whatever engine it is. `conflict`: another writer was in the way, and the same work may
 * succeed when it is done again. `unavailable`: it cannot be read or written until somebody sees to it.
 */
export type StorageFault = 'conflict' | 'unavailable'

/** By the start of SQLite's code: SQLITE_BUSY_SNAPSHOT is a BUSY. */
const faults: Record<StorageFault, readonly string[]> = {
  conflict: ['BUSY', 'LOCKED'],
  unavailable: ['FULL', 'IOERR', 'READONLY', 'CANTOPEN', 'CORRUPT', 'NOTADB', 'NOMEM'],
}

/** Also of an error that wraps the database's. Undefined for any other error. */
export function storageFaultOf(thrown: unknown): StorageFault | undefined {
  if (!(thrown instanceof Error)) return undefined
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
  if (isOneOf(faults.conflict, code)) return 'conflict'
  return isOneOf(faults.unavailable, code) ? 'unavailable' : storageFaultOf(thrown.cause)
}

const isOneOf = (names: readonly string[], code: string): boolean =>
  names.some((name) => code.startsWith(`SQLITE_${name}`))
