import { expect, test } from 'vitest'
import { untouchedReport } from '@second-wind/core/model/symptom-entry'
import { logWarnings } from '@second-wind/core/recovery/log-warnings'

test.each([
  ['an ordinary day', {}, []],
  ['blood in the phlegm', { sputumColor: 'red', sputumConsistency: 'thin' }, ['A7']],
  ['breathlessness 8 is left to the insight', { breathlessness: 8 }, []],
  ['breathlessness 9', { breathlessness: 9 }, ['A8']],
  ['a very high temperature', { temperature: 'high-fever' }, ['A8']],
  ['a high temperature is left to the insight', { temperature: 'moderate-fever' }, []],
  ['everything at once, blood first', { sputumColor: 'red', breathlessness: 10 }, ['A7', 'A8']],
] as const)('%s', (_, signs, ids) => {
  expect(logWarnings({ ...untouchedReport, ...signs })).toEqual(ids)
})
