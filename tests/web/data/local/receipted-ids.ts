import { db } from '../../../../web/src/data/local/database/db-connection.ts'

/** The changes for which this phone has the server's receipt. */
export async function receiptedIds(): Promise<string[]> {
  return (await db.receiptSets.toArray()).flatMap(({ mutationIds }) => mutationIds)
}
