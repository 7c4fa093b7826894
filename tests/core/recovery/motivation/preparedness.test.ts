import { missingEmergencyFields } from '@second-wind/core/recovery/motivation/preparedness'
import { expect, test } from 'vitest'

const bare = { age: 40, isVulnerable: false, conditions: [] }
const asthma = { ...bare, respiratoryDiagnosis: 'Asthma' }
const known = { nation: 'wales', phone: '07700 900123' } as const

test('nothing known lacks the nation and the phone', () => {
  expect(missingEmergencyFields(undefined)).toEqual(['nation', 'phone'])
  expect(missingEmergencyFields(bare)).toEqual(['nation', 'phone'])
})

test('somebody with a nation and a phone is prepared', () => {
  expect(missingEmergencyFields({ ...bare, ...known })).toEqual([])
  expect(missingEmergencyFields({ ...bare, nation: 'wales' })).toEqual(['phone'])
  expect(missingEmergencyFields({ ...bare, phone: known.phone })).toEqual(['nation'])
})

test.each([asthma, { ...bare, conditions: ['Asthma'] }])(
  'with asthma the inhaler must be known too',
  (person) => {
    expect(missingEmergencyFields({ ...person, ...known })).toEqual(['inhaler'])
    expect(missingEmergencyFields({ ...person, ...known, inhaler: 'unknown' })).toEqual(['inhaler'])
    expect(missingEmergencyFields({ ...person, ...known, inhaler: 'blue' })).toEqual([])
    expect(missingEmergencyFields({ ...person, ...known, inhaler: 'air-or-mart' })).toEqual([])
  },
)

test('with COPD no inhaler is asked for', () => {
  expect(missingEmergencyFields({ ...bare, respiratoryDiagnosis: 'COPD', ...known })).toEqual([])
})
