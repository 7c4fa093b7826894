import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { totpDigits } from '@second-wind/core/access/contract/clinician-auth'

/** RFC 6238 with what every authenticator app takes: SHA-1, 30 seconds, six digits. */
const stepMs = 30_000
/** RFC 4226 4: 160 bits. */
const secretBytes = 20

export const newTotpSecret = (): string => toBase32(randomBytes(secretBytes))

export const totpUri = (secret: string, username: string): string =>
  `otpauth://totp/${encodeURIComponent(`Second Wind:${username}`)}?secret=${secret}&issuer=Second%20Wind`

/** The 30 seconds that a code belongs to: these, those before or those after. Undefined when it belongs to none. */
export function totpStepOf(secret: string, code: string, nowMs: number): number | undefined {
  const now = Math.floor(nowMs / stepMs)
  return [now, now - 1, now + 1].find((step) => isEqual(totpAt(secret, step * stepMs), code))
}

export function totpAt(secret: string, ms: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(ms / stepMs)))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** totpDigits
  return String(number).padStart(totpDigits, '0')
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** RFC 4648, without padding. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five, 2))).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
