import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { logWarnings, warningsWithoutInsight } from '@second-wind/core/recovery/log-warnings'
import { expect, test } from 'vitest'

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

test.each([
  ['an ordinary day', {}, []],
  ['breathlessness 6', { breathlessness: 6 }, []],
  ['breathlessness 7', { breathlessness: 7 }, ['high-score']],
  ['cough 9', { coughSeverity: 9 }, ['high-score']],
  ['a peak flow under half of the best', { peakFlowZone: 'below_50' }, ['high-score']],
  ['breathlessness 9 has its own card', { breathlessness: 9 }, ['A8']],
  ['blood has its own card', { sputumColor: 'red' }, ['A7']],
] as const)('where no insight follows, %s', (_, signs, ids) => {
  expect(warningsWithoutInsight({ ...untouchedReport, ...signs })).toEqual(ids)
})
