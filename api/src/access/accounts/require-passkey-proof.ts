import type { PatientActor } from '../../platform/authentication/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { listPasskeys } from '../../platform/passkeys/passkeys.repo.ts'

/**
 * A patient with a passkey must use it to let another phone in: holding their phone is not enough.
 *
 * @throws ApiError reauth_required
 */
export async function requirePasskeyProof(db: Db, { id, assurance }: PatientActor): Promise<void> {
  if (assurance === 'just-proved') return
  if ((await listPasskeys(db, { kind: 'patient', id })).length > 0) throw new ApiError('reauth_required')
}
