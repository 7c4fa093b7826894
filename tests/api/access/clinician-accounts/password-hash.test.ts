import { scryptSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashPassword, verifyPassword } from '@second-wind/api/access/clinician-accounts/password-hash'
import { hashSecret } from '@second-wind/api/platform/authentication/secrets'
import { describe, expect, test } from 'vitest'

const real = { pepper: 'tests only: never used to sign in' }
const password = 'stapler horse lagoon biscuit'

describe('a clinician whose password was hashed at a lower cost', () => {
  test('can still sign in', async () => {
    const salt = Buffer.from('sixteen bytes...')
    const key = scryptSync(hashSecret(real.pepper, password), salt, 32, { N: 2 ** 14, r: 8, p: 2 })
    const stored = ['scrypt', 2 ** 14, 8, 2, salt.toString('base64url'), key.toString('base64url')].join('$')
    expect(await verifyPassword({ real }, password, stored)).toBe(true)
    expect(await verifyPassword({ real }, 'stapler horse lagoon bisque', stored)).toBe(false)
  })
})

describe('a server whose password cost was not set', () => {
  test("hashes passwords at OWASP's first choice for scrypt, and verifies them", async () => {
    const stored = await hashPassword({ real }, password)
    expect(stored).toMatch(/^scrypt\$131072\$8\$1\$/)
    expect(await verifyPassword({ real }, password, stored)).toBe(true)
    expect(await verifyPassword({ real }, 'stapler horse lagoon bisque', stored)).toBe(false)
  })
})

describe('the server that people start', () => {
  test('does not set the password cost', () => {
    const main = resolve(import.meta.dirname, '../../../../api/src/main.ts')
    expect(readFileSync(main, 'utf8')).not.toContain('passwordCost')
  })
})
