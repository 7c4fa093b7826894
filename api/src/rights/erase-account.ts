import { eraseWithinMs } from '@second-wind/core/contract/erase'
import type { PatientId } from '@second-wind/core/model/ids'
import { writeAudit } from '../audit/write-audit.ts'
import { emptyWriteAheadLog } from '../db/dialect.ts'
import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import type { PatientActor } from '../identity/actor.ts'
import { findAuthenticated } from '../identity/sessions.repo.ts'
import { listShares } from '../joining/consents.repo.ts'
import { withdrawShare } from '../joining/withdraw-share.ts'
import { eraseRows } from './erase.repo.ts'

/**
 * For good, in one transaction. Afterwards the file holds none of it: freed pages are zeroed (`secure_delete`), and the
 * write-ahead log is emptied. What their phones still send is refused with `revoked`.
 *
 * @throws ApiError reauth_required unless they have proved within minutes who they are
 */
export async function eraseAccount(
  { db, clock }: Pick<RealDeps, 'db' | 'clock'>,
  actor: PatientActor,
): Promise<void> {
  const nowMs = clock.now()
  await db.transaction().execute(async (trx) => {
    const authenticatedMs = await findAuthenticated(trx, actor.session)
    if (authenticatedMs === undefined || nowMs - authenticatedMs > eraseWithinMs) {
      throw new ApiError('reauth_required')
    }
    await writeAudit(trx, {
      at: new Date(nowMs).toISOString(),
      actor,
      action: 'account.erase',
      patientId: actor.id,
    })
    await erasePatient(trx, { patientId: actor.id, nowMs })
  })
  await emptyWriteAheadLog(db)
}

/** Their clinicians' lists lose them in the same step. */
export async function erasePatient(
  trx: Db,
  { patientId, nowMs }: { patientId: PatientId; nowMs: number },
): Promise<void> {
  const now = new Date(nowMs).toISOString()
  for (const { clinician } of await listShares(trx, patientId)) {
    await withdrawShare(trx, { patientId, clinicianId: clinician.id, now })
  }
  await eraseRows(trx, { patientId, nowMs })
}
