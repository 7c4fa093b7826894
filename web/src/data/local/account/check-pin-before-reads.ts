import { db } from '../database/db-connection.ts'

/** Key of the PIN in the table `meta`. */
export const pinKey = 'appLock'

/**
 * Reports whether a PIN is set before any other read of the database is answered. An unreadable database counts as no
 * PIN: it shows nothing that a lock would hide, and the emergency numbers stay available.
 */
export function checkPinBeforeReads(onResult: (isSet: boolean) => void): void {
  db.on('ready', () =>
    db.meta.get(pinKey).then(
      (row) => onResult(row !== undefined),
      () => onResult(false),
    ),
  )
}
