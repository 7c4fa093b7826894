import { describe, expect, test } from 'vitest'
import { getDeviceKey } from '../../../../../web/src/data/local/account/device-key.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()
const signing = { name: 'ECDSA', hash: 'SHA-256' }

describe('the device key', () => {
  test('is created once, even by two tabs at the same moment', async () => {
    const [one, other] = await Promise.all([getDeviceKey(), getDeviceKey()])
    expect(other.publicKey).toEqual(one.publicKey)
    db.close()
    await db.open()
    expect((await getDeviceKey()).publicKey).toEqual(one.publicKey)
  })

  test('signs what the public key verifies, and its private key cannot be exported', async () => {
    const { privateKey, publicKey } = await getDeviceKey()
    const text = new TextEncoder().encode('It is me')
    const signature = await crypto.subtle.sign(signing, privateKey, text)
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
    const known = await crypto.subtle.importKey('jwk', publicKey, algorithm, true, ['verify'])
    expect(await crypto.subtle.verify(signing, known, signature, text)).toBe(true)
    await expect(crypto.subtle.exportKey('jwk', privateKey)).rejects.toThrow(/extractable/i)
  })

  test('is new on a wiped phone', async () => {
    const before = await getDeviceKey()
    await db.meta.clear()
    expect((await getDeviceKey()).publicKey).not.toEqual(before.publicKey)
  })
})
