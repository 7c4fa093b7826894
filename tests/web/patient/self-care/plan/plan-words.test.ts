import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { describe, expect, test } from 'vitest'
import {
  isOverAYearOld,
  formatPlanAuthorship,
} from '../../../../../web/src/patient/self-care/plan/format-plan-authorship.ts'
import { emptyPlan, planErrors } from '../../../../../web/src/patient/self-care/plan/plan-form-values.ts'
import { splitAtPhoneNumbers } from '../../../../../web/src/patient/self-care/plan/plan-parts.tsx'

const today = '2026-11-20'

const numbersIn = (line: string) => splitAtPhoneNumbers(line).flatMap(({ tel }) => tel ?? [])

describe('phone numbers in a plan', () => {
  test.each([
    ['Nurse Baker, 020 7946 0123', ['02079460123']],
    ['Ambulance 999', ['999']],
    ['999 or 111', ['999', '111']],
    ['Ruth +44 7700 900123 or (020) 7946-0123', ['+447700900123', '02079460123']],
    ['Ward (01632) 960123', ['01632960123']],
    ['Home 07700900123', ['07700900123']],
    ['Abroad +44 (0)20 7946 0123', ['+442079460123']],
    ['An old number 0800 917650', ['0800917650']],
  ])('in "%s" the numbers to call are %j', (line, numbers) => {
    expect(numbersIn(line)).toEqual(numbers)
  })

  test.each([
    ['Nurse Baker 020 7946 0123 (9-5)', ['02079460123']],
    ['Surgery 020 7946 0123 9am-5pm', ['02079460123']],
    ['Help 020 7946 0123 - 24 hours', ['02079460123']],
    ['01632 960123 01632 960456', ['01632960123', '01632960456']],
    ['Ward 9 020 7946 0123', ['02079460123']],
    ['Mon-Fri 08:30-17:00', []],
    ['Old number 0800 917650 9-5', []],
    ['Too short 020 7946 012 3', []],
    ['Too long 0207946012345', []],
    ['Ireland +353 01 2345 67890', []],
    ['0044 7700 900 123', []],
    ['Ward 12, room 700', []],
    ['Room 111 222', []],
    ['Dr Osei', []],
  ])('in "%s" no wrong number becomes a call link (%j)', (line, numbers) => {
    expect(numbersIn(line)).toEqual(numbers)
  })

  test.each(['A 020 7946 0123 (9-5), B (01632) 960123 - 2', '(', '+', '1', '((0', '', 'x'])(
    'every character of "%s" is kept',
    (line) => {
      expect(
        splitAtPhoneNumbers(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line)
    },
  )
})

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
