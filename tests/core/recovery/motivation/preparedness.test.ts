import { expect, test } from 'vitest'
import { missingForEmergency } from '@second-wind/core/recovery/motivation/preparedness'

const bare = { age: 40, isVulnerable: false, conditions: [] }
const asthma = { ...bare, respiratoryDiagnosis: 'Asthma' }
const known = { nation: 'wales', phone: '07700 900123' } as const

test('nothing known lacks the nation and the phone', () => {
  expect(missingForEmergency(undefined)).toEqual(['nation', 'phone'])
  expect(missingForEmergency(bare)).toEqual(['nation', 'phone'])
})

test('somebody with a nation and a phone is prepared', () => {
  expect(missingForEmergency({ ...bare, ...known })).toEqual([])
  expect(missingForEmergency({ ...bare, nation: 'wales' })).toEqual(['phone'])
  expect(missingForEmergency({ ...bare, phone: known.phone })).toEqual(['nation'])
})

test.each([asthma, { ...bare, conditions: ['Asthma'] }])(
  'with asthma the inhaler must be known too',
  (person) => {
    expect(missingForEmergency({ ...person, ...known })).toEqual(['inhaler'])
    expect(missingForEmergency({ ...person, ...known, inhaler: 'unknown' })).toEqual(['inhaler'])
    expect(missingForEmergency({ ...person, ...known, inhaler: 'blue' })).toEqual([])
    expect(missingForEmergency({ ...person, ...known, inhaler: 'air-or-mart' })).toEqual([])
  },
)

test('with COPD no inhaler is asked for', () => {
  expect(missingForEmergency({ ...bare, respiratoryDiagnosis: 'COPD', ...known })).toEqual([])
})
