import { profile, profilePatch } from '@second-wind/core/records/patient'
import { describe, expect, test } from 'vitest'
import { fullProfile } from '../../fixtures/full-records.ts'
import { aProfile, personas } from '../../fixtures/personas.ts'

const accepts = (value: unknown) => profile.safeParse(value).success

describe('validating a profile', () => {
  test.each(Object.values(personas))('accepts the profile of $name', (person) => {
    expect(profile.parse(person)).toEqual(person)
  })

  test('accepts ages from 1 to 120 in whole years', () => {
    for (const age of [1, 2, 119, 120]) expect(accepts({ ...aProfile(), age })).toBe(true)
    for (const age of [0, 121, -1, 34.5, '34', Number.NaN, null])
      expect(accepts({ ...aProfile(), age }), String(age)).toBe(false)
  })

  test.each([
    ['name', 2, 'Name must be at least 2 characters'],
    ['username', 3, 'Username must be at least 3 characters'],
    ['location', 2, 'Please enter your location'],
  ] as const)('requires for %s at least %i characters without surrounding spaces', (field, min, message) => {
    expect(accepts({ ...aProfile(), [field]: 'x'.repeat(min) })).toBe(true)
    expect(accepts({ ...aProfile(), [field]: 'x'.repeat(100) })).toBe(true)
    expect(accepts({ ...aProfile(), [field]: 'x'.repeat(101) })).toBe(false)
    expect(profile.parse({ ...aProfile(), [field]: `  ${'x'.repeat(min)}  ` })[field]).toBe('x'.repeat(min))
    const tooShort = profile.safeParse({ ...aProfile(), [field]: `${'x'.repeat(min - 1)}   ` })
    expect(tooShort.error?.issues).toMatchObject([{ path: [field], message }])
  })

  test('rejects an invalid e-mail address', () => {
    for (const email of ['amina@example.org', 'a.b+c@sub.example.co.uk'])
      expect(accepts(aProfile({ email }))).toBe(true)
    for (const email of ['', 'amina', 'amina@', '@example.org', `${'x'.repeat(250)}@example.org`]) {
      expect(accepts(aProfile({ email })), email).toBe(false)
    }
  })

  test('accepts no phone number, or one that can be dialled', () => {
    const { phone: _none, ...withoutPhone } = aProfile()
    expect(accepts(withoutPhone)).toBe(true)
    for (const phone of ['07700 900123', '+44 7700 900123', '(020) 7946 0958'])
      expect(accepts(aProfile({ phone }))).toBe(true)
    for (const phone of ['', '123456', 'ask my son', '07700/900123', 'tel:07700900123', '1'.repeat(21)]) {
      expect(accepts(aProfile({ phone })), phone).toBe(false)
    }
  })

  test('rejects an unknown field instead of dropping it', () => {
    expect(accepts({ ...aProfile(), isAdmin: true })).toBe(false)
    expect(profilePatch.safeParse({ version: 9 }).success).toBe(false)
  })

  test.each(['respiratoryDiagnosis', 'phone', 'nation', 'inhaler', 'peakFlowBestLpm'])(
    'accepts null for %s in an edit, and not in a whole profile',
    (field) => {
      expect(profilePatch.parse({ [field]: null })).toEqual({ [field]: null })
      expect(accepts({ ...aProfile(), [field]: null })).toBe(false)
    },
  )

  test('rejects an edit that clears a required field', () => {
    for (const field of Object.keys(profile.shape)) {
      const isOptional = profile.safeParse({ ...fullProfile, [field]: undefined }).success
      const isEmptied = profilePatch.safeParse({ [field]: null }).success
      expect(isEmptied, field).toBe(isOptional && field !== 'settings')
    }
  })

  test('accepts in an edit only changed fields, within the same bounds', () => {
    expect(profilePatch.parse({ location: 'Aberystwyth' })).toEqual({ location: 'Aberystwyth' })
    expect(profilePatch.parse({})).toEqual({})
    expect(profilePatch.safeParse({ age: 121 }).success).toBe(false)
  })
})
