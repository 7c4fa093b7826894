import { createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * How the database stores a secret: 64 hex digits, keyed with the pepper. The pepper is not in the database, so a
 * stolen file reveals nothing, not even short codes.
 */
export const hashSecret = (pepper: string, text: string): string =>
  createHmac('sha256', pepper).update(text).digest('hex')

/** Crockford's alphabet: no I, L, O or U, which are easily misread as numbers. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 10

/** 50 random bits to type in: 10 characters. */
export const newCode = (length = codeLength): string =>
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('')

/** Normalises the spacing, case and common misreadings of a typed code. */
export const normaliseCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0')
