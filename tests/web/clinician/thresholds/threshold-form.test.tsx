import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setUpUser, startClock } from '../dashboard-clock.ts'
import { aRecord } from '../record/a-record.ts'
import { openRecord, section } from '../record/open-record.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const usual = () => section('Usual day')
const listed = (name: string) =>
  [...usual().getByRole('list', { name }).children].map((line) => line.textContent)

describe('the form for a threshold', () => {
  test.each([
    [
      '2',
      '2',
      [
        'a score that is 1 point worse than usual',
        'a score that is 2 points or more worse on only 1 check-in day',
      ],
    ],
    [
      '5',
      '3',
      [
        'a score that is 1 to 4 points worse than usual',
        'a score that is 5 points or more worse on fewer than 3 check-in days in a row',
      ],
    ],
    ['1', '3', ['a score that is 1 point or more worse on fewer than 3 check-in days in a row']],
    ['3', '1', ['a score that is 1 to 2 points worse than usual']],
    ['1', '1', ['no change of a score']],
  ])(
    'shows before it is saved what it silences and what it never silences: %s points, %s days',
    async (points, days, silenced) => {
      await openRecord(aRecord())
      const user = setUpUser()
      await user.click(usual().getByRole('button', { name: 'Set the threshold for this patient' }))
      await user.selectOptions(usual().getByLabelText('Points worse than usual'), points)
      await user.selectOptions(usual().getByLabelText('Check-in days in a row'), days)
      expect(listed('It silences')).toEqual(silenced)
      expect(listed('It never silences').join()).toMatch(/999 signs.*lung condition.*phlegm.*symptom check/)
      expect(usual().getByText(/marked “Below your threshold”, and still comes before patients/)).toBeTruthy()
    },
  )
})
