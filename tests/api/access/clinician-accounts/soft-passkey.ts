import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  AssertionResponse,
  Ceremony,
  RegistrationResponse,
} from '@second-wind/core/access/contract/webauthn'
import * as z from 'zod/mini'
import { publicOrigin } from '../../../support/open-real-api.ts'

/** Faults of a response. */
export type Faults = {
  origin?: string
  rpId?: string
  challenge?: string
  /** Without user verification. */
  unverified?: true
  /** Without user presence. */
  absent?: true
  counter?: number
  /** The response type of the other ceremony: creation instead of sign-in. */
  type?: string
  /** The signature is of other data. */
  forged?: true
  /** The user handle; null: none. */
  userHandle?: string | null
}

/** The creation options of a server, as far as this reads them. */
const registrationOptions = z.object({ challenge: z.string(), user: z.object({ id: z.string() }) })

const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

/** An authenticator in software (WebAuthn Level 3, 6.1), which can also do what browsers prevent. */
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
