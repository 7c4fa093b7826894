import type { SentMessage } from '@second-wind/core/care/contract/messages'
import type { PatientId } from '@second-wind/core/platform/ids'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { requireShare } from '../../platform/authentication/require-share.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { logChange } from '../../records/change-log.repo.ts'
import { refreshRoster } from '../roster/refresh-roster.ts'
import { findStoredMessage, insertMessage } from './messages.repo.ts'

type MessageToSend = { id: string; actor: ClinicianActor; patientId: PatientId; text: string; now: string }

/**
 * Stores a priority alert; the patient's device receives it with its next pull. Repeating the same message under the
 * same id sends nothing.
 *
 * @throws ApiError not_found for a patient who does not share; conflict for another message under this id
 */
export async function sendMessage(
  trx: Db,
  sending: MessageToSend,
): Promise<{ message: SentMessage; isRepeat: boolean }> {
  const { id, actor, patientId, text, now } = sending
  await requireShare(trx, actor, patientId)
  const row = { id, patient_id: patientId, clinician_id: actor.id, text, sent_at: now }
  const isRepeat = !(await insertMessage(trx, row))
  if (!isRepeat) {
    await logChange(trx, { patientId, entity: 'messages', entityId: id, isNew: true, originDeviceId: null })
    await writeAudit(trx, { at: now, actor, action: 'message.send', patientId, object: `message ${id}` })
    await refreshRoster(trx, patientId, Date.parse(now))
  }
  const stored = await findStoredMessage(trx, id)
  const isSame =
    stored?.patientId === patientId && stored.clinicianId === actor.id && stored.message.text === text
  if (!isSame) throw new ApiError('conflict')
  return { message: stored.message, isRepeat }
}
