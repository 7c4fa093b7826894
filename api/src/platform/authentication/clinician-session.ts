import { userActivityHeader } from '@second-wind/core/access/contract/session'
import { clinicianId } from '@second-wind/core/platform/ids'
import type { Ctx, RealDeps } from '../deps.ts'
import { skipIfStorageFails } from '../errors.ts'
import type { ClinicianActor } from './actor.ts'
import { isClinicianAccountEnabled } from './clinician-account-status.repo.ts'
import { hashSecret } from './secrets.ts'
import { sessionTokenOf } from './session-cookie.ts'
import { endSessions, sessionExpiryOf, findSession, updateSessionActivity } from './sessions.repo.ts'

export type ClinicianSession = {
  actor: ClinicianActor
  /** Epoch milliseconds: the absolute end, and the end without activity. */
  endsMs: number
  idleEndsMs: number
}

const contactRecordedEveryMs = 60_000

/** Undefined when the cookie is no longer valid. */
export async function readClinicianSession(
  { db, clock, real }: Pick<RealDeps, 'db' | 'clock' | 'real'>,
  c: Ctx,
): Promise<ClinicianSession | undefined> {
  const token = sessionTokenOf(c, 'clinician')
  const found = token && (await findSession(db, 'clinician', hashSecret(real.pepper, token)))
  if (!found || found.revoked_ms !== null) return undefined
  const id = clinicianId.parse(found.actor_id)
  if (!(await isClinicianAccountEnabled(db, id))) return undefined

  const now = clock.now()
  if (now > sessionExpiryOf(found).idleEndsMs) {
    // Ended permanently, unless the disk is full: setting the clock back does not revive it.
    await skipIfStorageFails(endSessions(db, { session: found.id }, { nowMs: now, why: 'ran_out' }))
    return undefined
  }

  const isUserAct = c.req.header(userActivityHeader.name) === userActivityHeader.value
  const isContactDue = found.last_seen_ms === null || now - found.last_seen_ms >= contactRecordedEveryMs
  const lastUserMs = isUserAct ? now : found.last_user_ms
  if (isUserAct || isContactDue)
    await skipIfStorageFails(
      updateSessionActivity(db, found.id, { last_seen_ms: now, last_user_ms: lastUserMs }),
    )
  const actor = { kind: 'clinician', id, session: found.id, steppedUpMs: found.stepped_up_ms } as const
  return { actor, ...sessionExpiryOf({ ...found, last_user_ms: lastUserMs }) }
}
