import { afterEach, beforeEach, vi } from 'vitest'
import { softPasskey } from '../../../api/access/clinician-accounts/soft-passkey.ts'

type CredentialRequest = { publicKey: { challenge: ArrayBuffer; user: { id: ArrayBuffer } } }

export type BrowserPasskey = {
  /** The person closes the browser's dialog. */
  refuse(): void
  /** How often the browser was asked to create one. */
  made: number
}

/** A browser with one passkey that always verifies its user. */
export function withPasskeyBrowser(): () => BrowserPasskey {
  let browser: BrowserPasskey
  beforeEach(() => {
    browser = installPasskeyBrowser()
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'credentials'))
  return () => browser
}

function installPasskeyBrowser(): BrowserPasskey {
  const passkey = softPasskey()
  let isRefusing = false
  const browser: BrowserPasskey = { made: 0, refuse: () => void (isRefusing = true) }
  const failIfRefusing = () => {
    if (isRefusing) throw new DOMException('The person has said no', 'NotAllowedError')
  }
  const isAvailable = () => Promise.resolve(true)
  const type = Object.assign(() => {}, { isUserVerifyingPlatformAuthenticatorAvailable: isAvailable })
  vi.stubGlobal('PublicKeyCredential', type)
  const credentials = {
    async create({ publicKey }: CredentialRequest) {
      failIfRefusing()
      if (browser.made > 0) throw new DOMException('There is one', 'InvalidStateError')
      browser.made += 1
      const user = { id: textOf(publicKey.user.id) }
      const { response, ...rest } = passkey.make({ challenge: textOf(publicKey.challenge), user })
      return { ...credential(rest), response: { ...buffers(response), getTransports: () => ['internal'] } }
    },
    async get({ publicKey }: CredentialRequest) {
      failIfRefusing()
      const { response, ...rest } = passkey.show(textOf(publicKey.challenge))
      return { ...credential(rest), response: buffers(response) }
    },
  }
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
  return browser
}

const credential = ({ id }: { id: string }) => ({
  id,
  rawId: bufferOf(id),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
})

const buffers = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, bufferOf(String(value))]))

const textOf = (buffer: ArrayBuffer): string => Buffer.from(buffer).toString('base64url')
const bufferOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer
