import type { AssertionResponse, Ceremony } from '@second-wind/core/access/contract/webauthn'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import { iso } from '../iso.ts'
import { insertChallenge, consumeChallenge } from './challenges.repo.ts'
import {
  findPasskey,
  listPasskeys,
  recordPasskeyUse,
  type PasskeyOwner,
  type PasskeyRow,
} from './passkeys.repo.ts'
import { challengeLifeMs, relyingParty, userIdOf } from './relying-party.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>
/** A response for one purpose is not valid for another. */
type Purpose = `${'sign-in' | 'step-up' | 'link'}.${PasskeyOwner['kind']}`

/** The browser's options: any passkey for this site, or one of that person's. */
export async function startPasskeyAuthentication(
  trx: Db,
  { clock, newId, real }: Deps,
  purpose: Purpose,
  owner?: PasskeyOwner,
): Promise<Ceremony> {
  const nowMs = clock.now()
  const known = owner && (await listPasskeys(trx, owner))
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(real).id,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map((passkey) => ({ id: passkey.credential_id })) }),
  })
  const challengeId = newId()
  await insertChallenge(
    trx,
    {
      id: challengeId,
      purpose: `passkey.${purpose}`,
      owner_kind: owner?.kind ?? null,
      owner_id: owner?.id ?? null,
      device_id: null,
      challenge: options.challenge,
      expires_ms: nowMs + challengeLifeMs,
    },
    nowMs,
  )
  return { challengeId, options: { ...options } }
}

type PasskeyResponse = { challengeId: string; response: AssertionResponse }

/**
 * Verifies the response to a challenge; undefined without a valid one. When the passkey is known but its response is
 * wrong, `passkey` is set without being proved.
 */
export async function verifyPasskeyAuthentication(
  trx: Db,
  { clock, real }: Deps,
  purpose: Purpose,
  { challengeId, response }: PasskeyResponse,
): Promise<{ isProved: boolean; passkey: PasskeyRow } | undefined> {
  const nowMs = clock.now()
  const challenge = await consumeChallenge(trx, { id: challengeId, purpose: `passkey.${purpose}`, nowMs })
  const passkey = await findPasskey(trx, response.id)
  if (!passkey || !purpose.endsWith(`.${passkey.owner_kind}`)) return undefined
  const isTheirs = challenge && isOf(passkey, challenge.owner_id, response.response.userHandle)
  const counter = isTheirs ? await verifiedCounter(response, challenge.challenge, passkey, real) : undefined
  if (counter === undefined) return { isProved: false, passkey }
  await recordPasskeyUse(trx, passkey.credential_id, { counter, at: iso(nowMs) })
  return { isProved: true, passkey }
}

/**
 * Without a named person, the authenticator must say whose passkey it is, and both must match (WebAuthn Level 3, 7.2,
 * step 6).
 */
function isOf(
  passkey: PasskeyRow,
  challengedOwnerId: number | null,
  userHandle: string | undefined,
): boolean {
  const owner = { kind: passkey.owner_kind, id: passkey.owner_id }
  const isNamed = userHandle === Buffer.from(userIdOf(owner)).toString('base64url')
  return challengedOwnerId === null
    ? isNamed
    : challengedOwnerId === owner.id && (userHandle === undefined || isNamed)
}

/** The new counter; undefined when passkey, site or challenge do not match, or the counter went back. */
async function verifiedCounter(
  response: AssertionResponse,
  expectedChallenge: string,
  passkey: PasskeyRow,
  real: Deps['real'],
): Promise<number | undefined> {
  const { id, origin } = relyingParty(real)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws on any mismatch; the caller must not learn which.
    return undefined
  }
}
