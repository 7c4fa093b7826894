import { comparisonDays, withoutFindingDays } from '@second-wind/core/findings/usual-day/comparison-days'
import { addDays } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from '../findings-fixtures.ts'

const day = '2026-11-20'
const others = [1, 2, 3].map((ago) => entryAt(`${addDays(day, -ago)}T09:00:00Z`, { relieverPuffs: 3 }))
const complete = {
  setOn: '2026-11-01',
  coughSeverity: 4,
  breathlessness: 4,
  energy: 6,
  sputumConsistency: 'thick',
  sputumColor: 'yellow',
  relieverPuffs: 2,
} as const
const person = aPersonWith('COPD')

describe('the usual days that an entry is compared with', () => {
  test('are the one that the person set, when it has every answer', () => {
    expect(comparisonDays(day, { person, usual: complete, others })).toEqual([complete])
  })

  test('include, when it leaves out one answer, the same with that answer from the days before', () => {
    const { relieverPuffs: _, ...usual } = complete
    const compared = comparisonDays(day, { person, usual, others })
    expect(compared).toContainEqual(usual)
    expect(compared).toContainEqual({ ...usual, relieverPuffs: 3 })
  })

  test('leave out days that show a finding of this person, and not of another one', () => {
    const green = entryAt(`${day}T09:00:00Z`, { sputumColor: 'green' })
    expect(withoutFindingDays([green], person)).toEqual([])
    expect(withoutFindingDays([green], aPersonWith('Diabetes'))).toEqual([green])
    expect(withoutFindingDays([green], person)).toEqual([])
  })
})
