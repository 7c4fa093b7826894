import { db } from '../database/db-connection.ts'

/** Under which the PIN lies in the table `meta`. */
export const pinKey = 'appLock'

/**
 * Tells whether a PIN is set, before the database answers anybody else. Of one that cannot be read the answer is no: it
 * shows nothing that a lock would hide, and the way to help stays open.
 */
export function gateReadsOnPin(onResult: (isSet: boolean) => void): void {
  db.on('ready', () =>
    db.meta.get(pinKey).then(
      (row) => onResult(row !== undefined),
      () => onResult(false),
    ),
  )
}
