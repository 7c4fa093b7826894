import { scryptSync } from 'node:crypto'
import { verifyPassword } from '@second-wind/api/access/clinician-accounts/password-hash'
import { hashSecret } from '@second-wind/api/platform/authentication/secrets'
import { describe, expect, test } from 'vitest'

const pepper = 'tests only: never used to sign in'
const password = 'stapler horse lagoon biscuit'

describe('a clinician whose password was hashed at a lower cost', () => {
  test('can still sign in', async () => {
    const salt = Buffer.from('sixteen bytes...')
    const key = scryptSync(hashSecret(pepper, password), salt, 32, { N: 2 ** 14, r: 8, p: 2 })
    const stored = ['scrypt', 2 ** 14, 8, 2, salt.toString('base64url'), key.toString('base64url')].join('$')
    expect(await verifyPassword(pepper, password, stored)).toBe(true)
    expect(await verifyPassword(pepper, 'stapler horse lagoon bisque', stored)).toBe(false)
  })
})
