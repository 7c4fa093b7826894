import { proposeUsualDay } from '@second-wind/core/findings/usual-day/usual-proposal'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { usualDayFrom } from '@second-wind/core/records/usual-day'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { anEntry, aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'

const today = '2026-11-20'
const person = aPatient({ conditions: ['Severe COPD'], respiratoryDiagnosis: 'COPD' })
const ordinary = { coughSeverity: 4, breathlessness: 4, energy: 6, mood: 6 } as const

/** One entry a day, newest first. */
const days = (count: number, change: (daysAgo: number) => Partial<SymptomEntry> = () => ({})) =>
  Array.from({ length: count }, (_, daysAgo) =>
    anEntry({
      id: idNumbered(10 + daysAgo),
      localDate: addDays(today, -daysAgo),
      ...ordinary,
      ...change(daysAgo),
    }),
  )
const propose = (entries: SymptomEntry[], who = person) => proposeUsualDay(entries, who, today)

describe('proposing a usual day', () => {
  test('uses the most usual answers of 7 check-in days without a warning, dated today', () => {
    expect(propose(days(7))).toEqual({
      ...ordinary,
      sputumColor: 'clear',
      sputumConsistency: 'thin',
      setOn: today,
    })
  })

  test('needs 7 check-in days, however many entries 6 of them have', () => {
    expect(propose(days(6))).toBeUndefined()
    expect(propose([...days(6), ...days(6)])).toBeUndefined()
  })

  test('is dated today when the newest entry is of an earlier day', () => {
    expect(propose(days(8).slice(1))).toMatchObject({ setOn: today })
  })

  test('reads the newest 100 entries', () => {
    const onNewestDay = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...days(1)[0]!, id: idNumbered(100 + at) }))
    const sixDaysBefore = days(7).slice(1)
    expect(propose([...onNewestDay(94), ...sixDaysBefore])).toBeDefined()
    expect(propose([...onNewestDay(95), ...sixDaysBefore])).toBeUndefined()
  })

  test('does not use days with a warning', () => {
    const someBad = (daysAgo: number) => (daysAgo >= 2 && daysAgo < 5 ? { breathlessness: 9 } : {})
    expect(propose(days(9, someBad))).toBeUndefined()
    expect(propose(days(10, someBad))).toMatchObject({ breathlessness: 4 })
  })

  test('does not happen when the newest day has a warning', () => {
    expect(propose(days(12, (ago) => (ago === 0 ? { temperature: 'high-fever' } : {})))).toBeUndefined()
  })

  test('does not happen when the newest day is worse than the days before, although it is no warning by itself', () => {
    expect(propose(days(12, (ago) => (ago === 0 ? { coughSeverity: 6 } : {})))).toBeUndefined()
    expect(propose(days(12, (ago) => (ago === 0 ? { coughSeverity: 5 } : {})))).toBeDefined()
  })

  test('does not happen when an earlier entry of the newest day has a finding', () => {
    const [newest, ...others] = days(12)
    const morning = { ...newest!, id: idNumbered(99), sputumColor: 'green' as const }
    expect(propose([newest!, morning, ...others])).toBeUndefined()
  })

  test('does not happen during a cold of two weeks in a person without a lung condition', () => {
    expect(propose(days(14), aPatient({ conditions: [], respiratoryDiagnosis: 'None' }))).toBeUndefined()
  })
})

describe('a usual day from one entry', () => {
  test('keeps what was set before where no answer was given', () => {
    const report = aReport({
      breathlessness: 5,
      untouchedScores: ['mood'],
      untouchedFields: ['sputumColor', 'sputumConsistency'],
    })
    const before = { mood: 8, sputumColor: 'yellow', relieverPuffs: 2, setOn: '2026-01-01' } as const
    expect(usualDayFrom(report, before, today)).toEqual({
      coughSeverity: 4,
      breathlessness: 5,
      energy: 6,
      mood: 8,
      sputumColor: 'yellow',
      relieverPuffs: 2,
      setOn: today,
    })
  })

  test('leaves out red phlegm', () => {
    const before = { sputumColor: 'yellow', setOn: '2026-01-01' } as const
    expect(usualDayFrom(aReport({ sputumColor: 'red' }), before, today).sputumColor).toBe('yellow')
    expect(usualDayFrom(aReport({ sputumColor: 'red' }), undefined, today)).not.toHaveProperty('sputumColor')
  })

  test('has no colour when there is no phlegm', () => {
    expect(usualDayFrom(aReport({ sputumConsistency: 'none' }), undefined, today)).not.toHaveProperty(
      'sputumColor',
    )
  })
})
