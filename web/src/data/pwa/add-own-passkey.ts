import { registerOwnPasskey, fetchOwnPasskeyOptions } from '../server/patient/own-passkeys.ts'
import { makePasskey, NoPasskey } from './passkeys.ts'

/**
 * A passkey for the patient who is signed in.
 *
 * @returns `there` when this phone has one of theirs already
 * @throws NoPasskey, and as `request`
 */
export async function addOwnPasskey(label: string): Promise<'added' | 'there'> {
  try {
    await registerOwnPasskey({ ...(await makePasskey(await fetchOwnPasskeyOptions())), label })
    return 'added'
  } catch (failure) {
    if (failure instanceof NoPasskey && failure.isThere) return 'there'
    throw failure
  }
}
