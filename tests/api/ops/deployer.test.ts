import { readDeployerSettings } from '@second-wind/api/platform/config/deployer-settings'
import { deployerPath } from '@second-wind/core/access/contract/deployer'
import { describe, expect, test } from 'vitest'
import { openRealApi } from '../../support/open-real-api.ts'

describe("the deployer's details", () => {
  test('can be read without signing in', async () => {
    const api = await openRealApi()
    const response = await api.request(deployerPath)
    expect([response.status, await response.json()]).toEqual([200, { organisation: 'Leeds Chest Clinic' }])
    await api.close()
  })

  test('show the contact text in its own words', () => {
    expect(
      readDeployerSettings({
        PRIVACY_CONTACT: ' Ann Lee, 0113 496 0000 ',
        PRIVACY_URL: 'https://clinic.example/privacy',
        ACCESSIBILITY_CONTACT: '',
      }),
    ).toEqual({
      privacyContact: 'Ann Lee, 0113 496 0000',
      privacyUrl: 'https://clinic.example/privacy',
      accessibilityContact: undefined,
    })
  })

  test.each([
    [
      'a page without https',
      { PRIVACY_URL: 'http://clinic.example/privacy' },
      /PRIVACY_URL must be the https/,
    ],
    ['a page that is a script', { PRIVACY_URL: 'javascript:alert(1)' }, /PRIVACY_URL must be the https/],
    [
      'a contact that is too long',
      { PRIVACY_CONTACT: 'x'.repeat(201) },
      /PRIVACY_CONTACT can have up to 200/,
    ],
    [
      'help that is a story',
      { ACCESSIBILITY_CONTACT: 'x'.repeat(201) },
      /ACCESSIBILITY_CONTACT can have up to 200/,
    ],
  ])('prevent the start of the server when they contain %s', (_name, env, message) => {
    expect(() => readDeployerSettings(env)).toThrow(message)
  })
})
