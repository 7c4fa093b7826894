import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts a secret that the server must read again, so that a stolen database does not reveal it: AES-256-GCM with a
 * key derived from the pepper, which is not in the database.
 */
export function encryptSecret(pepper: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(pepper), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined when it was encrypted with another pepper, or changed. */
export function decryptSecret(pepper: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(pepper), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const keyOf = (pepper: string): Uint8Array => new Uint8Array(hkdfSync('sha256', pepper, '', 'totp', 32))
