import { clinicianSessionLimits } from '@second-wind/core/access/session-expiry'
import type { RevocationReason } from '../db/access-tables.ts'
import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import { hashSecret, newToken } from './secrets.ts'
import {
  endSessions,
  insertSession,
  listOpenSessions,
  setSessionSteppedUp,
  setSessionToken,
  type SessionScope,
} from './sessions.repo.ts'

type NewSession =
  /** `authenticatedMs` is the phone's: proving only the phone makes a session no fresher. */
  | { kind: 'patient'; actorId: number; deviceId: string; authenticatedMs: number }
  | { kind: 'clinician'; actorId: number; isSteppedUp: boolean }

/** The token goes into the cookie (session-cookie.ts), its hash into the database. */
export async function openSession(
  trx: Db,
  { clock, newId, real }: Pick<RealDeps, 'clock' | 'newId' | 'real'>,
  opening: NewSession,
): Promise<{ id: string; token: string }> {
  const [id, token, nowMs] = [newId(), newToken(), clock.now()]
  await insertSession(trx, {
    id,
    token_hash: hashSecret(real.pepper, token),
    actor_kind: opening.kind,
    actor_id: opening.actorId,
    device_id: opening.kind === 'patient' ? opening.deviceId : null,
    created_ms: nowMs,
    authenticated_ms: opening.kind === 'patient' ? opening.authenticatedMs : nowMs,
    last_seen_ms: null,
    last_user_ms: nowMs,
    stepped_up_ms: opening.kind === 'clinician' && opening.isSteppedUp ? nowMs : null,
    revoked_ms: null,
    revoked_why: null,
  })
  if (opening.kind === 'clinician')
    await endExcessSessions(trx, { opened: id, clinician: opening.actorId }, nowMs)
  return { id, token }
}

/** Step-up gives the cookie more power, so the cookie changes too. */
export async function stepUpSession(
  trx: Db,
  deps: Pick<RealDeps, 'clock' | 'real'>,
  id: string,
): Promise<{ token: string }> {
  await setSessionSteppedUp(trx, id, deps.clock.now())
  return renewToken(trx, deps, id)
}

/** The same session with a new cookie: a copy of the old one becomes useless. */
export async function renewToken(
  trx: Db,
  { real }: Pick<RealDeps, 'real'>,
  id: string,
): Promise<{ token: string }> {
  const token = newToken()
  await setSessionToken(trx, id, hashSecret(real.pepper, token))
  return { token }
}

export const endSession = (trx: Db, id: string, nowMs: number): Promise<void> =>
  endSessions(trx, { session: id }, { nowMs, why: 'signed_out' })

/** Ends all sessions of a person or a phone with the next request. */
export const revokeSessions = (
  trx: Db,
  scope: SessionScope,
  why: RevocationReason,
  nowMs: number,
): Promise<void> => endSessions(trx, scope, { nowMs, why })

export const revokeOtherSessions = (
  trx: Db,
  { id, session }: { id: number; session: string },
  why: RevocationReason,
  nowMs: number,
): Promise<void> => endSessions(trx, { kind: 'clinician', id }, { nowMs, why, except: session })

/** Never ends the session just opened, which has the earliest time of all if the clock was set back. */
async function endExcessSessions(
  trx: Db,
  { opened, clinician }: { opened: string; clinician: number },
  nowMs: number,
): Promise<void> {
  const open = await listOpenSessions(trx, clinician, nowMs)
  const others = open.filter(({ id }) => id !== opened)
  for (const { id } of others.slice(clinicianSessionLimits.sessions - 1)) {
    await endSessions(trx, { session: id }, { nowMs, why: 'too_many' })
  }
}
