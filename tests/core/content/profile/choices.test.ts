import {
  chronicBronchitis,
  diagnoses,
  editConditions,
  genderLabels,
  setupConditions,
  vulnerableLabel,
} from '@second-wind/core/content/profile/choices'
import { genders, profile } from '@second-wind/core/records/patient'
import { adviceRules } from '@second-wind/core/triage/added-safety-rules'
import { hasCopd, knownRespiratoryDiagnosis } from '@second-wind/core/triage/person'
import { describe, expect, test } from 'vitest'
import { aProfile } from '../../../fixtures/personas.ts'

describe('the choices in the forms', () => {
  test('can all be saved', () => {
    for (const gender of genders) expect(profile.safeParse(aProfile({ gender })).success).toBe(true)
    expect(profile.safeParse(aProfile({ conditions: [...editConditions] })).success).toBe(true)
    for (const respiratoryDiagnosis of diagnoses)
      expect(profile.safeParse(aProfile({ respiratoryDiagnosis })).success).toBe(true)
    expect(Object.keys(genderLabels).toSorted()).toEqual(genders.toSorted())
  })

  test('include in setup all conditions of the edit form except lung fibrosis', () => {
    expect(editConditions.filter((name) => !new Set<string>(setupConditions).has(name))).toEqual([
      'Pulmonary Fibrosis',
    ])
    expect(vulnerableLabel).toContain('over 65')
  })
})

describe('the names that the forms store', () => {
  const person = { age: 40, isVulnerable: false, conditions: [], respiratoryDiagnosis: undefined }

  test.each([
    ['COPD', true],
    ['Pulmonary Fibrosis', true],
    ['Heart Disease', true],
    ['Diabetes', true],
    ['Immune System Disorders', true],
    ['Asthma', false],
    ['Bronchitis', false],
    ['High Blood Pressure', false],
  ] as const)('count for the rules: %s is a higher risk (%s)', (condition, isHigherRisk) => {
    expect(editConditions).toContain(condition)
    expect(adviceRules.some((rule) => rule.when({ ...person, conditions: [condition] }, {}))).toBe(
      isHigherRisk,
    )
  })

  test('count chronic bronchitis as COPD, but not bronchitis alone', () => {
    expect(hasCopd({ ...person, conditions: [chronicBronchitis.name] })).toBe(true)
    expect(hasCopd({ ...person, conditions: ['Bronchitis'] })).toBe(false)
  })

  test('have "none" as the last diagnosis', () => {
    const told = diagnoses.map((respiratoryDiagnosis) =>
      knownRespiratoryDiagnosis({ ...person, respiratoryDiagnosis }),
    )
    expect(told).toEqual(['Asthma', 'COPD', 'Pulmonary Fibrosis', undefined])
  })
})
