import { type PatientSessionState } from '@second-wind/core/access/contract/session'
import { patientSessionLimits, patientSessionStateByAge } from '@second-wind/core/access/session-expiry'
import { patientId } from '@second-wind/core/platform/ids'
import type { Ctx, RealDeps } from '../deps.ts'
import { skipIfStorageFails } from '../errors.ts'
import type { PatientActor } from './actor.ts'
import { hashSecret } from './secrets.ts'
import { sessionTokenOf } from './session-cookie.ts'
import { endSessions, findSession, updateSessionActivity } from './sessions.repo.ts'

export type PatientSession =
  | { state: Extract<PatientSessionState, 'none' | 'dormant'> }
  | { state: 'revoked'; wipe: boolean }
  | { state: 'fresh' | 'stale'; actor: PatientActor }

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>
type Deps = Pick<RealDeps, 'db' | 'clock' | 'real'>

const contactRecordedEveryMs = 60_000

export async function readPatientSession(deps: Deps, c: Ctx): Promise<PatientSession> {
  const token = sessionTokenOf(c, 'patient')
  const found = token && (await findSession(deps.db, 'patient', hashSecret(deps.real.pepper, token)))
  if (found && found.erased_at !== null) return { state: 'revoked', wipe: true }
  if (!found || found.linked_device_id === null) return { state: 'none' }
  if (found.device_revoked_at !== null) return { state: 'revoked', wipe: found.wipe === 1 }
  if (found.revoked_ms !== null) {
    return found.revoked_why === 'revoked' || found.revoked_why === 'lost'
      ? { state: 'revoked', wipe: false }
      : { state: 'none' }
  }
  const now = deps.clock.now()
  const lastContactMs = found.last_seen_ms ?? found.created_ms
  const state = patientSessionStateByAge({ authenticatedMs: found.authenticated_ms, lastContactMs }, now)
  if (state === 'dormant') return { state }
  await skipIfStorageFails(recordSessionContact(deps, found, now))
  const actor: PatientActor = {
    kind: 'patient',
    id: patientId.parse(found.actor_id),
    session: found.id,
    deviceId: found.device_id,
    assurance: hasJustProved(found, now) ? 'just-proved' : state,
  }
  return { state, actor }
}

function hasJustProved({ authenticated_ms: authenticatedMs }: FoundSession, now: number): boolean {
  return now - authenticatedMs <= patientSessionLimits.justProvedMs
}

/**
 * When a cookie first comes back, the phone certainly has it, and its earlier sessions end. The contact is recorded
 * after that: if the server stops or the disk is full in between, they end the next time.
 */
async function recordSessionContact({ db }: Deps, found: FoundSession, now: number): Promise<void> {
  if (found.last_seen_ms !== null && now - found.last_seen_ms < contactRecordedEveryMs) return
  if (found.last_seen_ms === null && found.device_id !== null) {
    const earlier = { nowMs: now, why: 'replaced', createdBefore: found.created_ms } as const
    await endSessions(db, { deviceId: found.device_id }, earlier)
  }
  await updateSessionActivity(db, found.id, { last_seen_ms: now })
}
