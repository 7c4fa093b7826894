import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { describe, expect, test } from 'vitest'
import { emptyPlan, planErrors } from '../../../../../web/src/patient/self-care/plan/plan-form-values.ts'

const { errors } = planWords
const errorOf = (writtenOn: string) =>
  planErrors({ ...emptyPlan, medicines: 'Preventer', writtenOn }, '2026-11-20')['writtenOn']

describe('the date of a plan', () => {
  test.each([
    ['26-2-31', errors.noSuchDate],
    ['2026-2-31', errors.noSuchDate],
    ['2026-13-1', errors.noSuchDate],
    ['26-2-3', errors.year],
    ['2026-11-21', errors.date],
    ['-8-3', errors.date],
    ['2026-11-20', undefined],
    ['', undefined],
  ])('typed as "%s" is answered by what is wrong with it: %s', (typed, error) => {
    expect(errorOf(typed)).toBe(error)
  })
})
