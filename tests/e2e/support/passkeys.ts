import type { CDPSession, Page } from '@playwright/test'

/** A security key in the browser's own stead, whose person is always there and always right. */
export type Passkeys = {
  cdp: CDPSession
  authenticatorId: string
  /** Whether whoever holds it proves who they are (a finger, a PIN). */
  setVerified(isVerified: boolean): Promise<void>
}

export async function withPasskeys(page: Page): Promise<Passkeys> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    cdp,
    authenticatorId,
    setVerified: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}
