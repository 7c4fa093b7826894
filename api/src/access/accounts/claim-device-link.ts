import type { ClaimDeviceLinkReply } from '@second-wind/core/access/contract/devices'
import { patientSessionLimits } from '@second-wind/core/access/session-expiry'
import type { PatientId } from '@second-wind/core/platform/ids'
import { hourMs } from '@second-wind/core/platform/moment'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import {
  findLinkedDevice,
  listLinkedDevices,
  setDeviceAuthenticated,
} from '../../platform/authentication/linked-devices.repo.ts'
import { linkDevice } from '../../platform/authentication/linked-devices.ts'
import { openSession } from '../../platform/authentication/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { type DeviceLinkRow, findDeviceLink, updateDeviceLink } from './device-links.repo.ts'
import { hashLinkSecret } from './request-device-link.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>

/** The reply may get lost: within this time the linked phone gets it again. */
const repeatableMs = hourMs

/**
 * Links and signs in the new phone once it has been approved.
 *
 * @throws ApiError not_found: no such link, or another phone's; too_many_devices
 */
export async function claimDeviceLink(
  trx: Db,
  deps: Deps,
  credentials: { id: string; secret: string },
): Promise<{ reply: ClaimDeviceLinkReply; token?: string }> {
  const secretHash = hashLinkSecret(deps.real.pepper, credentials.secret)
  const link = await findDeviceLink(trx, { id: credentials.id, secretHash })
  if (!link) throw new ApiError('not_found')
  if (deps.clock.now() > link.expires_ms) return { reply: { state: 'expired' } }
  if (link.state === 'waiting' || link.state === 'declined') return { reply: { state: link.state } }
  return completeClaim(trx, deps, link)
}

async function completeClaim(trx: Db, deps: Deps, link: DeviceLinkRow) {
  const { device_id: deviceId, patient_id: patientId } = link
  if (patientId === null) throw new Error('a link was approved without a patient')
  const isRepeat = link.state === 'claimed'
  if (!isRepeat) await linkNew(trx, deps, { ...link, patient_id: patientId })
  const device = await findLinkedDevice(trx, deviceId)
  if (device?.patient_id !== patientId || device.revoked_at !== null) throw new ApiError('not_found')
  const { token } = await openSession(trx, deps, {
    kind: 'patient',
    actorId: patientId,
    deviceId,
    authenticatedMs: device.authenticated_ms,
  })
  await writeAudit(trx, {
    at: iso(deps.clock.now()),
    actor: { kind: 'patient', id: patientId },
    action: isRepeat ? 'device.repeat' : 'device.link',
    patientId,
    object: `phone ${deviceId}`,
  })
  return { reply: { state: 'claimed', patientId } as const, token }
}

/**
 * The new phone is as fresh as the freshest of the others, but not just proved: the person has not authenticated, and
 * approving a phone must not give it more rights than the approving phone has.
 */
async function linkNew(trx: Db, { clock }: Deps, link: DeviceLinkRow & { patient_id: PatientId }) {
  const { device_id: deviceId, patient_id: patientId, device_key: publicKey, device_label: label } = link
  if (await findLinkedDevice(trx, deviceId)) throw new ApiError('conflict')
  const nowMs = clock.now()
  const others = await listLinkedDevices(trx, patientId)
  // All of them may have been revoked since the approval.
  if (others.length === 0) throw new ApiError('not_found')
  const freshestMs = Math.max(...others.map((phone) => phone.authenticated_ms))
  const authenticatedMs = Math.min(freshestMs, nowMs - patientSessionLimits.justProvedMs - 1)
  await linkDevice(trx, { deviceId, patientId, label, publicKey, linkedBy: 'code' }, nowMs)
  await setDeviceAuthenticated(trx, deviceId, authenticatedMs)
  await updateDeviceLink(trx, link.id, { state: 'claimed', expires_ms: nowMs + repeatableMs })
}
