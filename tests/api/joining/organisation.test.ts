import { organisationOf } from '@second-wind/api/joining/agreed-text'
import { readRealSettings } from '@second-wind/api/real-settings'
import { expect, test } from 'vitest'

const settings = (organisation?: string) =>
  readRealSettings(
    {
      PUBLIC_ORIGIN: 'https://app.example',
      SESSION_PEPPER: 'tests only: never used to sign in',
      TRUSTED_PROXY: '127.0.0.1',
      ORGANISATION: organisation,
    },
    { isLoopback: true },
  )

test('patients read who runs the server, as the operator has set it', () => {
  expect(organisationOf(settings(' Leeds Chest Clinic '))).toBe('Leeds Chest Clinic')
})

test.each([undefined, '', '  '])('where the operator has set %j, they read the name of the server', (set) => {
  expect(organisationOf(settings(set))).toBe('app.example')
})
