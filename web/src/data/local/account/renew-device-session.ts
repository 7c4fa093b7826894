import type { RenewBody, RenewReply } from '@second-wind/core/access/contract/reauth'
import { requestDeviceChallenge, renewSession } from '../../server/patient/reauth.ts'
import type { PasskeyRequestOptions } from '../../server/webauthn-options.ts'
import { getDeviceId } from '../database/meta.ts'
import { applySessionState } from '../flush/apply-session-state.ts'
import { createDeviceProof } from './device-proof.ts'

/** The options for the browser's passkey dialog. @throws as `request` */
export async function fetchRenewalPasskeyOptions(): Promise<PasskeyRequestOptions> {
  const { passkey } = await requestDeviceChallenge({ deviceId: await getDeviceId(), for: 'renew' })
  if (!passkey) throw new Error('the server asked for no passkey')
  return passkey
}

/** Renews the session with the proofs of this phone and its person. @throws as `request`; 401 when a proof is wrong */
export async function renewDeviceSession(person: RenewBody['person']): Promise<RenewReply> {
  // The phone's proof comes second: the passkey dialog may last longer than the phone's challenge is valid.
  const device = await createDeviceProof('renew')
  const reply = await renewSession({ device, person })
  // If this phone cannot store the state now, the next flush reads it again. A new code is shown only now.
  await applySessionState(reply).catch(() => undefined)
  return reply
}
