import type { RenewBody, RenewReply } from '@second-wind/core/access/contract/reauth'
import { requestDeviceChallenge, renewSession } from '../../server/patient/reauth.ts'
import type { PasskeyRequestOptions } from '../../server/webauthn-options.ts'
import { getDeviceId } from '../database/meta.ts'
import { applySessionState } from '../flush/apply-session-state.ts'
import { createDeviceProof } from './device-proof.ts'

/** What the browser is to show a passkey for. @throws as `request` */
export async function fetchRenewalPasskeyOptions(): Promise<PasskeyRequestOptions> {
  const { passkey } = await requestDeviceChallenge({ deviceId: await getDeviceId(), for: 'renew' })
  if (!passkey) throw new Error('the server asked for no passkey')
  return passkey
}

/** This phone and its person prove who they are. @throws as `request`; 401 when something does not fit */
export async function renewDeviceSession(person: RenewBody['person']): Promise<RenewReply> {
  // After the person: a finger may take longer than the phone's own challenge lives.
  const device = await createDeviceProof('renew')
  const reply = await renewSession({ device, person })
  // What this phone cannot note now, the next flush hears again; a new code is told this once.
  await applySessionState(reply).catch(() => undefined)
  return reply
}
