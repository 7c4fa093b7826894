import type { Db } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { findMeta } from '../platform/db/meta.repo.ts'
import { erasePatient, purgeErasedPages } from './erase-patient.ts'
import { listErasedPatientsWithRecord } from './erase.repo.ts'

/**
 * When the server starts: repeats the erasure of patients that a restored backup has brought back, and purges the file
 * if that was still due.
 */
export async function resumeErasures(db: Db, nowMs: number): Promise<void> {
  for (const patientId of await listErasedPatientsWithRecord(db)) {
    const by = { kind: 'operator', id: 0 } as const
    await inTransaction(db, patientId, (trx) => erasePatient(trx, { patientId, nowMs, by }))
  }
  if ((await findMeta(db, 'rewrite_due')) !== undefined) await purgeErasedPages(db)
}
