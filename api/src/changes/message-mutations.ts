import type { Db } from '../platform/db/database.ts'
import type { IncomingChange } from './incoming-change.ts'
import { markSeen } from '../care/messages/messages.repo.ts'

/** The patient has opened a message. One that is gone or somebody else's is nobody's trouble: nothing changes. */
export async function markMessageSeen(trx: Db, change: IncomingChange): Promise<'no-change' | undefined> {
  const { patientId, entityId, moment } = change
  const when = { seenAt: moment.occurred_at, receivedAt: moment.received_at }
  return (await markSeen(trx, patientId, entityId, when)) ? undefined : 'no-change'
}
