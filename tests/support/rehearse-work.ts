// Setup of the tests that have all work of a transaction done twice, as after a conflict with another writer.
import { rehearsal } from '@second-wind/api/platform/db/in-transaction'

/** Work that fails here fails again when it counts. */
rehearsal.before = async (db, _patientId, work) => {
  const trx = await db.startTransaction().execute()
  await work(trx).catch(() => undefined)
  await trx.rollback().execute()
}
