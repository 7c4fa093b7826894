import type { PatientId } from '@second-wind/core/platform/ids'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { issueRecoveryCode } from '../../platform/authentication/issue-recovery-code.ts'
import {
  findLinkedDevice,
  setDeviceAuthenticated,
} from '../../platform/authentication/linked-devices.repo.ts'
import { openSession } from '../../platform/authentication/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import type { JoinRow } from './joins.repo.ts'

type JoinedPhone = { patientId: PatientId; deviceId: string; action: `${string}.${string}` }

/** The clinician's comparison counts as full authentication. Earlier recovery codes end. */
export async function signInAfterJoin(
  trx: Db,
  deps: Pick<RealDeps, 'clock' | 'newId' | 'real'>,
  { patientId, deviceId, action }: JoinedPhone,
): Promise<{ recoveryCode: string; token: string }> {
  const nowMs = deps.clock.now()
  const at = iso(nowMs)
  await setDeviceAuthenticated(trx, deviceId, nowMs)
  const opening = { kind: 'patient', actorId: patientId, deviceId, authenticatedMs: nowMs } as const
  const { token } = await openSession(trx, deps, opening)
  const recoveryCode = await issueRecoveryCode(trx, deps.real, { patientId, at })
  const actor = { kind: 'patient', id: patientId } as const
  await writeAudit(trx, { at, actor, action, patientId, object: `phone ${deviceId}` })
  return { recoveryCode, token }
}

/** The patient to whom this join linked a phone, unless it was revoked since. @throws ApiError conflict */
export async function findPatientLinkedByJoin(trx: Db, join: JoinRow): Promise<PatientId> {
  const device = await findLinkedDevice(trx, join.device_id)
  const isItsOwn =
    device?.patient_id === join.patient_id &&
    device?.revoked_at === null &&
    device.linked_at >= iso(join.consented_ms)
  if (!device || !isItsOwn) throw new ApiError('conflict')
  return device.patient_id
}
