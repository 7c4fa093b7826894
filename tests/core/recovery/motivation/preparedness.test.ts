import { missingEmergencyFields } from '@second-wind/core/recovery/motivation/preparedness'
import { describe, expect, test } from 'vitest'

const bare = { age: 40, isVulnerable: false, conditions: [] }
const asthma = { ...bare, respiratoryDiagnosis: 'Asthma' }
const known = { nation: 'wales', phone: '07700 900123' } as const

describe('emergency preparedness', () => {
  test('lists nation and phone as missing while they are unknown', () => {
    expect(missingEmergencyFields(undefined)).toEqual(['nation', 'phone'])
    expect(missingEmergencyFields(bare)).toEqual(['nation', 'phone'])
  })

  test('is complete with nation and phone', () => {
    expect(missingEmergencyFields({ ...bare, ...known })).toEqual([])
    expect(missingEmergencyFields({ ...bare, nation: 'wales' })).toEqual(['phone'])
    expect(missingEmergencyFields({ ...bare, phone: known.phone })).toEqual(['nation'])
  })

  test.each([asthma, { ...bare, conditions: ['Asthma'] }])(
    'also requires the inhaler with asthma',
    (person) => {
      expect(missingEmergencyFields({ ...person, ...known })).toEqual(['inhaler'])
      expect(missingEmergencyFields({ ...person, ...known, inhaler: 'unknown' })).toEqual(['inhaler'])
      expect(missingEmergencyFields({ ...person, ...known, inhaler: 'blue' })).toEqual([])
      expect(missingEmergencyFields({ ...person, ...known, inhaler: 'air-or-mart' })).toEqual([])
    },
  )

  test('does not require the inhaler with COPD', () => {
    expect(missingEmergencyFields({ ...bare, respiratoryDiagnosis: 'COPD', ...known })).toEqual([])
  })
})
