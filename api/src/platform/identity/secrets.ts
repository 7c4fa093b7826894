import { createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * What the database keeps of a secret: 64 hex digits. Keyed with the pepper, which is not in the database, so that a
 * stolen file tells nothing about short codes either.
 */
export const hashSecret = (pepper: string, text: string): string =>
  createHmac('sha256', pepper).update(text).digest('hex')

/** Crockford's alphabet: no I, L, O or U, so that nobody mistakes one for a number when reading it out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 10

/** 50 random bits to type in: 10 characters. */
export const newCode = (length = codeLength): string =>
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('')

/** A typed code as it was given out, however it was spaced, cased or misread. */
export const readCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0')
