import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  AssertionResponse,
  Ceremony,
  RegistrationResponse,
} from '@second-wind/core/access/contract/webauthn'
import * as z from 'zod/mini'
import { publicOrigin } from '../../../support/open-real-api.ts'

/** What may be wrong with an answer. */
export type Faults = {
  origin?: string
  rpId?: string
  challenge?: string
  /** Nobody proved that it is theirs. */
  unverified?: true
  /** Nobody touched it. */
  absent?: true
  counter?: number
  /** The other ceremony's kind of answer: one for making passed off as one for showing. */
  type?: string
  /** The signature is of something else. */
  forged?: true
  /** What it says whose it is; null: nothing. */
  userHandle?: string | null
}

/** What a server asks to be made, as far as this reads it. */
const registrationOptions = z.object({ challenge: z.string(), user: z.object({ id: z.string() }) })

const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

/** An authenticator in software (WebAuthn Level 3, 6.1), which can also do what no browser would let it. */
export function softPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0
  let userId = ''

  function authenticatorData(faults: Faults, attested: Buffer): Buffer {
    const head = Buffer.alloc(5)
    head[0] =
      (faults.absent ? 0 : flags.present) |
      (faults.unverified ? 0 : flags.verified) |
      (attested.length > 0 ? flags.attested : 0)
    head.writeUInt32BE(faults.counter ?? counter, 1)
    return Buffer.concat([sha256(Buffer.from(faults.rpId ?? new URL(publicOrigin).hostname)), head, attested])
  }

  return {
    id,
    make(options: Ceremony['options'], faults: Faults = {}): RegistrationResponse {
      const { challenge, user } = registrationOptions.parse(options)
      userId = user.id
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), credentialId, coseKey])
      const data = authenticatorData(faults, attested)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(data.length)
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59]),
        length,
        data,
      ])
      return {
        ...credential(id),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, faults).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    show(challenge: string, faults: Faults = {}): AssertionResponse {
      counter += 1
      const data = authenticatorData(faults, Buffer.alloc(0))
      const client = clientData('webauthn.get', challenge, faults)
      const signed = faults.forged ? Buffer.alloc(32) : Buffer.concat([data, sha256(client)])
      const signature = sign('sha256', signed, privateKey)
      return {
        ...credential(id),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(faults.userHandle !== null && { userHandle: faults.userHandle ?? userId }),
        },
      }
    },
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

const credential = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

function clientData(type: string, challenge: string, faults: Faults): Buffer {
  const origin = faults.origin ?? publicOrigin
  const fields = { type: faults.type ?? type, challenge: faults.challenge ?? challenge }
  return Buffer.from(JSON.stringify({ ...fields, origin, crossOrigin: false }))
}
