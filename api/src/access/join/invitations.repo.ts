import type { Clinician } from '@second-wind/core/care/clinician'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Insertable, Selectable } from 'kysely'
import type { AccessTables } from '../../platform/db/access-tables.ts'
import type { Db } from '../../platform/db/database.ts'
import { hasInviterAccess } from './inviter-access.repo.ts'
import { type JoinRow, redactedPerson } from './joins.repo.ts'

export type InvitationRow = Selectable<AccessTables['invites']>
export type InvitationWithJoin = { invitation: InvitationRow; join: JoinRow | undefined }

export async function insertInvitation(
  trx: Db,
  invitation: Insertable<AccessTables['invites']>,
): Promise<void> {
  await trx.insertInto('invites').values(invitation).execute()
}

/**
 * Finds an invitation and its clinician by the hash of its token or code, always with a single query. Undefined also
 * when the clinician's account is closed.
 */
export async function findInvitationByKey(
  db: Db,
  keyHash: string,
): Promise<{ invitation: InvitationRow; clinician: Clinician } | undefined> {
  const found = await db
    .selectFrom('invites')
    .innerJoin('clinicians', 'clinicians.id', 'invites.clinician_id')
    .innerJoin('clinician_accounts', 'clinician_accounts.clinician_id', 'clinicians.id')
    .selectAll('invites')
    .select(['clinicians.name', 'clinicians.title', 'clinicians.department'])
    .where((eb) => eb.or([eb('token_hash', '=', keyHash), eb('code_hash', '=', keyHash)]))
    .where('clinician_accounts.disabled_at', 'is', null)
    .where(hasInviterAccess)
    .executeTakeFirst()
  if (!found) return undefined
  const { name, title, department, ...invitation } = found
  return { invitation, clinician: { id: invitation.clinician_id, name, title, department } }
}

export async function findOwnInvitation(
  db: Db,
  clinicianId: ClinicianId,
  id: string,
): Promise<InvitationWithJoin | undefined> {
  const [found] = await listOwnInvitations(db, clinicianId, { id })
  return found
}

/** Newest first. */
export async function listOwnInvitations(
  db: Db,
  clinicianId: ClinicianId,
  { id }: { id?: string } = {},
): Promise<InvitationWithJoin[]> {
  let query = db
    .selectFrom('invites')
    .selectAll()
    .where('clinician_id', '=', clinicianId)
    .where(hasInviterAccess)
    .orderBy('created_ms', 'desc')
    .orderBy('id', 'desc')
  if (id !== undefined) query = query.where('id', '=', id)
  const invitations = await query.execute()
  if (invitations.length === 0) return []
  const joins = await db
    .selectFrom('joins')
    .selectAll()
    .where(
      'invite_id',
      'in',
      invitations.map((invitation) => invitation.id),
    )
    .execute()
  return invitations.map((invitation) => ({
    invitation,
    join: joins.find((join) => join.invite_id === invitation.id),
  }))
}

const redactedIdentity = { date_of_birth: null, nhs_number: null } as const

/** The identity is needed only until the join is complete. */
export async function redactInvitation(trx: Db, id: string): Promise<void> {
  await trx.updateTable('invites').set(redactedIdentity).where('id', '=', id).execute()
}

/** Redacts the identity on invitations that ended before this. */
export async function redactEndedInvitations(trx: Db, beforeMs: number): Promise<void> {
  await trx.updateTable('invites').set(redactedIdentity).where('expires_ms', '<', beforeMs).execute()
}

export async function markInvitationCancelled(trx: Db, id: string, nowMs: number): Promise<void> {
  await trx
    .updateTable('invites')
    .set({ cancelled_ms: nowMs, ...redactedIdentity })
    .where('id', '=', id)
    .execute()
}

/** Ends a clinician's invitations to this patient's record, including those with a pending or approved join. */
export async function endInvitationsToRecord(
  trx: Db,
  { patientId, clinicianId }: { patientId: PatientId; clinicianId: ClinicianId },
  nowMs: number,
): Promise<void> {
  const invitationIds = trx
    .selectFrom('invites')
    .select('id')
    .where('clinician_id', '=', clinicianId)
    .where('patient_id', '=', patientId)
  await trx
    .updateTable('joins')
    .set({ state: 'declined', decided_ms: nowMs, ...redactedPerson })
    .where('invite_id', 'in', invitationIds)
    .where('state', 'in', ['waiting', 'approved'])
    .execute()
  await trx
    .updateTable('invites')
    .set({ cancelled_ms: nowMs, ...redactedIdentity })
    .where('id', 'in', invitationIds)
    .where('cancelled_ms', 'is', null)
    .execute()
}

/** Deletes invitations that ended before this, with their joins. */
export async function deleteOldInvitations(trx: Db, beforeMs: number): Promise<void> {
  const old = trx.selectFrom('invites').select('id').where('expires_ms', '<', beforeMs)
  await trx.deleteFrom('joins').where('invite_id', 'in', old).where('expires_ms', '<', beforeMs).execute()
  await trx
    .deleteFrom('invites')
    .where('expires_ms', '<', beforeMs)
    .where('id', 'not in', trx.selectFrom('joins').select('invite_id'))
    .execute()
}
