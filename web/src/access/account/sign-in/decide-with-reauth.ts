import { fetchRenewalPasskeyOptions, renewDeviceSession } from '../../../data/local/lazy.ts'
import { NoPasskey, requestPasskey } from '../../../data/pwa/passkeys.ts'
import { HttpError } from '../../../data/server/http-error.ts'

/**
 * Decides about another phone. Before it lets one in, it asks for a passkey if the person has one and has not used it
 * recently.
 *
 * @throws as `request`; 401 `reauth_required` also when no passkey was shown: a recovery code works as well
 */
export async function decideWithReauth(decide: () => Promise<void>): Promise<void> {
  try {
    await decide()
  } catch (refusal) {
    if (!(refusal instanceof HttpError) || refusal.code !== 'reauth_required') throw refusal
    await reauthWithPasskey().catch((why: unknown) => {
      throw why instanceof NoPasskey ? refusal : why
    })
    await decide()
  }
}

const reauthWithPasskey = async () =>
  renewDeviceSession({ passkey: await requestPasskey(await fetchRenewalPasskeyOptions()) })
