import type { Ceremony, RegistrationResponse } from '@second-wind/core/access/contract/webauthn'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import { iso } from '../iso.ts'
import { insertChallenge, consumeChallenge } from './challenges.repo.ts'
import { insertPasskey, listPasskeys, type PasskeyOwner } from './passkeys.repo.ts'
import { algorithms, challengeLifeMs, relyingParty, userIdOf } from './relying-party.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>

/** The browser's options for creating a discoverable passkey with user verification. */
export async function startPasskeyRegistration(
  trx: Db,
  { clock, newId, real }: Deps,
  owner: PasskeyOwner,
  shown: { userName: string; displayName: string },
): Promise<Ceremony> {
  const nowMs = clock.now()
  const earlier = await listPasskeys(trx, owner)
  const options = await generateRegistrationOptions({
    rpName: 'Second Wind',
    rpID: relyingParty(real).id,
    userName: shown.userName,
    userDisplayName: shown.displayName,
    userID: userIdOf(owner),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: earlier.map((passkey) => ({ id: passkey.credential_id })),
  })
  const challengeId = newId()
  await insertChallenge(
    trx,
    {
      id: challengeId,
      purpose: purposeOf(owner),
      owner_kind: owner.kind,
      owner_id: owner.id,
      device_id: null,
      challenge: options.challenge,
      expires_ms: nowMs + challengeLifeMs,
    },
    nowMs,
  )
  return { challengeId, options: { ...options } }
}

/**
 * Stores the new passkey and consumes the challenge whatever the outcome: commit in both cases.
 *
 * @returns its id; undefined when challenge, site or person do not match, or the user was not verified
 */
export async function registerPasskey(
  trx: Db,
  { clock, real }: Deps,
  owner: PasskeyOwner,
  made: { challengeId: string; response: RegistrationResponse; label: string },
): Promise<string | undefined> {
  const nowMs = clock.now()
  const challenge = await consumeChallenge(trx, { id: made.challengeId, purpose: purposeOf(owner), nowMs })
  if (challenge?.owner_id !== owner.id) return undefined
  const found = await verified(made.response, challenge.challenge, real)
  if (!found) return undefined
  const { credential } = found
  const isNew = await insertPasskey(trx, {
    credential_id: credential.id,
    owner_kind: owner.kind,
    owner_id: owner.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(made.response.response.transports ?? []),
    label: made.label,
    created_at: iso(nowMs),
    last_used_at: null,
    removed_at: null,
  })
  return isNew ? credential.id : undefined
}

async function verified(response: RegistrationResponse, expectedChallenge: string, real: Deps['real']) {
  const { id, origin } = relyingParty(real)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    })
    return registrationInfo
  } catch {
    // The library throws on any mismatch; the caller must not learn which.
    return undefined
  }
}

const purposeOf = ({ kind }: PasskeyOwner) => `passkey.register.${kind}`
