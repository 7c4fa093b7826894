import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../platform/errors.ts'
import { hashSecret } from '../../platform/identity/secrets.ts'

type Cost = { N: number; r: number; p: number }

/** OWASP's first choice for scrypt. Each takes 128 MB and about 0.3 s, off the main thread. */
const cost: Cost = { N: 2 ** 17, r: 8, p: 1 }
const mostBytes = 256 * 1024 * 1024
const keyBytes = 32
/** One at a time, or a handful of tries would take all memory. Whoever comes after so many is asked to wait. */
const longestQueue = 20

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** `scrypt$N$r$p$salt$key`. Keyed with the pepper, so that a stolen database alone cannot be guessed against. */
export async function hashPassword(pepper: string, password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(pepper, password, salt, cost)
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Nobody's password: whoever does not exist, or has none, costs as much as everybody else. */
const dummyHash = ['scrypt', cost.N, cost.r, cost.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$')

/** At the cost that it was stored with: whoever has a password of before keeps it when new ones cost more. */
export async function verifyPassword(
  pepper: string,
  password: string,
  stored: string | null,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? dummyHash).split('$')
  const wanted = Buffer.from(key, 'base64url')
  const itsCost = { N: Number(N), r: Number(r), p: Number(p) }
  const found = await derive(pepper, password, Buffer.from(salt, 'base64url'), itsCost)
  return stored !== null && found.length === wanted.length && timingSafeEqual(found, wanted)
}

/** @throws ApiError busy */
async function derive(pepper: string, password: string, salt: Buffer, at: Cost): Promise<Buffer> {
  if (waiting >= longestQueue) throw new ApiError('busy', { retryAfterS: 10 })
  waiting += 1
  const turn = last.then(() => scryptOf(hashSecret(pepper, password.normalize('NFKC')), salt, at))
  last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    waiting -= 1
  }
}

function scryptOf(text: string, salt: Buffer, at: Cost): Promise<Buffer> {
  return new Promise((done, failed) => {
    const options = { ...at, maxmem: mostBytes }
    scrypt(text, salt, keyBytes, options, (error, key) => (error ? failed(error) : done(key)))
  })
}
