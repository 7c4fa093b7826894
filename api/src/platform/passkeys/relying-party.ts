import type { RealSettings } from '../config/real-settings.ts'
import type { PasskeyOwner } from './passkeys.repo.ts'

/** Passkeys work on the app's own address only. */
export const relyingParty = ({ publicOrigin }: Pick<RealSettings, 'publicOrigin'>) => ({
  id: new URL(publicOrigin).hostname,
  origin: publicOrigin,
})

/** The owner as the authenticator stores it: a number, not a name (WebAuthn Level 3, 14.6.1). */
export const userIdOf = ({ kind, id }: PasskeyOwner): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${kind}:${id}`)

/** Long enough to fetch a security key from another room. */
export const challengeLifeMs = 5 * 60_000

/** ES256, RS256 and EdDSA, which today's passkeys use (IANA COSE algorithms). */
export const algorithms = [-7, -257, -8]
