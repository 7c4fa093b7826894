import type { DeviceLinkLookupReply } from '@second-wind/core/access/contract/devices'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { PatientActor } from '../../platform/authentication/actor.ts'
import { findDeviceToReplace } from '../../platform/authentication/linked-devices.ts'
import { normaliseCode } from '../../platform/authentication/secrets.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { type DeviceLinkRow, findDeviceLink, updateDeviceLink } from './device-links.repo.ts'
import { hashLinkCode } from './request-device-link.ts'

/**
 * Reserves the link with this code: from now on only this patient can decide about it.
 *
 * @throws ApiError not_found: wrong, used, expired, and another patient's alike; too_many_devices
 */
export async function reserveDeviceLink(
  trx: Db,
  { clock, real }: Pick<RealDeps, 'clock' | 'real'>,
  { actor, typed }: { actor: PatientActor; typed: string },
): Promise<DeviceLinkLookupReply> {
  const link = await findDeviceLink(trx, { codeHash: hashLinkCode(real.pepper, normaliseCode(typed)) })
  const isFree = link && (link.patient_id === null || link.patient_id === actor.id)
  if (!link || !isFree || !isOpen(link, clock.now())) throw new ApiError('not_found')
  const replaced = await findDeviceToReplace(trx, actor.id, clock.now())
  await updateDeviceLink(trx, link.id, { patient_id: actor.id })
  return {
    id: link.id,
    label: link.device_label,
    words: link.words,
    expiresAt: iso(link.expires_ms),
    replaces: replaced ? { id: replaced.device_id, label: replaced.label } : null,
  }
}

type Decision = { actor: PatientActor; id: string; nowMs: number; decision: 'approved' | 'declined' }

/**
 * Repeating the same decision has no effect, even once the phone has claimed the link.
 *
 * @throws ApiError not_found; conflict when it was decided otherwise
 */
export async function decideDeviceLink(trx: Db, { actor, id, nowMs, decision }: Decision): Promise<void> {
  const link = await findDeviceLink(trx, { id })
  if (link?.patient_id !== actor.id || nowMs > link.expires_ms) throw new ApiError('not_found')
  const isDone = link.state === decision || (decision === 'approved' && link.state === 'claimed')
  if (isDone) return
  if (link.state !== 'waiting') throw new ApiError('conflict', { message: 'This has already been decided.' })
  await updateDeviceLink(trx, id, { state: decision })
  await writeAudit(trx, {
    at: iso(nowMs),
    actor,
    action: decision === 'approved' ? 'device.approve' : 'device.decline',
    patientId: actor.id,
    object: `phone ${link.device_id}`,
  })
}

const isOpen = ({ state, expires_ms }: DeviceLinkRow, nowMs: number): boolean =>
  state === 'waiting' && nowMs <= expires_ms
