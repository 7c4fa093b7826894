import { type DeviceKey, deviceKey } from '@second-wind/core/access/contract/join'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'

/** Key in the table `meta`. */
const metaKey = 'deviceKey'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** `privateKey` signs and cannot be exported, not even by this app. The server stores `publicKey`. */
type OwnKey = { privateKey: CryptoKey; publicKey: DeviceKey }

const isCryptoKey = (value: unknown): value is CryptoKey => value instanceof CryptoKey
const ownKey = z.object({ privateKey: z.custom<CryptoKey>(isCryptoKey), publicKey: deviceKey })

/** The key of this phone, created on first use. Two tabs that ask at once get the same key. */
export async function getDeviceKey(): Promise<OwnKey> {
  return (await readKey()) ?? saveKeyIfAbsent(await makeKey())
}

async function readKey(): Promise<OwnKey | undefined> {
  return ownKey.safeParse((await db.meta.get(metaKey))?.value).data
}

/** Created outside the transaction: an IndexedDB transaction does not wait for WebCrypto. */
async function makeKey(): Promise<OwnKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  return { privateKey, publicKey: deviceKey.parse({ kty, crv, x, y }) }
}

function saveKeyIfAbsent(made: OwnKey): Promise<OwnKey> {
  return db.transaction('rw', db.meta, async () => {
    const other = await readKey()
    if (other) return other
    await db.meta.put({ key: metaKey, value: made })
    return made
  })
}
