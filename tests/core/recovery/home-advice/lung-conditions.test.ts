import { lungConditions } from '@second-wind/core/recovery/home-advice/lung-conditions'
import { describe, expect, test } from 'vitest'

const told = (respiratoryDiagnosis: string | undefined, conditions: string[]) => ({
  age: 52,
  isVulnerable: false,
  conditions,
  ...(respiratoryDiagnosis !== undefined && { respiratoryDiagnosis }),
})

describe('the lung conditions in a profile', () => {
  test.each([
    ['no answer', undefined, [], []],
    ['diagnosis Asthma', 'Asthma', [], ['asthma']],
    ['diagnosis COPD', 'COPD', [], ['copd']],
    ['a diagnosis in other letters', ' copd ', [], ['copd']],
    ['"Asthmatic"', 'Asthmatic since childhood', [], ['asthma']],
    ['a diagnosis in full', 'Chronic Obstructive Pulmonary Disease', [], ['copd']],
    ['both in one diagnosis', 'Asthma and COPD', [], ['asthma', 'copd']],
    ['another diagnosis', 'Pulmonary Fibrosis', [], []],
    ['another diagnosis beside a condition', 'Pulmonary Fibrosis', ['Asthma'], ['asthma']],
    ['a diagnosis and another condition', 'COPD', ['Asthma'], ['asthma', 'copd']],
    ['"Severe COPD"', 'Severe COPD', [], ['copd']],
    ['"COPD (emphysema)"', undefined, ['COPD (emphysema)'], ['copd']],
    ['"Emphysema"', 'Emphysema', [], ['copd']],
    ['"emphysematous lungs"', undefined, ['emphysematous lungs'], ['copd']],
    ['"C.O.P.D."', 'C.O.P.D.', [], ['copd']],
    ['"C O P D"', undefined, ['C O P D'], ['copd']],
    ['"COAD"', undefined, ['COAD'], ['copd']],
    ['"chronic bronchitis"', undefined, ['Chronic bronchitis since 2010'], ['copd']],
    ['"Bronchitis (chronic)"', undefined, ['Bronchitis (chronic)'], ['copd']],
    ['acute bronchitis', undefined, ['Acute bronchitis'], []],
    ['no diagnosis, but a condition', undefined, ['Diabetes', 'Asthma'], ['asthma']],
    ['no diagnosis, and both conditions', undefined, ['COPD', 'Asthma'], ['asthma', 'copd']],
    ['an empty diagnosis', ' ', ['COPD'], ['copd']],
    ['the diagnosis "none"', 'none', ['Asthma'], ['asthma']],
    ["the diagnosis None/Don't Know", "None/Don't Know", ['COPD'], ['copd']],
    ['neither of the two', 'none', ['Bronchitis', 'Heart Disease'], []],
  ])('are recognised with %s', (_, diagnosis, conditions, named) => {
    expect(lungConditions(told(diagnosis, conditions))).toEqual(named)
  })

  test('are none without a profile', () => {
    expect(lungConditions(undefined)).toEqual([])
  })
})
