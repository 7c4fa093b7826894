import type { CreateAccountReply } from '@second-wind/core/access/contract/join'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { addDays } from '@second-wind/core/platform/moment'
import type { Identity } from '@second-wind/core/records/identity'
import type { Profile } from '@second-wind/core/records/patient'
import { requireUnusedNhsNumber } from '../../care/patient-record/require-unused-nhs-number.ts'
import { findLinkedDevice } from '../../platform/authentication/linked-devices.repo.ts'
import { linkDevice } from '../../platform/authentication/linked-devices.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { logChange } from '../../records/change-log.repo.ts'
import { saveApprovedIdentity } from '../../records/profile/approved-identity.repo.ts'
import { getPatient, insertPatient } from '../../records/profile/patients.repo.ts'
import { startShare } from '../shares/start-share.ts'
import { toApprovedIdentity, getApprovedJoin, markJoinClaimed } from './approved-join.ts'
import type { JoinRow } from './joins.repo.ts'
import { findNextPatientId } from './next-patient-id.repo.ts'
import { findPatientLinkedByJoin, signInAfterJoin } from './sign-in-after-join.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>
type CreatedAccount = CreateAccountReply & { token: string; isRepeat: boolean }

/**
 * Creates patient, phone, consent, share, recovery code and session together. What the patient logged before arrives
 * with the phone's first push.
 *
 * @throws ApiError as getApprovedJoin; conflict when the phone has an account already, or was invited to one;
 *   identity_in_use when another patient of the clinician has the number
 */
export async function createAccount(
  trx: Db,
  deps: Deps,
  { credentials, profile }: { credentials: { id: string; secret: string }; profile: Profile },
): Promise<CreatedAccount> {
  const { join, clinicianId, invitedTo, identity, isRepeat } = await getApprovedJoin(trx, deps, credentials)
  if (invitedTo !== null) throw new ApiError('conflict')
  const id = isRepeat
    ? await findPatientLinkedByJoin(trx, join)
    : await createPatient(trx, deps, { join, clinicianId, profile, identity })

  const action = isRepeat ? 'account.repeat' : 'account.create'
  const signedIn = await signInAfterJoin(trx, deps, { patientId: id, deviceId: join.device_id, action })
  return { user: await getPatient(trx, id), ...signedIn, isRepeat }
}

type NewPatient = { join: JoinRow; clinicianId: ClinicianId; profile: Profile; identity: Identity }

async function createPatient(
  trx: Db,
  deps: Deps,
  { join, clinicianId, profile, identity }: NewPatient,
): Promise<PatientId> {
  if (await findLinkedDevice(trx, join.device_id)) throw new ApiError('conflict')
  const wanted = { clinicianId, patientId: null, identity }
  await requireUnusedNhsNumber(trx, wanted, { code: 'identity_in_use' })
  const nowMs = deps.clock.now()
  const at = iso(nowMs)
  refuseFutureUsualDay(profile, at)
  const patientId = await findNextPatientId(trx)
  await insertPatient(trx, patientId, profile, at, identity)
  await saveApprovedIdentity(trx, patientId, toApprovedIdentity(join, { clinicianId, identity }))
  const entityId = String(patientId)
  await logChange(trx, { patientId, entity: 'profile', entityId, isNew: true, originDeviceId: null })
  const { device_id: deviceId, device_label: label, device_key: publicKey } = join
  await linkDevice(trx, { deviceId, patientId, label, publicKey, linkedBy: 'invitation' }, nowMs)
  await startShare(trx, deps, { patientId, clinicianId, join })
  await markJoinClaimed(trx, join, patientId, nowMs)
  return patientId
}

/** Not yet today anywhere on earth: such a usual day would count for no entry until then (HZ-37). */
function refuseFutureUsualDay({ usualDay }: Profile, at: string): void {
  if (usualDay === undefined || usualDay.setOn <= addDays(at.slice(0, 10), 1)) return
  const message = 'The usual day cannot be in the future'
  throw new ApiError('invalid', { fields: [{ path: 'usualDay.setOn', message }] })
}
