import type { RenewBody, RenewReply } from '@second-wind/core/access/contract/reauth'
import type { PasskeyToShow } from '../../server/webauthn-options.ts'
import { askForChallenge, renewSession } from '../../server/patient/reauth.ts'
import { proveThisPhone } from './device-proof.ts'
import { heedSession } from '../flush/apply-session-state.ts'
import { getDeviceId } from '../database/meta.ts'

/** What the browser is to show a passkey for. @throws as `request` */
export async function passkeyToSignIn(): Promise<PasskeyToShow> {
  const { passkey } = await askForChallenge({ deviceId: await getDeviceId(), for: 'renew' })
  if (!passkey) throw new Error('the server asked for no passkey')
  return passkey
}

/** This phone and its person prove who they are. @throws as `request`; 401 when something does not fit */
export async function signInAgain(person: RenewBody['person']): Promise<RenewReply> {
  // After the person: a finger may take longer than the phone's own challenge lives.
  const device = await proveThisPhone('renew')
  const reply = await renewSession({ device, person })
  // What this phone cannot note now, the next flush hears again; a new code is told this once.
  await heedSession(reply).catch(() => undefined)
  return reply
}
