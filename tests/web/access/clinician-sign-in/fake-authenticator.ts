import { vi } from 'vitest'
import { type Faults, softPasskey } from '../../../api/access/clinician-accounts/soft-passkey.ts'

/**
 * A browser with one authenticator, which holds `registered` and can make further passkeys. A test can make its next
 * responses fail.
 */
export function installAuthenticator(registered: ReturnType<typeof softPasskey>) {
  const made: ReturnType<typeof softPasskey>[] = []
  let faults: Faults = {}
  let isRefusing = false
  const refuse = () => {
    if (isRefusing) throw new DOMException('The person has stopped it.', 'NotAllowedError')
  }
  const credentials = {
    async get({ publicKey }: { publicKey: { challenge: ArrayBuffer } }) {
      refuse()
      return asCredential(registered.show(base64url(publicKey.challenge), faults))
    },
    async create({ publicKey }: { publicKey: { challenge: ArrayBuffer; user: { id: ArrayBuffer } } }) {
      refuse()
      const passkey = softPasskey()
      made.push(passkey)
      const { challenge, user } = publicKey
      const options = { challenge: base64url(challenge), user: { id: base64url(user.id) } }
      return asCredential(passkey.make(options, faults))
    },
  }
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  return {
    made,
    fail: (how: Faults) => void (faults = how),
    refuse: (isOn: boolean) => void (isRefusing = isOn),
  }
}

type AsJson = {
  id: string
  type: string
  response: Record<string, string | string[] | undefined>
}

/** The browser's credential object, made from its JSON. */
function asCredential({ id, type, response }: AsJson) {
  const buffers = Object.entries(response).map(([name, value]) => [
    name,
    typeof value === 'string' ? bytes(value) : value,
  ])
  return {
    id,
    type,
    rawId: bytes(id),
    response: { ...Object.fromEntries(buffers), getTransports: () => ['internal'] },
    getClientExtensionResults: () => ({}),
  }
}

const bytes = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64url')).buffer
const base64url = (buffer: ArrayBuffer): string => Buffer.from(new Uint8Array(buffer)).toString('base64url')
