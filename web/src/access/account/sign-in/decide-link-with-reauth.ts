import { fetchRenewalPasskeyOptions, renewDeviceSession } from '../../../data/local/lazy.ts'
import { NoPasskey, showPasskey } from '../../../data/pwa/passkeys.ts'
import { HttpError } from '../../../data/server/http-error.ts'
import { decideDeviceLink } from '../../../data/server/patient/device-links.ts'

/**
 * Says yes or no to another phone. Who has a passkey is asked for it before a yes, unless they have just shown it.
 *
 * @throws as `request`; 401 `reauth_required` also when no passkey was shown: a recovery code does as well
 */
export async function decideLinkWithReauth(id: string, decision: { isOurs: boolean }): Promise<void> {
  try {
    await decideDeviceLink(id, decision)
  } catch (refusal) {
    if (!(refusal instanceof HttpError) || refusal.code !== 'reauth_required') throw refusal
    await reauthWithPasskey().catch((why: unknown) => {
      throw why instanceof NoPasskey ? refusal : why
    })
    await decideDeviceLink(id, decision)
  }
}

const reauthWithPasskey = async () =>
  renewDeviceSession({ passkey: await showPasskey(await fetchRenewalPasskeyOptions()) })
