import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { getJoinBySecret } from './get-join-by-secret.ts'
import { joinStateOf } from './invitation-state.ts'
import { redactedPerson, updateJoin } from './joins.repo.ts'

/**
 * Withdraws a person's request, so that the clinician no longer sees or approves it. Repeating it has no effect.
 *
 * @throws ApiError invite_unknown; conflict when it is claimed
 */
export async function cancelJoin(
  trx: Db,
  { clock, real }: Pick<RealDeps, 'clock' | 'real'>,
  credentials: { id: string; secret: string },
): Promise<void> {
  const { join } = await getJoinBySecret(trx, real, credentials)
  const nowMs = clock.now()
  const state = joinStateOf(join, nowMs)
  if (state === 'claimed') throw new ApiError('conflict')
  if (state === 'declined' || state === 'expired') return
  await updateJoin(trx, join.id, { state: 'declined', decided_ms: nowMs, ...redactedPerson })
  await writeAudit(trx, {
    at: iso(nowMs),
    actor: { kind: 'nobody', id: 0 },
    action: 'join.stop',
    patientId: join.patient_id,
    object: `join ${join.id}`,
  })
}
