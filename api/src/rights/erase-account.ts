import { erasePath, eraseWithinMs } from '@second-wind/core/contract/erase'
import type { RealDeps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import type { PatientActor } from '../identity/actor.ts'
import { findAuthenticated } from '../identity/sessions.repo.ts'
import { erasePatient, leaveNothingBehind } from './erase-patient.ts'

/**
 * For good, in one transaction. What their phones still send is refused with `revoked`. Then the file is written anew,
 * so that nothing of it is left between the rows; should that fail, the erasure stands and the next start makes up for it.
 *
 * @throws ApiError reauth_required unless they have proved within minutes who they are
 */
export async function eraseAccount(
  { db, clock, logError }: Pick<RealDeps, 'db' | 'clock' | 'logError'>,
  actor: PatientActor,
): Promise<void> {
  const nowMs = clock.now()
  await db.transaction().execute(async (trx) => {
    const authenticatedMs = await findAuthenticated(trx, actor.session)
    if (authenticatedMs === undefined || nowMs - authenticatedMs > eraseWithinMs) {
      throw new ApiError('reauth_required')
    }
    await erasePatient(trx, { patientId: actor.id, nowMs, by: actor })
  })
  try {
    await leaveNothingBehind(db)
  } catch (error) {
    logError({ code: 'storage_unavailable', error, method: 'POST', route: erasePath })
  }
}
