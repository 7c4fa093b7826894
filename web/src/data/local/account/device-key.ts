import { type DeviceKey, deviceKey } from '@second-wind/core/access/contract/join'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'

/** Under which the phone's own key lies in the table `meta`. */
const metaKey = 'deviceKey'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** `privateKey` signs and cannot be read out, not even by this app. `publicKey` is what the server keeps. */
type OwnKey = { privateKey: CryptoKey; publicKey: DeviceKey }

const isCryptoKey = (value: unknown): value is CryptoKey => value instanceof CryptoKey
const ownKey = z.object({ privateKey: z.custom<CryptoKey>(isCryptoKey), publicKey: deviceKey })

/** The key of this phone, made when it is first asked for. Two tabs that ask at once get the same one. */
export async function getDeviceKey(): Promise<OwnKey> {
  return (await readKey()) ?? saveKeyIfAbsent(await makeKey())
}

async function readKey(): Promise<OwnKey | undefined> {
  return ownKey.safeParse((await db.meta.get(metaKey))?.value).data
}

/** Made outside: a transaction of IndexedDB does not wait for the work of WebCrypto. */
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
