import type { PatientId } from '@second-wind/core/platform/ids'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { requireShare } from '../../platform/authentication/require-share.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { refreshRoster } from '../roster/refresh-roster.ts'
import { findCallNote, markCallNoteWithdrawn } from './call-notes.repo.ts'

type Withdrawal = { id: string; actor: ClinicianActor; patientId: PatientId; nowMs: number }

/**
 * A clinician takes back a note of their own: a slip of the finger, or the wrong patient (HZ-40). It stays in the record,
 * marked, because a colleague may have read it.
 *
 * @throws ApiError not_found without such a note about this patient; forbidden for the note of another clinician
 */
export async function withdrawCallNote(trx: Db, { id, actor, patientId, nowMs }: Withdrawal): Promise<void> {
  await requireShare(trx, actor, patientId)
  const note = await findCallNote(trx, id)
  if (note?.patient_id !== patientId) throw new ApiError('not_found')
  if (note.clinician_id !== actor.id) throw new ApiError('forbidden')
  if (note.withdrawn_at !== null) return
  const at = iso(nowMs)
  await markCallNoteWithdrawn(trx, id, at)
  await refreshRoster(trx, patientId, nowMs)
  await writeAudit(trx, { at, actor, action: 'call.withdraw', patientId, object: `call ${id}` })
}
