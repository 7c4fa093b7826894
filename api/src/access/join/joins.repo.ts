import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Identity } from '@second-wind/core/records/identity'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AccessTables } from '../../platform/db/access-tables.ts'
import type { Db } from '../../platform/db/database.ts'
import { toIdentity } from '../../records/profile/patients.table.ts'
import { hasInviterAccess } from './inviter-access.repo.ts'

export type JoinRow = Selectable<AccessTables['joins']>

export async function insertJoin(trx: Db, join: Insertable<AccessTables['joins']>): Promise<void> {
  await trx.insertInto('joins').values(join).execute()
}

/** An invitation can be joined once. */
export async function findJoinByInvitation(db: Db, inviteId: string): Promise<JoinRow | undefined> {
  return db.selectFrom('joins').selectAll().where('invite_id', '=', inviteId).executeTakeFirst()
}

/** `invitedTo`: the patient whose record the invitation opens; null for a person without one. */
type JoinWithInviter = {
  join: JoinRow
  clinicianId: ClinicianId
  invitedTo: PatientId | null
  /** What the clinic gave with the invitation. */
  identity: Identity
}

/**
 * Finds a join by the secret that only the phone has. A join may outlive its ended invitation, because a restored
 * backup contains its earlier state.
 */
export async function findJoinBySecretHash(
  db: Db,
  { id, secretHash }: { id: string; secretHash: string },
): Promise<JoinWithInviter | undefined> {
  const found = await db
    .selectFrom('joins')
    .innerJoin('invites', 'invites.id', 'joins.invite_id')
    .selectAll('joins')
    .select([
      'invites.clinician_id',
      'invites.patient_id as invited_to',
      'invites.date_of_birth',
      'invites.nhs_number',
    ])
    .where('joins.id', '=', id)
    .where('secret_hash', '=', secretHash)
    .where('invites.cancelled_ms', 'is', null)
    .where(hasInviterAccess)
    .executeTakeFirst()
  if (!found) return undefined
  const { clinician_id: clinicianId, invited_to: invitedTo, date_of_birth, nhs_number, ...join } = found
  return { join, clinicianId, invitedTo, identity: toIdentity({ date_of_birth, nhs_number }) }
}

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
    .where(hasInviterAccess)
    .executeTakeFirst()
}

type HeldJoin = { join: JoinRow; clinicianId: ClinicianId }

/** Approved new phones of this patient that are still on hold, oldest first. */
export async function listHeldJoins(db: Db, patientId: PatientId, nowMs: number): Promise<HeldJoin[]> {
  const held = selectHeldJoins(db, nowMs).where('joins.patient_id', '=', patientId)
  return (await held.orderBy('decided_ms').execute()).map(toHeldJoin)
}

/** A new phone of this patient that is, or was, on hold. */
export async function findOnceHeldJoin(
  db: Db,
  { patientId, id }: { patientId: PatientId; id: string },
): Promise<JoinRow | undefined> {
  return db
    .selectFrom('joins')
    .selectAll()
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .where('held_until_ms', 'is not', null)
    .executeTakeFirst()
}

/** Finds the join by the words and the date of birth that the patient has given to a second clinician. */
export async function findHeldJoinByWords(
  db: Db,
  { words, dateOfBirth }: { words: string; dateOfBirth: string },
  nowMs: number,
): Promise<HeldJoin | undefined> {
  const found = await selectHeldJoins(db, nowMs)
    .innerJoin('patients', 'patients.id', 'joins.patient_id')
    .where('words', '=', words)
    .where('patients.date_of_birth', '=', dateOfBirth)
    .executeTakeFirst()
  return found && toHeldJoin(found)
}

const selectHeldJoins = (db: Db, nowMs: number) =>
  db
    .selectFrom('joins')
    .innerJoin('invites', 'invites.id', 'joins.invite_id')
    .selectAll('joins')
    .select('invites.clinician_id')
    .where('joins.state', '=', 'approved')
    .where('held_until_ms', '>', nowMs)
    .where('invites.cancelled_ms', 'is', null)
    .where(hasInviterAccess)

const toHeldJoin = ({
  clinician_id: clinicianId,
  ...join
}: JoinRow & { clinician_id: ClinicianId }): HeldJoin => ({
  join,
  clinicianId,
})

export async function updateJoin(
  trx: Db,
  id: string,
  change: Updateable<AccessTables['joins']>,
): Promise<void> {
  await trx.updateTable('joins').set(change).where('id', '=', id).execute()
}

/** The person's details are needed only for the decision. */
export const redactedPerson = { name: '', age: 0, device_label: '' } as const

/** Redacts joins that expired before this without a decision or a claim. */
export async function redactExpiredJoins(trx: Db, beforeMs: number): Promise<void> {
  await trx
    .updateTable('joins')
    .set(redactedPerson)
    .where('expires_ms', '<', beforeMs)
    .where('name', '!=', '')
    .execute()
}
