import { proposeUsualDay } from '@second-wind/core/findings/usual-proposal'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { usualDayFrom } from '@second-wind/core/records/usual-day'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../fixtures/a-patient.ts'
import { anEntry, aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'

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
  test('7 check-in days without a warning: the most usual answers, dated today', () => {
    expect(propose(days(7))).toEqual({
      ...ordinary,
      sputumColor: 'clear',
      sputumConsistency: 'thin',
      setOn: today,
    })
  })

  test('6 check-in days: nothing, however many entries they have', () => {
    expect(propose(days(6))).toBeUndefined()
    expect(propose([...days(6), ...days(6)])).toBeUndefined()
  })

  test('days with a warning do not count, and do not shape the proposal', () => {
    const someBad = (daysAgo: number) => (daysAgo >= 2 && daysAgo < 5 ? { breathlessness: 9 } : {})
    expect(propose(days(9, someBad))).toBeUndefined()
    expect(propose(days(10, someBad))).toMatchObject({ breathlessness: 4 })
  })

  test('the newest day has a warning: nothing is proposed', () => {
    expect(propose(days(12, (ago) => (ago === 0 ? { temperature: 'high-fever' } : {})))).toBeUndefined()
  })

  test('the newest day is worse than the days before, although not by itself: nothing is proposed', () => {
    expect(propose(days(12, (ago) => (ago === 0 ? { coughSeverity: 6 } : {})))).toBeUndefined()
    expect(propose(days(12, (ago) => (ago === 0 ? { coughSeverity: 5 } : {})))).toBeDefined()
  })

  test('an earlier entry of the newest day has a finding: nothing is proposed', () => {
    const [newest, ...others] = days(12)
    const morning = { ...newest!, id: idNumbered(99), sputumColor: 'green' as const }
    expect(propose([newest!, morning, ...others])).toBeUndefined()
  })

  test('a cold of two weeks in a person without a lung condition: nothing is proposed', () => {
    expect(propose(days(14), aPatient({ conditions: [], respiratoryDiagnosis: 'None' }))).toBeUndefined()
  })
})

describe('a usual day from one entry', () => {
  test('answers that nobody gave stay as they were set before', () => {
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

  test('red phlegm is not taken over', () => {
    const before = { sputumColor: 'yellow', setOn: '2026-01-01' } as const
    expect(usualDayFrom(aReport({ sputumColor: 'red' }), before, today).sputumColor).toBe('yellow')
    expect(usualDayFrom(aReport({ sputumColor: 'red' }), undefined, today)).not.toHaveProperty('sputumColor')
  })

  test('without phlegm, no colour is set', () => {
    expect(usualDayFrom(aReport({ sputumConsistency: 'none' }), undefined, today)).not.toHaveProperty(
      'sputumColor',
    )
  })
})
