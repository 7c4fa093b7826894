import type { CreateAccountReply } from '@second-wind/core/contract/join'
import type { ClinicianId, PatientId } from '@second-wind/core/model/ids'
import type { Profile } from '@second-wind/core/model/patient'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { linkDevice } from '../identity/linked-devices.ts'
import { findLinkedDevice, setDeviceAuthenticated } from '../identity/linked-devices.repo.ts'
import { openSession } from '../identity/sessions.ts'
import { getPatient, insertPatient } from '../patients/patients.repo.ts'
import { logChange } from '../sync/change-log.repo.ts'
import type { JoinRow } from './joins.repo.ts'
import { findNextPatientId } from './next-patient.repo.ts'
import { issueRecoveryCode } from '../identity/recovery-code.ts'
import { startShare } from './start-share.ts'
import { findApproved, markTakenUp } from './take-up-join.ts'

type Place = Pick<RealDeps, 'clock' | 'newId' | 'real'>
type Created = CreateAccountReply & { token: string; isRepeat: boolean }

/**
 * Patient, phone, agreement, share, recovery code and session, or none of them. What the patient logged before comes
 * with the phone's first push.
 *
 * @throws ApiError as findApproved; conflict when the phone has an account already
 */
export async function createAccount(
  trx: Db,
  place: Place,
  { held, profile }: { held: { id: string; secret: string }; profile: Profile },
): Promise<Created> {
  const { join, clinicianId, isRepeat } = await findApproved(trx, place, held)
  const id = isRepeat
    ? await findCreated(trx, join)
    : await createPatient(trx, place, { join, clinicianId, profile })

  const nowMs = place.clock.now()
  const at = new Date(nowMs).toISOString()
  const opening = { kind: 'patient', actorId: id, deviceId: join.device_id, authenticatedMs: nowMs } as const
  const { token } = await openSession(trx, place, opening)
  if (isRepeat) await setDeviceAuthenticated(trx, join.device_id, nowMs)
  const recoveryCode = await issueRecoveryCode(trx, place.real, { patientId: id, at })
  await writeAudit(trx, {
    at,
    actor: { kind: 'patient', id },
    action: isRepeat ? 'account.repeat' : 'account.create',
    patientId: id,
    object: `phone ${join.device_id}`,
  })
  return { user: await getPatient(trx, id), recoveryCode, token, isRepeat }
}

async function createPatient(
  trx: Db,
  place: Place,
  { join, clinicianId, profile }: { join: JoinRow; clinicianId: ClinicianId; profile: Profile },
): Promise<PatientId> {
  if (await findLinkedDevice(trx, join.device_id)) throw new ApiError('conflict')
  const nowMs = place.clock.now()
  const at = new Date(nowMs).toISOString()
  const patientId = await findNextPatientId(trx)
  await insertPatient(trx, patientId, profile, at)
  const entityId = String(patientId)
  await logChange(trx, { patientId, entity: 'profile', entityId, isNew: true, originDeviceId: null })
  const { device_id: deviceId, device_label: label, device_key: publicKey } = join
  await linkDevice(trx, { deviceId, patientId, label, publicKey }, nowMs)
  await startShare(trx, place, { patientId, clinicianId, join })
  await markTakenUp(trx, join.id, patientId, nowMs)
  return patientId
}

/** Only for a phone that this join has brought, and that nobody has revoked since. */
async function findCreated(trx: Db, join: JoinRow): Promise<PatientId> {
  const device = await findLinkedDevice(trx, join.device_id)
  const isItsOwn =
    device?.patient_id === join.patient_id &&
    device?.revoked_at === null &&
    device.linked_at >= new Date(join.consented_ms).toISOString()
  if (!device || !isItsOwn) throw new ApiError('conflict')
  return device.patient_id
}
