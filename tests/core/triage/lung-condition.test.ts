import { hasLungCondition } from '@second-wind/core/triage/person'
import { describe, expect, test } from 'vitest'
import { aPersonWith } from '../findings/findings-fixtures.ts'

describe('a condition of which the usual day has symptoms', () => {
  test.each([
    ['COPD', true],
    ['Asthma', true],
    ['asthmatic', true],
    ['Pulmonary Fibrosis', true],
    ['Idiopathic pulmonary fibrosis', true],
    ['lung fibrosis', true],
    ['IPF', true],
    ['Cystic fibrosis', false],
    ['Diabetes', false],
  ])('is recognised as people write it: "%s" %s', (condition, isLung) => {
    expect(hasLungCondition(aPersonWith(condition))).toBe(isLung)
  })
})
