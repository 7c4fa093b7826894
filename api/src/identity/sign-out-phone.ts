import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import { revokeDevice } from './linked-devices.ts'
import { hashSecret } from './secrets.ts'
import { findSession } from './sessions.repo.ts'
import { endSession } from './sessions.ts'

/**
 * A person signs out. The phone has deleted its key with the rest, so it is none of their phones any more; its cookie
 * proves which one it was, however long ago they last signed in.
 *
 * @returns whether the cookie is that phone's; then it is signed out, now or since before
 */
export async function signOutPhone(
  trx: Db,
  { clock, real }: Pick<RealDeps, 'clock' | 'real'>,
  { deviceId, token }: { deviceId: string; token: string | undefined },
): Promise<boolean> {
  const session = token && (await findSession(trx, 'patient', hashSecret(real.pepper, token)))
  if (!session || session.device_id !== deviceId) return false
  if (session.linked_device_id === null || session.device_revoked_at !== null) return true
  if (session.revoked_ms !== null) return false
  const nowMs = clock.now()
  await endSession(trx, session.id, nowMs)
  await revokeDevice(trx, deviceId, { nowMs, isLost: false })
  await writeAudit(trx, {
    at: new Date(nowMs).toISOString(),
    actor: { kind: 'patient', id: session.actor_id },
    action: 'session.end',
    patientId: session.actor_id,
    object: `phone ${deviceId}`,
  })
  return true
}
