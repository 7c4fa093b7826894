import { askedBeforeUsual } from '@second-wind/core/findings/flare-up/asked-before-usual'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { entryAt } from '../findings-fixtures.ts'
import { copd, on, usual } from './open-flare-up-fixtures.ts'

type Given = Partial<Parameters<typeof askedBeforeUsual>[0]>

const asked = (entries: SymptomEntry[], needed: Given['open'] = openOf(), given: Given = {}) =>
  askedBeforeUsual({
    open: needed,
    entries,
    context: copd,
    today: on(4).slice(0, 10),
    hasDoubt: false,
    ...given,
  })

const openOf = (...needed: NonNullable<NonNullable<Given['open']>['needed']>[number][]) => ({
  fromMs: epochMs(on(0)),
  needed,
})
const likeUsual = { ...usual, sputumConsistency: 'thin' } as const
const today = entryAt(on(4), likeUsual)

describe('what is asked before "I am back to normal for me" ends a flare-up', () => {
  test('is breathing, phlegm and what the sign was about, without an entry of today', () => {
    expect(asked([], openOf('relieverPuffs'))).toEqual(['breathing', 'phlegm', 'relieverPuffs'])
    const yesterday = entryAt(on(3), { ...likeUsual, relieverPuffs: 0 })
    expect(asked([yesterday], openOf('relieverPuffs'))).toEqual(['breathing', 'phlegm', 'relieverPuffs'])
  })

  test('is only what an entry of today like the usual day leaves out', () => {
    expect(asked([today], openOf('temperature', 'peakFlowLpm', 'relieverPuffs'))).toEqual([
      'peakFlowLpm',
      'relieverPuffs',
    ])
  })

  test('names the amount of phlegm as phlegm', () => {
    expect(asked([today], openOf('phlegm', 'phlegmAmount'))).toEqual(['phlegm'])
    const amount = entryAt(on(4), { ...likeUsual, sputumAmount: 'usual' })
    expect(asked([amount], openOf('phlegm', 'phlegmAmount', 'relieverPuffs'))).toEqual(['relieverPuffs'])
  })

  test('names phlegm once where the sign was about it and today leaves it out', () => {
    const leftOut = entryAt(on(4), { ...likeUsual, untouchedFields: ['sputumConsistency', 'sputumColor'] })
    expect(asked([leftOut], openOf('phlegm', 'phlegmAmount'))).toEqual(['phlegm'])
  })

  test('is not the colour where the usual one is not known and today’s is clear', () => {
    const { sputumColor: _unknown, ...withoutColour } = copd.usual
    const context = { ...copd, usual: withoutColour }
    const askedOn = (sputumColor: SymptomEntry['sputumColor']) =>
      asked([entryAt(on(4), { ...likeUsual, sputumColor })], openOf('relieverPuffs'), { context })
    expect(askedOn('clear')).toEqual(['relieverPuffs'])
    expect(askedOn('yellow')).toEqual(['phlegm', 'relieverPuffs'])
  })

  test('is never nothing', () => {
    expect(asked([today])).toEqual(['breathing', 'phlegm'])
  })

  test.each<[string, SymptomEntry['breathlessness'], Partial<SymptomEntry>, string]>([
    ['breathlessness above usual', 4, {}, 'breathing'],
    ['breathlessness not set', 3, { untouchedScores: ['breathlessness'] }, 'breathing'],
    ['phlegm not set', 3, { untouchedFields: ['sputumConsistency', 'sputumColor'] }, 'phlegm'],
    ['a colour not set', 3, { untouchedFields: ['sputumColor'] }, 'phlegm'],
    ['darker phlegm', 3, { sputumColor: 'yellow' }, 'phlegm'],
    ['thicker phlegm', 3, { sputumConsistency: 'thick' }, 'phlegm'],
  ])('includes what today has not answered as usual: %s', (_, breathlessness, changes, about) => {
    const entry = entryAt(on(4), { ...likeUsual, breathlessness, ...changes })
    expect(asked([entry], openOf('relieverPuffs'))).toEqual([about, 'relieverPuffs'])
    expect(asked([today, entry], openOf('relieverPuffs'))).toEqual([about, 'relieverPuffs'])
  })

  test.each<[string, Given]>([
    ['beside something that is not like a usual day', { hasDoubt: true }],
    ['without a usual day that is known', { context: { person: copd.person, usual: undefined } }],
    ['after the entry that shows the sign', { open: { fromMs: epochMs(on(4)), needed: ['relieverPuffs'] } }],
    ['after an entry before the sign', { open: { fromMs: epochMs(on(4, '12')), needed: ['relieverPuffs'] } }],
  ])('is all of it %s', (_, given) => {
    expect(asked([today], openOf('relieverPuffs'), given)).toEqual(['breathing', 'phlegm', 'relieverPuffs'])
  })
})
