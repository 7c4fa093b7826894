import { comparisonPeriodDays, usualDayForClinician } from '@second-wind/core/care/usual-day-for-clinician'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { anEntry } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { aPersonWith } from '../findings/findings-fixtures.ts'

const person = aPersonWith('COPD')
const entryOf = (day: number, changes: Partial<SymptomEntry>) => {
  const localDate = `2026-11-${String(day).padStart(2, '0')}`
  return anEntry({ id: idNumbered(day), date: `${localDate}T09:00:00.000Z`, localDate, ...changes })
}
const calm = { breathlessness: 2, coughSeverity: 2 }
const flareUp = { breathlessness: 6, coughSeverity: 7 }
const latest = entryOf(20, flareUp)

describe('the usual day that is worked out for a clinician', () => {
  test('leaves out days with advice to get help the same day', () => {
    const days = [1, 2, 3, 4].map((day) => entryOf(day, calm))
    const ill = [5, 6, 7, 8, 9].map((day) => entryOf(day, flareUp))
    expect(usualDayForClinician(person, latest, [...days, ...ill, latest])).toMatchObject(calm)
  })

  test('leaves out the whole day when one of its entries has such advice', () => {
    const days = [1, 2, 3].map((day) => entryOf(day, calm))
    const mixed = [4, 5, 6, 7].flatMap((day) => [
      entryOf(day, { ...calm, breathlessness: 5 }),
      { ...entryOf(day, { breathlessness: 9 }), id: idNumbered(day + 30) },
    ])
    expect(usualDayForClinician(person, latest, [...days, ...mixed])).toMatchObject(calm)
  })

  test('leaves out days with 37.8 °C, which is advice for the same day with a lung condition', () => {
    const days = [1, 2, 3].map((day) => entryOf(day, calm))
    const hot = [4, 5, 6, 7].map((day) =>
      entryOf(day, { ...calm, coughSeverity: 3, temperature: 'low-fever' }),
    )
    expect(usualDayForClinician(person, latest, [...days, ...hot])).toMatchObject(calm)
  })

  test('keeps days with one sign that may be usual, as in a stable long illness', () => {
    const stable = { breathlessness: 6, coughSeverity: 3 }
    const days = [1, 2, 3, 4].map((day) => entryOf(day, stable))
    expect(usualDayForClinician(person, latest, days)).toMatchObject(stable)
  })

  test('is not known when fewer than three days are left', () => {
    const days = [1, 2].map((day) => entryOf(day, calm))
    const ill = [3, 4, 5].map((day) => entryOf(day, { breathlessness: 8 }))
    expect(usualDayForClinician(person, latest, [...days, ...ill])).toBeUndefined()
  })

  test('is not known from two earlier days and the day of the latest check-in', () => {
    const calmLatest = entryOf(20, calm)
    const days = [1, 2].map((day) => entryOf(day, calm))
    expect(usualDayForClinician(person, calmLatest, [...days, calmLatest])).toBeUndefined()
  })

  test('is not known without a lung condition, nor without a check-in', () => {
    const days = [1, 2, 3, 4].map((day) => entryOf(day, calm))
    expect(usualDayForClinician(aPersonWith('Diabetes'), latest, days)).toBeUndefined()
    expect(usualDayForClinician(person, undefined, days)).toBeUndefined()
  })

  test('is read from the entries of 90 days', () => {
    expect(comparisonPeriodDays).toBe(90)
  })

  test('is the one that the patient set, whatever the days were', () => {
    const usualDay = { breathlessness: 4, setOn: '2026-11-01' }
    expect(usualDayForClinician({ ...person, usualDay }, latest, [latest])).toEqual(usualDay)
  })
})
