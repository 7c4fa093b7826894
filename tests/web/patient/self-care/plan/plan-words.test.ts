import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { describe, expect, test } from 'vitest'
import {
  isOverAYearOld,
  formatPlanAuthorship,
} from '../../../../../web/src/patient/self-care/plan/format-plan-authorship.ts'
import { emptyPlan, planErrors } from '../../../../../web/src/patient/self-care/plan/plan-form-values.ts'

const today = '2026-11-20'

describe('what can be stored as a plan', () => {
  const plan = { ...emptyPlan, medicines: 'Blue inhaler' }
  test('is not a plan of spaces only, which counts as none', () => {
    expect(planErrors({ ...emptyPlan, contacts: '  \n' }, today)).toEqual({
      'zones.green.looksLike': planWords.errors.empty,
    })
  })
  test('is a plan with only one part', () => {
    expect(planErrors(plan, today)).toEqual({})
  })
  test.each([
    ['a text that is too long', { medicines: 'x'.repeat(2001) }, 'medicines'],
    ['a name that is too long', { writtenBy: 'x'.repeat(201) }, 'writtenBy'],
    ['a day to come', { writtenOn: '2026-11-21' }, 'writtenOn'],
    ['half a date', { writtenOn: '2026-11' }, 'writtenOn'],
  ])('is not %s, which is reported at its field', (_, change, field) => {
    expect(Object.keys(planErrors({ ...plan, ...change }, today))).toEqual([field])
  })
})

describe('author and date of a plan', () => {
  test.each([
    [
      { writtenBy: 'Nurse Baker', writtenOn: '2026-08-03' },
      'Written by Nurse Baker on Monday 3 August 2026.',
    ],
    [{ writtenBy: ' ', writtenOn: '2026-08-03' }, 'Written on Monday 3 August 2026.'],
    [{ writtenBy: 'Nurse Baker', writtenOn: '' }, 'Written by Nurse Baker.'],
    [{ writtenBy: '', writtenOn: '' }, ''],
  ])('of %j are shown as "%s"', (about, text) => {
    expect(formatPlanAuthorship(about)).toBe(text)
  })

  test('call a plan old after a year, and never one without a date', () => {
    expect(isOverAYearOld('2025-11-18', today)).toBe(true)
    expect(isOverAYearOld('2025-11-21', today)).toBe(false)
    expect(isOverAYearOld('', today)).toBe(false)
  })
})
