import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { IdentityTables } from '../../platform/db/identity-tables.ts'
import { invitationIsValid } from './invitation-validity.repo.ts'

export type JoinRow = Selectable<IdentityTables['joins']>

export async function insertJoin(trx: Db, join: Insertable<IdentityTables['joins']>): Promise<void> {
  await trx.insertInto('joins').values(join).execute()
}

/** An invitation can be joined once. */
export async function findJoinOfInvite(db: Db, inviteId: string): Promise<JoinRow | undefined> {
  return db.selectFrom('joins').selectAll().where('invite_id', '=', inviteId).executeTakeFirst()
}

/** A join with who invited, and to whose record; `invitedTo` is null for somebody who has none here. */
type JoinWithInviter = { join: JoinRow; clinicianId: ClinicianId; invitedTo: PatientId | null }

/**
 * By what only the phone knows. A join may outlive its invitation, which was ended: a restored backup has it as it was
 * before.
 */
export async function findJoinBySecretHash(
  db: Db,
  { id, secretHash }: { id: string; secretHash: string },
): Promise<JoinWithInviter | undefined> {
  const found = await db
    .selectFrom('joins')
    .innerJoin('invites', 'invites.id', 'joins.invite_id')
    .selectAll('joins')
    .select(['invites.clinician_id', 'invites.patient_id as invited_to'])
    .where('joins.id', '=', id)
    .where('secret_hash', '=', secretHash)
    .where('invites.cancelled_ms', 'is', null)
    .where(invitationIsValid)
    .executeTakeFirst()
  if (!found) return undefined
  const { clinician_id: clinicianId, invited_to: invitedTo, ...join } = found
  return { join, clinicianId, invitedTo }
}

/** Only by an invitation of this clinician. */
export async function findJoinForClinician(
  db: Db,
  clinicianId: ClinicianId,
  id: string,
): Promise<JoinRow | undefined> {
  return db
    .selectFrom('joins')
    .innerJoin('invites', 'invites.id', 'joins.invite_id')
    .selectAll('joins')
    .where('joins.id', '=', id)
    .where('invites.clinician_id', '=', clinicianId)
    .where('invites.cancelled_ms', 'is', null)
    .where(invitationIsValid)
    .executeTakeFirst()
}

export async function updateJoin(
  trx: Db,
  id: string,
  change: Updateable<IdentityTables['joins']>,
): Promise<void> {
  await trx.updateTable('joins').set(change).where('id', '=', id).execute()
}

/** Who it was is needed for the decision only. */
export const redactedPerson = { name: '', age: 0, device_label: '' } as const

/** Those whose time ran out before this, undecided or not taken up. */
export async function redactExpiredJoins(trx: Db, beforeMs: number): Promise<void> {
  await trx
    .updateTable('joins')
    .set(redactedPerson)
    .where('expires_ms', '<', beforeMs)
    .where('name', '!=', '')
    .execute()
}
