import type { ControlledTransaction } from 'kysely'
import type { Db, Tables } from './database.ts'

/** Does all of it or nothing, in a transaction in which savepoints are possible. */
export async function inTransaction<T>(
  db: Db,
  run: (trx: ControlledTransaction<Tables>) => Promise<T>,
): Promise<T> {
  const trx = await db.startTransaction().execute()
  try {
    const result = await run(trx)
    await trx.commit().execute()
    return result
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}
