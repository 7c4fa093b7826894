import { describe, expect, test } from 'vitest'
import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { callsIn } from '../../../web/src/features/self-care/plan/calls-in.ts'
import { emptyPlan, planErrors } from '../../../web/src/features/self-care/plan/plan-form-values.ts'
import { isOverAYearOld, writtenWords } from '../../../web/src/features/self-care/plan/written-words.ts'

const today = '2026-11-20'

test.each([
  ['Nurse Baker, 020 7946 0123', ['02079460123']],
  ['Ambulance 999', ['999']],
  ['Ruth +44 7700 900123 or (020) 7946-0123', ['+447700900123', '02079460123']],
  ['Ward 12, room 7', []],
  ['Dr Osei', []],
])('in "%s" the numbers to call are %j', (line, numbers) => {
  const parts = callsIn(line)
  expect(parts.flatMap(({ tel }) => tel ?? [])).toEqual(numbers)
  expect(parts.map(({ text }) => text).join('')).toBe(line)
})

describe('what cannot be stored', () => {
  const plan = { ...emptyPlan, medicines: 'Blue inhaler' }
  test('nothing but spaces is no plan', () => {
    expect(planErrors({ ...emptyPlan, contacts: '  \n' }, today)).toEqual({
      'zones.green.looksLike': planWords.errors.empty,
    })
  })
  test('one part is enough', () => {
    expect(planErrors(plan, today)).toEqual({})
  })
  test.each([
    ['a text that is too long', { medicines: 'x'.repeat(2001) }, 'medicines'],
    ['a name that is too long', { writtenBy: 'x'.repeat(201) }, 'writtenBy'],
    ['a day to come', { writtenOn: '2026-11-21' }, 'writtenOn'],
    ['half a date', { writtenOn: '2026-11' }, 'writtenOn'],
  ])('%s is told at its field', (_, change, field) => {
    expect(Object.keys(planErrors({ ...plan, ...change }, today))).toEqual([field])
  })
})

test.each([
  [{ writtenBy: 'Nurse Baker', writtenOn: '2026-08-03' }, 'Written by Nurse Baker on Monday 3 August 2026.'],
  [{ writtenBy: ' ', writtenOn: '2026-08-03' }, 'Written on Monday 3 August 2026.'],
  [{ writtenBy: 'Nurse Baker', writtenOn: '' }, 'Written by Nurse Baker.'],
  [{ writtenBy: '', writtenOn: '' }, ''],
])('%j reads "%s"', (about, words) => {
  expect(writtenWords(about)).toBe(words)
})

test('a plan is old after a year; one without a date is not called old', () => {
  expect(isOverAYearOld('2025-11-18', today)).toBe(true)
  expect(isOverAYearOld('2025-11-21', today)).toBe(false)
  expect(isOverAYearOld('', today)).toBe(false)
})
