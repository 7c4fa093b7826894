import { claimAccount } from '../account/account.ts'
import { currentPatientId } from '../account/identity.ts'
import { discardPendingChanges } from '../outbox/dead-letters.ts'
import { db } from './db-connection.ts'
import { type Account, forgetMeta } from './meta.ts'

/**
 * Gives this phone to somebody who has a record. What was logged here goes there too; a profile that was set up here
 * does not, because the record's own is older and may say more. It comes with the next pull.
 *
 * @throws OtherAccount and changes nothing
 */
export async function claimRecord(account: Account): Promise<void> {
  await db.transaction('rw', [db.meta, db.outbox, db.deadletter], async () => {
    await claimAccount(account)
    await discardPendingChanges('profile', [String(currentPatientId)])
    await forgetMeta('cursor')
  })
}
