import type { PatientId } from '@second-wind/core/platform/ids'
import { listShares } from '../access/shares/consents.repo.ts'
import { withdrawShare } from '../access/shares/withdraw-share.ts'
import { type AuditEvent, writeAudit } from '../platform/audit/write-audit.ts'
import type { Db } from '../platform/db/database.ts'
import { truncateWal, vacuumDatabase } from '../platform/db/dialect.ts'
import { deleteMeta, putMeta } from '../platform/db/meta.repo.ts'
import { iso } from '../platform/iso.ts'
import { eraseRows } from './erase.repo.ts'

type Erasure = { patientId: PatientId; nowMs: number; by: AuditEvent['actor'] }

/** Also removes the patient from the clinicians' lists. Call `purgeErasedPages` afterwards. */
export async function erasePatient(trx: Db, { patientId, nowMs, by }: Erasure): Promise<void> {
  const now = iso(nowMs)
  await writeAudit(trx, { at: now, actor: by, action: 'account.erase', patientId })
  for (const { clinician } of await listShares(trx, patientId)) {
    await withdrawShare(trx, { patientId, clinicianId: clinician.id, by, now })
  }
  await eraseRows(trx, { patientId, nowMs })
  await putMeta(trx, 'rewrite_due', now)
}

/**
 * Removes the erased data from the file itself. Blocks all requests meanwhile: 1 s for 124 MB.
 *
 * @returns false when another reader keeps the old pages in use: the purge stays due
 */
export async function purgeErasedPages(db: Db): Promise<boolean> {
  await vacuumDatabase(db)
  const isDone = await truncateWal(db)
  if (isDone) await deleteMeta(db, 'rewrite_due')
  return isDone
}
