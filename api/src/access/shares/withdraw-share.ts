import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { refreshRoster } from '../../care/roster/refresh-roster.ts'
import { shareObject, shareWithdrawn } from '../../platform/audit/ended-share.ts'
import { type AuditEvent, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { deleteShare } from '../../platform/identity/clinician.repo.ts'
import { endInvitationsToRecord } from '../joining/invitations.repo.ts'
import { markConsentsWithdrawn } from './consents.repo.ts'

type Withdrawal = { patientId: PatientId; clinicianId: ClinicianId; by: AuditEvent['actor']; now: string }

/**
 * From the next request on the clinician finds nothing of this patient. What the clinician has written to them stays
 * theirs, also what no phone has fetched yet: it may be advice that matters (docs/decisions/032). Invitations to the
 * record end for good: sharing anew with the same clinician opens none of them again.
 *
 * @throws ApiError not_found when there is no such share
 */
export async function withdrawShare(trx: Db, { patientId, clinicianId, by, now }: Withdrawal): Promise<void> {
  const since = await deleteShare(trx, clinicianId, patientId)
  if (since === undefined) throw new ApiError('not_found')
  await markConsentsWithdrawn(trx, { patientId, clinicianId }, now)
  await endInvitationsToRecord(trx, { patientId, clinicianId }, Date.parse(now))
  await refreshRoster(trx, patientId)
  await writeAudit(trx, {
    at: now,
    actor: by,
    action: shareWithdrawn,
    patientId,
    object: shareObject({ clinicianId, since }),
  })
}
