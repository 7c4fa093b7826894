import { claimAccount } from '../account/account.ts'
import { localPatientId } from '../account/local-ids.ts'
import { discardPendingChanges } from '../outbox/dead-letters.ts'
import { db } from './db-connection.ts'
import { type Account, forgetMeta } from './meta.ts'

/**
 * Assigns this phone to a person who has a record. Entries logged here are added to it; a profile set up here is not,
 * because the record's own is older and may contain more. It arrives with the next pull.
 *
 * @throws OtherAccount and changes nothing
 */
export async function assignDeviceToRecord(account: Account): Promise<void> {
  await db.transaction('rw', [db.meta, db.outbox, db.deadletter], async () => {
    await claimAccount(account)
    await discardPendingChanges('profile', [String(localPatientId)])
    await forgetMeta('cursor')
  })
}
