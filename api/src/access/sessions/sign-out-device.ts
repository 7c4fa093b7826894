import { patientId } from '@second-wind/core/platform/ids'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { revokeDevice } from '../../platform/authentication/linked-devices.ts'
import { hashSecret } from '../../platform/authentication/secrets.ts'
import { findSession } from '../../platform/authentication/sessions.repo.ts'
import { endSession } from '../../platform/authentication/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'

type Phone = { deviceId: string; token: string | undefined }

/**
 * Signs out a phone that has already deleted its key, so it is unlinked too. Its cookie proves which phone it was,
 * however old the session is. The route is public, so only a signed-in phone takes the write lock.
 *
 * @returns whether the cookie belongs to that phone, which is then signed out, now or earlier
 */
export async function signOutDevice(
  { db, clock, real }: Pick<RealDeps, 'db' | 'clock' | 'real'>,
  { deviceId, token }: Phone,
): Promise<boolean> {
  const phone = { deviceId, tokenHash: token && hashSecret(real.pepper, token) }
  const seen = await resolveDeviceSession(db, phone)
  if (typeof seen === 'boolean') return seen
  return inTransaction(db, patientId.parse(seen.actor_id), async (trx) => {
    const session = await resolveDeviceSession(trx, phone)
    if (typeof session === 'boolean') return session
    const nowMs = clock.now()
    await endSession(trx, session.id, nowMs)
    await revokeDevice(trx, deviceId, { nowMs, isLost: false })
    await writeAudit(trx, {
      at: iso(nowMs),
      actor: { kind: 'patient', id: session.actor_id },
      action: 'session.end',
      patientId: session.actor_id,
      object: `phone ${deviceId}`,
    })
    return true
  })
}

/** The phone's active session; otherwise whether the phone has been signed out since. */
async function resolveDeviceSession(
  db: Db,
  { deviceId, tokenHash }: { deviceId: string; tokenHash: string | undefined },
) {
  const session = tokenHash && (await findSession(db, 'patient', tokenHash))
  if (!session || session.device_id !== deviceId) return false
  if (session.linked_device_id === null || session.device_revoked_at !== null) return true
  return session.revoked_ms === null ? session : false
}
