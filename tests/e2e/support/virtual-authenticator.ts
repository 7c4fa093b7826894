import type { CDPSession, Page } from '@playwright/test'

/** A virtual security key that is always present and always verifies its user. */
export type VirtualAuthenticator = {
  cdp: CDPSession
  authenticatorId: string
  /** Whether its holder passes user verification (fingerprint, PIN). */
  setVerified(isVerified: boolean): Promise<void>
  /** Whether it is plugged in and touched. */
  setPresent(isPresent: boolean): Promise<void>
}

export async function addPlatformAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  return addAuthenticator(cdp, { transport: 'internal', hasUserVerification: true })
}

type Kind = { transport: 'internal' | 'usb'; hasUserVerification: boolean }

/** Beside those that are there: a security key, with user verification or without. */
export async function addAuthenticator(cdp: CDPSession, kind: Kind): Promise<VirtualAuthenticator> {
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      hasResidentKey: true,
      isUserVerified: kind.hasUserVerification,
      automaticPresenceSimulation: true,
      ...kind,
    },
  })
  return {
    cdp,
    authenticatorId,
    setVerified: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    setPresent: async (enabled) => {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}

/** Copies the passkeys of one phone to the other, as an account of the phones' maker does. */
export async function syncPasskeys(from: VirtualAuthenticator, to: VirtualAuthenticator): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  })
  for (const credential of credentials) {
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential })
  }
}
