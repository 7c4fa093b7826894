import { lungConditions } from '@second-wind/core/recovery/education/lung-conditions'
import { expect, test } from 'vitest'

const told = (respiratoryDiagnosis: string | undefined, conditions: string[]) => ({
  age: 52,
  isVulnerable: false,
  conditions,
  ...(respiratoryDiagnosis !== undefined && { respiratoryDiagnosis }),
})

test.each([
  ['nothing told', undefined, [], []],
  ['diagnosis Asthma', 'Asthma', [], ['asthma']],
  ['diagnosis COPD', 'COPD', [], ['copd']],
  ['a diagnosis in other letters', ' copd ', [], ['copd']],
  ['a diagnosis in full', 'Chronic Obstructive Pulmonary Disease', [], ['copd']],
  ['both in one diagnosis', 'Asthma and COPD', [], ['asthma', 'copd']],
  ['another diagnosis', 'Pulmonary Fibrosis', [], []],
  ['another diagnosis speaks before the conditions', 'Pulmonary Fibrosis', ['Asthma'], []],
  ['the diagnosis speaks before the conditions', 'COPD', ['Asthma'], ['copd']],
  ['no diagnosis, but a condition', undefined, ['Diabetes', 'Asthma'], ['asthma']],
  ['no diagnosis, and both conditions', undefined, ['COPD', 'Asthma'], ['asthma', 'copd']],
  ['an empty diagnosis', ' ', ['COPD'], ['copd']],
  ['the diagnosis "none"', 'none', ['Asthma'], ['asthma']],
  ["the diagnosis None/Don't Know", "None/Don't Know", ['COPD'], ['copd']],
  ['neither of the two', 'none', ['Bronchitis', 'Heart Disease'], []],
])('%s', (_, diagnosis, conditions, named) => {
  expect(lungConditions(told(diagnosis, conditions))).toEqual(named)
})

test('no profile: neither condition', () => {
  expect(lungConditions(undefined)).toEqual([])
})
