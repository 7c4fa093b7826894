import type { RealSettings } from '../config/real-settings.ts'
import type { PasskeyOwner } from './passkeys.repo.ts'

/** Who passkeys are for: they work on the app's own address only. */
export const relyingParty = ({ publicOrigin }: Pick<RealSettings, 'publicOrigin'>) => ({
  id: new URL(publicOrigin).hostname,
  origin: publicOrigin,
})

/** Whose passkey it is, as the authenticator keeps it: a number, and no name (WebAuthn Level 3, 14.6.1). */
export const userIdOf = ({ kind, id }: PasskeyOwner): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${kind}:${id}`)

/** Long enough to fetch a security key from another room. */
export const challengeLifeMs = 5 * 60_000

/** ES256, RS256 and EdDSA: what passkeys are made of today (IANA COSE algorithms). */
export const algorithms = [-7, -257, -8]
