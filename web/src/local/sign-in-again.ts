import type { RenewBody, RenewReply } from '@second-wind/core/contract/reauth'
import type { PasskeyToShow } from '../server/ceremonies.ts'
import { renewSession } from '../server/reauth.ts'
import { proveThisPhone } from './device-proof.ts'
import { heedSession } from './heed-session.ts'

type Person = RenewBody['person']

/**
 * This phone and its person prove who they are.
 *
 * @param prove is given what a passkey would have to answer
 * @throws as `request`, and what `prove` throws; 401 when something does not fit
 */
export async function signInAgain(
  prove: (passkey: PasskeyToShow | undefined) => Person | Promise<Person>,
): Promise<RenewReply> {
  const { device, passkey } = await proveThisPhone('renew')
  const reply = await renewSession({ device, person: await prove(passkey) })
  await heedSession(reply)
  return reply
}
