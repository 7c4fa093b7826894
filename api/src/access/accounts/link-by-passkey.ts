import type { PasskeyLinkBody, PasskeyLinkReply } from '@second-wind/core/access/contract/devices'
import { type PatientId, patientId } from '@second-wind/core/platform/ids'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { publicKeyText, requirePointOnCurve } from '../../platform/authentication/device-key.ts'
import {
  findLinkedDevice,
  setDeviceAuthenticated,
} from '../../platform/authentication/linked-devices.repo.ts'
import { findDeviceToReplace, linkDevice } from '../../platform/authentication/linked-devices.ts'
import { isDeviceOfErasedPatient } from '../../platform/authentication/sessions.repo.ts'
import { openSession } from '../../platform/authentication/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { verifyPasskeyAuthentication } from '../../platform/passkeys/authenticate-passkey.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>
type Phone = PasskeyLinkBody['device']
type Refusal = 'unauthorised' | 'conflict' | 'too_many_devices'
type LinkedPhone = { reply: PasskeyLinkReply; token: string; isRepeat: boolean }

/**
 * Full authentication without another phone: the passkey proves the person. Consumes the challenge whatever the
 * outcome: commit in both cases.
 *
 * @returns conflict: the phone already had an account, or its key differs
 * @throws ApiError invalid (the key)
 */
export async function linkByPasskey(
  trx: Db,
  deps: Deps,
  { device, passkey }: PasskeyLinkBody,
): Promise<LinkedPhone | Refusal> {
  requirePointOnCurve(device.key)
  const asserted = await verifyPasskeyAuthentication(trx, deps, 'link.patient', passkey)
  if (!asserted) return 'unauthorised'
  const owner = patientId.parse(asserted.passkey.owner_id)
  const outcome = asserted.isProved
    ? await linkOrFind(trx, deps, owner, device).catch(refusalOf)
    : 'unauthorised'
  const isRefused = typeof outcome === 'string'
  const isRepeat = !isRefused && outcome.isRepeat
  await writeAudit(trx, {
    at: iso(deps.clock.now()),
    actor: { kind: 'patient', id: owner },
    action: isRepeat ? 'device.repeat' : 'device.link',
    patientId: owner,
    object: `phone ${device.id}, passkey`,
    ...(isRefused && { outcome: 'refused', reason: outcome }),
  })
  return outcome
}

/** Nothing has been written yet. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError && error.code === 'too_many_devices') return error.code
  throw error
}

/** A repeat links no second phone: the first reply may never have arrived. */
async function linkOrFind(
  trx: Db,
  deps: Deps,
  owner: PatientId,
  { id: deviceId, key, label }: Phone,
): Promise<LinkedPhone | 'conflict'> {
  const nowMs = deps.clock.now()
  const publicKey = publicKeyText(key)
  const known = await findLinkedDevice(trx, deviceId)
  const isAgain = known?.patient_id === owner && known.revoked_at === null && known.public_key === publicKey
  if ((known && !isAgain) || (await isDeviceOfErasedPatient(trx, deviceId))) return 'conflict'
  const replaced = isAgain ? undefined : await findDeviceToReplace(trx, owner, nowMs)
  if (isAgain) await setDeviceAuthenticated(trx, deviceId, nowMs)
  else {
    const phone = { deviceId, patientId: owner, label, publicKey, linkedBy: 'passkey' } as const
    await linkDevice(trx, phone, nowMs)
  }
  const opening = { kind: 'patient', actorId: owner, deviceId, authenticatedMs: nowMs } as const
  const { token } = await openSession(trx, deps, opening)
  return { reply: { patientId: owner, replaces: replaced?.label ?? null }, token, isRepeat: isAgain }
}
