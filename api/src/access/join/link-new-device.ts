import type { LinkNewDeviceReply } from '@second-wind/core/access/contract/join'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { findLinkedDevice } from '../../platform/authentication/linked-devices.repo.ts'
import { findDeviceToReplace, linkDevice } from '../../platform/authentication/linked-devices.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { removePasskeys } from '../../platform/passkeys/passkeys.repo.ts'
import { findConsent } from '../shares/consents.repo.ts'
import { startShare } from '../shares/start-share.ts'
import { getApprovedJoin, markJoinClaimed } from './approved-join.ts'
import type { JoinRow } from './joins.repo.ts'
import { findPatientLinkedByJoin, signInAfterJoin } from './sign-in-after-join.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>
type LinkedNewDevice = LinkNewDeviceReply & { token: string; isRepeat: boolean }

/**
 * Links a new phone to an existing record: the same patient and share, with a new recovery code in place of all earlier
 * ones. Other phones stay linked until they are signed out; a sixth replaces one that is no longer used.
 *
 * @throws ApiError as getApprovedJoin; too_many_devices; conflict when the phone has or had an account, or was not
 *   invited to a record
 */
export async function linkNewDevice(
  trx: Db,
  deps: Deps,
  credentials: { id: string; secret: string },
): Promise<LinkedNewDevice> {
  const { join, clinicianId, invitedTo, isRepeat } = await getApprovedJoin(trx, deps, credentials)
  if (invitedTo === null) throw new ApiError('conflict')
  const patientId = isRepeat ? await findPatientLinkedByJoin(trx, join) : invitedTo
  const replaced = isRepeat ? undefined : await findDeviceToReplace(trx, patientId, deps.clock.now())
  if (!isRepeat) await link(trx, deps, { join, clinicianId, patientId })
  const action = isRepeat ? 'device.repeat' : 'device.link'
  const signedIn = await signInAfterJoin(trx, deps, { patientId, deviceId: join.device_id, action })
  return { patientId, ...signedIn, replaces: replaced?.label ?? null, isRepeat }
}

type ApprovedNewDevice = { join: JoinRow; clinicianId: ClinicianId; patientId: PatientId }

async function link(trx: Db, deps: Deps, { join, clinicianId, patientId }: ApprovedNewDevice): Promise<void> {
  const { device_id: deviceId, device_label: label, device_key: publicKey } = join
  if (await findLinkedDevice(trx, deviceId)) throw new ApiError('conflict')
  const nowMs = deps.clock.now()
  await linkDevice(trx, { deviceId, patientId, label, publicKey, linkedBy: 'invitation' }, nowMs)
  const [owner, at] = [{ kind: 'patient', id: patientId } as const, iso(nowMs)]
  if ((await removePasskeys(trx, owner, { at })) > 0n)
    await writeAudit(trx, { at, actor: owner, action: 'passkey.remove', patientId })
  const agreed = await findConsent(trx, { patientId, clinicianId })
  if (agreed?.text_sha256 !== join.text_sha256) await startShare(trx, deps, { patientId, clinicianId, join })
  await markJoinClaimed(trx, join, patientId, nowMs)
}
