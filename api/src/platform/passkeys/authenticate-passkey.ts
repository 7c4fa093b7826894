import type { AssertionResponse, Ceremony } from '@second-wind/core/access/contract/webauthn'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import { insertChallenge, consumeChallenge } from './challenges.repo.ts'
import {
  findPasskey,
  listPasskeys,
  recordPasskeyUse,
  type PasskeyOwner,
  type PasskeyRow,
} from './passkeys.repo.ts'
import { challengeLifeMs, relyingParty, userIdOf } from './relying-party.ts'

type Place = Pick<RealDeps, 'clock' | 'newId' | 'real'>
/** What for: an answer to one is none to another. */
type Purpose = `${'sign-in' | 'step-up' | 'link'}.${PasskeyOwner['kind']}`

/** What a browser needs to show a passkey: any of this address, or one of that person's. */
export async function startPasskeyAuthentication(
  trx: Db,
  { clock, newId, real }: Place,
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

type Answer = { challengeId: string; response: AssertionResponse }

/**
 * Whose passkey has answered the challenge; undefined when none has. `whose` is known, but not who they say, when the
 * passkey is one of ours and its answer is wrong.
 */
export async function verifyPasskeyAuthentication(
  trx: Db,
  { clock, real }: Place,
  purpose: Purpose,
  { challengeId, response }: Answer,
): Promise<{ isProved: boolean; whose: PasskeyRow } | undefined> {
  const nowMs = clock.now()
  const challenge = await consumeChallenge(trx, { id: challengeId, purpose: `passkey.${purpose}`, nowMs })
  const passkey = await findPasskey(trx, response.id)
  if (!passkey || !purpose.endsWith(`.${passkey.owner_kind}`)) return undefined
  const isTheirs = challenge && isOf(passkey, challenge.owner_id, response.response.userHandle)
  const counter = isTheirs ? await verifiedCounter(response, challenge.challenge, passkey, real) : undefined
  if (counter === undefined) return { isProved: false, whose: passkey }
  await recordPasskeyUse(trx, passkey.credential_id, { counter, at: new Date(nowMs).toISOString() })
  return { isProved: true, whose: passkey }
}

/**
 * Where the challenge names nobody, the authenticator must say whose passkey this is, and both must agree (WebAuthn
 * Level 3, 7.2, step 6).
 */
function isOf(passkey: PasskeyRow, askedOf: number | null, userHandle: string | undefined): boolean {
  const owner = { kind: passkey.owner_kind, id: passkey.owner_id }
  const isNamed = userHandle === Buffer.from(userIdOf(owner)).toString('base64url')
  return askedOf === null ? isNamed : askedOf === owner.id && (userHandle === undefined || isNamed)
}

/** The new counter; undefined when the answer is not by this passkey, here, now, or the counter went back. */
async function verifiedCounter(
  response: AssertionResponse,
  expectedChallenge: string,
  passkey: PasskeyRow,
  real: Place['real'],
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
    // The library throws for whatever does not fit; which it was is nobody's business.
    return undefined
  }
}
