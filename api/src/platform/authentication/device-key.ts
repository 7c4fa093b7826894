import { createPublicKey, verify } from 'node:crypto'
import { type DeviceKey, deviceKey } from '@second-wind/core/access/contract/join'
import { ApiError } from '../errors.ts'

/** Fields in a fixed order, so that one key has one spelling. */
export const publicKeyText = ({ kty, crv, x, y }: DeviceKey): string => JSON.stringify({ kty, crv, x, y })

/** Two numbers of the right length may not be a point on the curve. @throws ApiError invalid */
export function requirePointOnCurve(key: DeviceKey): void {
  try {
    createPublicKey({ key, format: 'jwk' })
  } catch {
    throw new ApiError('invalid', { fields: [{ path: 'device.key', message: 'Must be a key on P-256' }] })
  }
}

/** @param storedKey as publicKeyText writes it @param signature base64url of r and s, as WebCrypto writes them */
export function isSignedBy(storedKey: string, text: string, signature: string): boolean {
  const key = deviceKey.safeParse(JSON.parse(storedKey))
  if (!key.success) return false
  const publicKey = createPublicKey({ key: key.data, format: 'jwk' })
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  return verify('sha256', Buffer.from(text, 'utf8'), how, Buffer.from(signature, 'base64url'))
}
