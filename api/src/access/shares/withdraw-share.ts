import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { refreshRoster } from '../../care/roster/refresh-roster.ts'
import { shareObject, shareWithdrawalAction } from '../../platform/audit/ended-share.ts'
import { type AuditEvent, writeAudit } from '../../platform/audit/write-audit.ts'
import { deleteShare } from '../../platform/authentication/clinician.repo.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { endInvitationsToRecord } from '../join/invitations.repo.ts'
import { markConsentsWithdrawn } from './consents.repo.ts'

type Withdrawal = { patientId: PatientId; clinicianId: ClinicianId; by: AuditEvent['actor']; now: string }

/**
 * Hides this patient from the clinician from the next request on. The patient keeps the clinician's messages, even
 * those that no phone has received yet: they may be important advice (decision 032). Invitations to the record
 * end permanently: sharing again with the same clinician does not reopen them.
 *
 * @throws ApiError not_found when there is no such share
 */
export async function withdrawShare(trx: Db, { patientId, clinicianId, by, now }: Withdrawal): Promise<void> {
  const since = await deleteShare(trx, clinicianId, patientId)
  if (since === undefined) throw new ApiError('not_found')
  await markConsentsWithdrawn(trx, { patientId, clinicianId }, now)
  await endInvitationsToRecord(trx, { patientId, clinicianId }, Date.parse(now))
  await refreshRoster(trx, patientId, Date.parse(now))
  await writeAudit(trx, {
    at: now,
    actor: by,
    action: shareWithdrawalAction,
    patientId,
    object: shareObject({ clinicianId, since }),
  })
}
