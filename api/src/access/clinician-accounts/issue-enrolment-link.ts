import type { ClinicianId } from '@second-wind/core/platform/ids'
import { dayMs } from '@second-wind/core/platform/moment'
import { hashSecret, newToken } from '../../platform/authentication/secrets.ts'
import type { RealSettings } from '../../platform/config/real-settings.ts'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'
import { endOpenEnrolments, insertEnrolment } from './enrolments.repo.ts'

const lifeMs = dayMs

/**
 * A single-use link to choose how to sign in. The token is in the fragment, which browsers do not send to any server.
 */
export async function issueEnrolmentLink(
  trx: Db,
  { pepper, publicOrigin }: Pick<RealSettings, 'pepper' | 'publicOrigin'>,
  id: ClinicianId,
  nowMs: number,
): Promise<{ link: string; expiresAt: string }> {
  const token = newToken()
  await endOpenEnrolments(trx, id, nowMs)
  await insertEnrolment(trx, {
    token_hash: hashSecret(pepper, token),
    clinician_id: id,
    created_ms: nowMs,
    expires_ms: nowMs + lifeMs,
    used_ms: null,
  })
  const expiresAt = iso(nowMs + lifeMs)
  return { link: `${publicOrigin}/clinician/enrol#t=${token}`, expiresAt }
}
