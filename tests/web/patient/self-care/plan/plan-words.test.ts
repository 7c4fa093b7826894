import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { describe, expect, test } from 'vitest'
import {
  isOverAYearOld,
  formatPlanAuthorship,
} from '../../../../../web/src/patient/self-care/plan/format-plan-authorship.ts'
import { emptyPlan, planErrors } from '../../../../../web/src/patient/self-care/plan/plan-form-values.ts'

const today = '2026-11-20'

describe('what cannot be stored', () => {
  const plan = { ...emptyPlan, medicines: 'Blue inhaler' }
  test('a plan of spaces only counts as none', () => {
    expect(planErrors({ ...emptyPlan, contacts: '  \n' }, today)).toEqual({
      'zones.green.looksLike': planWords.errors.empty,
    })
  })
  test('a plan with one part can be stored', () => {
    expect(planErrors(plan, today)).toEqual({})
  })
  test.each([
    ['a text that is too long', { medicines: 'x'.repeat(2001) }, 'medicines'],
    ['a name that is too long', { writtenBy: 'x'.repeat(201) }, 'writtenBy'],
    ['a day to come', { writtenOn: '2026-11-21' }, 'writtenOn'],
    ['half a date', { writtenOn: '2026-11' }, 'writtenOn'],
  ])('%s is reported at its field', (_, change, field) => {
    expect(Object.keys(planErrors({ ...plan, ...change }, today))).toEqual([field])
  })
})

describe('author and date', () => {
  test.each([
    [
      { writtenBy: 'Nurse Baker', writtenOn: '2026-08-03' },
      'Written by Nurse Baker on Monday 3 August 2026.',
    ],
    [{ writtenBy: ' ', writtenOn: '2026-08-03' }, 'Written on Monday 3 August 2026.'],
    [{ writtenBy: 'Nurse Baker', writtenOn: '' }, 'Written by Nurse Baker.'],
    [{ writtenBy: '', writtenOn: '' }, ''],
  ])('%j reads "%s"', (about, text) => {
    expect(formatPlanAuthorship(about)).toBe(text)
  })

  test('a plan is old after a year, and one without a date is not called old', () => {
    expect(isOverAYearOld('2025-11-18', today)).toBe(true)
    expect(isOverAYearOld('2025-11-21', today)).toBe(false)
    expect(isOverAYearOld('', today)).toBe(false)
  })
})
