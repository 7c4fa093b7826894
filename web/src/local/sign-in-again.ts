import type { RenewReply } from '@second-wind/core/contract/reauth'
import { renewSession } from '../server/reauth.ts'
import { proveThisPhone } from './device-proof.ts'
import { heedSession } from './heed-session.ts'

/** This phone and its person prove who they are. @throws as `request`; 401 when something does not fit */
export async function signInAgain(recoveryCode: string): Promise<RenewReply> {
  const device = await proveThisPhone('renew')
  const reply = await renewSession({ device, person: { recoveryCode } })
  await heedSession(reply)
  return reply
}
