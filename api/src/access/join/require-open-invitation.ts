import type { InvitationKey } from '@second-wind/core/access/contract/join'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { hashInvitationKey } from './create-invitation.ts'
import { isInvitationOpen } from './invitation-state.ts'
import { findInvitationByKey } from './invitations.repo.ts'
import { findJoinByInvitation, type JoinRow } from './joins.repo.ts'

/** Wrong, used, cancelled and expired look the same, after the same two queries. @throws ApiError invite_unknown */
export async function requireOpenInvitation(
  db: Db,
  { clock, real }: Pick<RealDeps, 'clock' | 'real'>,
  key: InvitationKey,
  isFree: (join: JoinRow | undefined) => boolean,
) {
  const found = await findInvitationByKey(db, hashInvitationKey(real.pepper, key))
  const join = await findJoinByInvitation(db, found?.invitation.id ?? '')
  if (!found || !isInvitationOpen(found.invitation, clock.now()) || !isFree(join)) {
    throw new ApiError('invite_unknown')
  }
  return { ...found, join }
}
