import { clinicianSessionExpiry } from '@second-wind/core/access/session-expiry'
import type { Insertable, Selectable } from 'kysely'
import type { RevocationReason, SessionsTable } from '../db/access-tables.ts'
import type { Db } from '../db/database.ts'

export type SessionRow = Selectable<SessionsTable>
/** All sessions on one phone, or all of one person. */
export type SessionScope = { deviceId: string } | { kind: SessionRow['actor_kind']; id: number }

export async function insertSession(trx: Db, row: Insertable<SessionsTable>): Promise<void> {
  await trx.insertInto('sessions').values(row).execute()
}

/** Includes ended sessions, and the phone's data if the session belongs to one. */
export async function findSession(db: Db, kind: SessionRow['actor_kind'], tokenHash: string) {
  return db
    .selectFrom('sessions')
    .leftJoin('linked_devices', 'linked_devices.device_id', 'sessions.device_id')
    .leftJoin('erased_patients', (join) =>
      join
        .onRef('erased_patients.patient_id', '=', 'sessions.actor_id')
        .on('sessions.actor_kind', '=', 'patient'),
    )
    .selectAll('sessions')
    .select([
      'erased_patients.erased_at',
      'linked_devices.device_id as linked_device_id',
      'linked_devices.revoked_at as device_revoked_at',
      'linked_devices.wipe',
    ])
    .where('token_hash', '=', tokenHash)
    .where('actor_kind', '=', kind)
    .executeTakeFirst()
}

/** A clinician's active sessions, newest first, without those that have run out but are not yet marked as ended. */
export async function listOpenSessions(db: Db, clinician: number, nowMs: number): Promise<SessionRow[]> {
  const notEnded = await db
    .selectFrom('sessions')
    .selectAll()
    .where('actor_kind', '=', 'clinician')
    .where('actor_id', '=', clinician)
    .where('revoked_ms', 'is', null)
    .orderBy('created_ms', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return notEnded.filter((session) => nowMs <= sessionExpiryOf(session).idleEndsMs)
}

export const sessionExpiryOf = (row: Pick<SessionRow, 'authenticated_ms' | 'last_user_ms'>) =>
  clinicianSessionExpiry({ authenticatedMs: row.authenticated_ms, lastUserMs: row.last_user_ms })

/** The last contact in any of the phone's sessions; undefined without a session. */
export async function findLastContact(db: Db, deviceId: string): Promise<number | undefined> {
  const { lastContactMs } = await db
    .selectFrom('sessions')
    .select((eb) =>
      eb.fn.max<number | null>(eb.fn.coalesce('last_seen_ms', 'created_ms')).as('lastContactMs'),
    )
    .where('device_id', '=', deviceId)
    .executeTakeFirstOrThrow()
  return lastContactMs ?? undefined
}

/** Whether the phone belonged to a person who erased their account: only ended sessions remain of such phones. */
export async function isDeviceOfErasedPatient(db: Db, deviceId: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('erased_patients', 'erased_patients.patient_id', 'sessions.actor_id')
    .select('sessions.id')
    .where('device_id', '=', deviceId)
    .where('actor_kind', '=', 'patient')
    .executeTakeFirst()
  return found !== undefined
}

export async function updateSessionActivity(
  db: Db,
  id: string,
  times: { last_seen_ms: number; last_user_ms?: number },
): Promise<void> {
  await db.updateTable('sessions').set(times).where('id', '=', id).execute()
}

export async function setSessionSteppedUp(db: Db, id: string, nowMs: number): Promise<void> {
  await db.updateTable('sessions').set({ stepped_up_ms: nowMs }).where('id', '=', id).execute()
}

export async function setSessionToken(db: Db, id: string, tokenHash: string): Promise<void> {
  await db.updateTable('sessions').set({ token_hash: tokenHash }).where('id', '=', id).execute()
}

/** `except`: the session that continues. */
type SessionEnding = { nowMs: number; why: RevocationReason; createdBefore?: number; except?: string }

export async function endSessions(
  db: Db,
  scope: SessionScope | { session: string },
  { nowMs, why, createdBefore, except }: SessionEnding,
): Promise<void> {
  let ending = db
    .updateTable('sessions')
    .set({ revoked_ms: nowMs, revoked_why: why })
    .where('revoked_ms', 'is', null)
  if ('session' in scope) ending = ending.where('id', '=', scope.session)
  else if ('deviceId' in scope) ending = ending.where('device_id', '=', scope.deviceId)
  else ending = ending.where('actor_kind', '=', scope.kind).where('actor_id', '=', scope.id)
  if (createdBefore !== undefined) ending = ending.where('created_ms', '<', createdBefore)
  if (except !== undefined) ending = ending.where('id', '!=', except)
  await ending.execute()
}
