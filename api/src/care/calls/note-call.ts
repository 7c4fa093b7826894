import type { CallNoteBody } from '@second-wind/core/care/contract/call-notes'
import type { PatientId } from '@second-wind/core/platform/ids'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { requireShare } from '../../platform/authentication/require-share.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { refreshRoster } from '../roster/refresh-roster.ts'
import { findCallNote, insertCallNote } from './call-notes.repo.ts'

type Note = CallNoteBody & { actor: ClinicianActor; patientId: PatientId; nowMs: number }

/**
 * A clinician notes how a call ended. Notes are added or withdrawn, never removed, and change no alert, level or place
 * in the list: that someone rang does not say how the patient is.
 *
 * @throws ApiError not_found for a patient who does not share; conflict for another note under this id
 */
export async function noteCall(trx: Db, { id, actor, patientId, outcome, nowMs }: Note): Promise<void> {
  await requireShare(trx, actor, patientId)
  const at = iso(nowMs)
  const row = { id, patient_id: patientId, clinician_id: actor.id, outcome, noted_at: at, withdrawn_at: null }
  if (await insertCallNote(trx, row)) {
    await refreshRoster(trx, patientId, nowMs)
    await writeAudit(trx, { at, actor, action: 'call.note', patientId, object: `call ${id}` })
    return
  }
  const stored = await findCallNote(trx, id)
  const isSame =
    stored?.patient_id === patientId && stored.clinician_id === actor.id && stored.outcome === outcome
  if (!isSame) throw new ApiError('conflict')
}
