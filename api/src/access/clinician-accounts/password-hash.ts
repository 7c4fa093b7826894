import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { hashSecret } from '../../platform/authentication/secrets.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { passwordQueue, type PasswordAttempt } from './password-queue.ts'

type Cost = Required<RealDeps>['passwordCost']

/** OWASP's first choice for scrypt. Each hash takes 128 MB and about 0.3 s, off the main thread. */
const recommendedCost: Cost = { N: 2 ** 17, r: 8, p: 1 }
const maxMemoryBytes = 256 * 1024 * 1024
const keyBytes = 32
/** Hashes are computed one at a time, because a few at once would exhaust the memory. */
const queue = passwordQueue()
/** A person who is signed in, or has a link of the operator. */
const signedInSource: PasswordAttempt = { source: 'signed in', isKnown: true }

type HashDeps = Pick<RealDeps, 'passwordCost'> & { real: Pick<RealDeps['real'], 'pepper'> }

/** `scrypt$N$r$p$salt$key`. Keyed with the pepper, so that a stolen database alone does not allow guessing. */
export async function hashPassword(
  { real, passwordCost = recommendedCost }: HashDeps,
  password: string,
): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(real.pepper, password, salt, passwordCost, signedInSource)
  return formatHash(passwordCost, salt.toString('base64url'), key.toString('base64url'))
}

const formatHash = ({ N, r, p }: Cost, salt: string, key: string): string =>
  ['scrypt', N, r, p, salt, key].join('$')

/** Compared when an account does not exist or has no password, so that the check takes the same time. */
const dummyHash = (cost: Cost): string => formatHash(cost, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43))

/** Uses the stored cost, so that older passwords still work when new ones cost more. */
export async function verifyPassword(
  { real, passwordCost = recommendedCost }: HashDeps,
  password: string,
  stored: string | null,
  who: PasswordAttempt = signedInSource,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? dummyHash(passwordCost)).split('$')
  const wanted = Buffer.from(key, 'base64url')
  const itsCost = { N: Number(N), r: Number(r), p: Number(p) }
  const found = await derive(real.pepper, password, Buffer.from(salt, 'base64url'), itsCost, who)
  return stored !== null && found.length === wanted.length && timingSafeEqual(found, wanted)
}

/** @throws ApiError busy */
const derive = (
  pepper: string,
  password: string,
  salt: Buffer,
  at: Cost,
  who: PasswordAttempt,
): Promise<Buffer> => queue(who, () => scryptOf(hashSecret(pepper, password.normalize('NFKC')), salt, at))

function scryptOf(text: string, salt: Buffer, at: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...at, maxmem: maxMemoryBytes }
    scrypt(text, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
