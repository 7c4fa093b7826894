import { erasePath } from '@second-wind/core/rights/erase'
import type { RealDeps } from '../platform/deps.ts'
import type { PatientActor } from '../platform/identity/actor.ts'
import { erasePatient, purgeErasedPages } from './erase-patient.ts'

/**
 * For good, in one transaction. What their phones still send is refused with `revoked`. Then the file is written anew,
 * so that nothing of it is left between the rows; should that fail, the erasure stands and the next start makes up for it.
 */
export async function eraseAccount(
  { db, clock, logError }: Pick<RealDeps, 'db' | 'clock' | 'logError'>,
  actor: PatientActor,
): Promise<void> {
  const nowMs = clock.now()
  await db.transaction().execute(async (trx) => {
    await erasePatient(trx, { patientId: actor.id, nowMs, by: actor })
  })
  try {
    await purgeErasedPages(db)
  } catch (error) {
    logError({ code: 'storage_unavailable', error, method: 'POST', route: erasePath })
  }
}
