import { type EntryContext, knownUsualDays } from '@second-wind/core/findings/entry-context'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, well } from './findings-fixtures.ts'

const day = '2026-11-20'
const usual = { setOn: '2026-11-01', breathlessness: 2, coughSeverity: 2, energy: 7 }
const high: Partial<SymptomReport> = { breathlessness: 6, coughSeverity: 8, energy: 3 }
const found = (id: string, changes: Partial<SymptomReport>, context: EntryContext) =>
  entryFindings({ ...well, ...changes }, day, context).find((finding) => finding.id === id)

describe('a finding of several signs', () => {
  test.each([
    [
      'flare-up-two-signs',
      'COPD',
      { breathlessness: 4, sputumColor: 'green' },
      ['breathing', 'phlegm-colour'],
    ],
    [
      'two-signs-with-lung-condition',
      'Asthma',
      { breathlessness: 4, coughSeverity: 4 },
      ['breathing', 'cough'],
    ],
    ['flare-up-one-sign', 'COPD', { coughSeverity: 4 }, ['cough']],
  ] as const)('names them: %s', (id, condition, changes, signs) => {
    expect(found(id, changes, { person: aPersonWith(condition), usual })?.signs).toEqual(signs)
  })

  test('names what is beside high scores, whether these may be usual or not', () => {
    const worse = { ...high, comparedWithUsual: 'worse' } as const
    const diagnosed = { ...aPersonWith(), respiratoryDiagnosis: 'Sleep apnoea' }
    const withUsual = found('high-scores-with-sign', worse, { person: diagnosed, usual })
    expect(withUsual?.signs).toEqual(expect.arrayContaining(['feels-worse']))
    expect(found('high-scores-usual-unknown', worse, { person: diagnosed })?.signs).toEqual(['feels-worse'])
  })
})

describe('a usual day', () => {
  test('counts up to the day on which it is replaced, that day included', () => {
    const former = (replacedOn: string) => ({ person: undefined, former: [{ usual, replacedOn }] })
    expect(knownUsualDays(day, former(day))).toEqual([usual])
    expect(knownUsualDays(day, former('2026-11-19'))).toEqual([])
  })
})
