import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, well } from '../findings-fixtures.ts'

const today = '2026-11-20'
const idsOf = (changes: Partial<SymptomReport>, context: EntryContext, day = today) =>
  entryFindings({ ...well, ...changes }, day, context).map(({ id }) => id)

describe('the findings of an entry against a usual day that is bad itself', () => {
  test('include more than 4 puffs only when they are not usual, and more than 8 always', () => {
    const six: EntryContext = { person: undefined, usual: { setOn: '2026-11-01', relieverPuffs: 6 } }
    expect(idsOf({ relieverPuffs: 6 }, six)).toEqual([])
    expect(idsOf({ relieverPuffs: 7 }, six)).toEqual(['reliever-over-4-puffs'])
    expect(idsOf({ relieverPuffs: 8 }, six)).toEqual(['reliever-over-4-puffs'])
    expect(
      idsOf({ relieverPuffs: 9 }, { ...six, usual: { setOn: '2026-11-01', relieverPuffs: 20 } }),
    ).toEqual(['reliever-over-8-puffs'])
  })

  test('include green phlegm also when the usual day was set with red, which is never usual', () => {
    const red = { person: aPersonWith('COPD'), usual: { setOn: '2026-11-01', sputumColor: 'red' as const } }
    expect(idsOf({ sputumColor: 'green' }, red)).toEqual(['flare-up-one-sign'])
    expect(idsOf({ sputumColor: 'yellow' }, red)).toEqual([])
  })

  test('include red flags for a person whose usual breathlessness is 9', () => {
    expect(
      idsOf({ breathlessness: 9 }, { person: undefined, usual: { setOn: '2026-11-01', breathlessness: 9 } }),
    ).toEqual(['breathlessness-severe'])
  })
})

describe('a usual day', () => {
  test('counts alone from the day after it was set', () => {
    const copd = {
      person: aPersonWith('COPD'),
      usual: { breathlessness: 6, coughSeverity: 7, setOn: today },
    }
    const likeUsual = { breathlessness: 6, coughSeverity: 7 }
    expect(idsOf(likeUsual, copd)).toEqual(['flare-up-two-signs'])
    expect(idsOf(likeUsual, copd, addDays(today, 1))).toEqual([])
  })
})
