import { registerOwnPasskey, fetchOwnPasskeyOptions } from '../server/patient/own-passkeys.ts'
import { createPasskey, NoPasskey } from './passkeys.ts'

/**
 * Creates a passkey for the signed-in patient.
 *
 * @returns `there` when this phone already has one of theirs
 * @throws NoPasskey, and as `request`
 */
export async function addOwnPasskey(label: string): Promise<'added' | 'there'> {
  try {
    await registerOwnPasskey({ ...(await createPasskey(await fetchOwnPasskeyOptions())), label })
    return 'added'
  } catch (failure) {
    if (failure instanceof NoPasskey && failure.alreadyExists) return 'there'
    throw failure
  }
}
