import { insightMessages } from '@second-wind/core/content/insight/insight-messages'
import { currentFindings } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { insightFor, type InsightContext } from '@second-wind/core/recovery/insight'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../fixtures/a-patient.ts'
import { anEntry } from '../../fixtures/an-entry.ts'
import { score3, scoring } from './scored-reports.ts'

const on = (localDate: string, report: SymptomReport) => anEntry({ ...report, localDate })
const read = (report: SymptomReport, day: number, context: Partial<InsightContext> = {}) => {
  const person = context.person
  const findings = entryFindings(report, '2026-11-20', { person, usual: context.usual })
  return insightFor(report, day, 0, { person, findings, ...context })
}

describe('an earlier warning sign', () => {
  const current = (level: 'emergency' | 'urgent' | 'watch') => {
    const signs = { emergency: { breathlessness: 9 }, urgent: { breathlessness: 7 }, watch: { energy: 2 } }
    const morning = on('2026-11-20', { ...score3, ...signs[level] })
    return currentFindings(
      { entries: [morning], checks: [] },
      { person: undefined },
      epochMs(morning.date) + 1000,
    )
  }

  test.each([
    ['emergency', 'safety-earlier'],
    ['urgent', 'safety-earlier'],
    ['watch', 'watch'],
  ] as const)('of level %s two minutes before a mild entry leads to the message %s', (level, id) => {
    expect(read(score3, 1, { earlier: current(level) }).id).toBe(id)
  })

  test('that is only to be watched is a reason beside those of the entry itself, each once', () => {
    const earlier = current('watch')
    const warm = { ...score3, temperature: 'low-fever' as const }
    expect(read(score3, 1, { earlier })).toMatchObject({ id: 'watch', reasons: ['watch', 'energy-very-low'] })
    expect(read(warm, 1, { earlier }).reasons).toEqual(['watch', 'fever-low', 'energy-very-low'])
    expect(read({ ...score3, energy: 1 }, 1, { earlier }).reasons).toEqual(['watch', 'energy-very-low'])
    expect(read(score3, 1, { earlier }).figure).toBeUndefined()
  })

  test('comes after a warning sign of the entry itself', () => {
    expect(read({ ...score3, coughSeverity: 9 }, 1, { earlier: current('emergency') }).id).toBe('safety')
  })

  test('comes before a sign that is only watched, and shows no figure', () => {
    const insight = read({ ...score3, energy: 2 }, 1, { earlier: current('emergency') })
    expect(insight).toMatchObject({
      id: 'safety-earlier',
      reasons: ['safety-earlier', 'breathlessness-severe', 'energy-very-low'],
      tip: 'same-time-each-day',
    })
    expect(insight.figure).toBeUndefined()
  })
})

describe('a usual day that the person has set', () => {
  const usual = {
    coughSeverity: 4,
    breathlessness: 4,
    energy: 6,
    sputumColor: 'clear',
    setOn: '2026-10-01',
  } as const

  test.each([
    ['the same, on day 30', scoring(4, 4, 6), 30, 'usual-day'],
    ['one point worse', scoring(5, 4, 6), 30, 'usual-day'],
    ['two points better', scoring(2, 4, 6), 30, 'better-than-usual'],
    [
      'the same, without a temperature',
      { ...scoring(4, 4, 6), untouchedFields: ['temperature'] },
      30,
      'usual-day-partly',
    ],
    ['two points worse', scoring(6, 4, 6), 5, 'watch'],
    ['green phlegm instead of clear', { ...scoring(4, 4, 6), sputumColor: 'green' }, 30, 'later-persistent'],
    ['a raised temperature', { ...scoring(4, 4, 6), temperature: 'low-fever' }, 5, 'watch'],
    ['breathlessness 7 is a red flag for everyone', scoring(4, 7, 6), 30, 'safety'],
    [
      'a score without an answer',
      { ...scoring(4, 4, 6), untouchedScores: ['energy'] },
      30,
      'later-persistent',
    ],
  ] satisfies [string, SymptomReport, number, string][])(
    'decides the message for an entry that is %s, which is %s',
    (_, report, day, id) => {
      expect(read(report, day, { usual }).id).toBe(id)
    },
  )

  test('names what an entry that is partly like it leaves out', () => {
    const report = { ...scoring(4, 4, 6), untouchedFields: ['temperature' as const] }
    expect(read(report, 30, { usual }).leftOut).toEqual(['temperature'])
    expect(read(scoring(4, 4, 6), 30, { usual })).not.toHaveProperty('leftOut')
  })

  test('makes 4/4/6 usual for severe COPD on day 30, without a figure', () => {
    const insight = read(scoring(4, 4, 6), 30, {
      usual,
      person: aPatient({ respiratoryDiagnosis: 'Severe COPD' }),
    })
    expect(insight.id).toBe('usual-day')
    expect(insight.figure).toBeUndefined()
  })

  test('is not extended by a threshold that a clinician raised', () => {
    const threshold = { points: 5, days: 3 }
    const context = { person: undefined, usual, threshold, findings: [] }
    expect(insightFor(scoring(8, 4, 6), 30, 0, context).id).toBe('later-persistent')
  })
})

describe('the message for a person with a lung condition', () => {
  test.each([
    ['Severe COPD', score3, 'lung-low'],
    ['asthma', scoring(6, 5, 4), 'lung-middle'],
    ['Pulmonary Fibrosis', scoring(6, 5, 3), 'lung-high'],
  ] as const)('does not mention a cold with %s', (respiratoryDiagnosis, report, id) => {
    for (const day of [1, 3, 40]) {
      const insight = read(report, day, { person: aPatient({ respiratoryDiagnosis }) })
      expect(insight.id).toBe(id)
      expect(insight.figure).toBeUndefined()
      expect(['keep-a-drink-near', 'same-time-each-day']).toContain(insight.tip)
      expect(insightMessages[insight.id].message).not.toMatch(/\bcold|sore throat|weeks|steady|stable/i)
    }
  })

  test('follows the specification with hay fever, which is no lung condition', () => {
    expect(
      read(score3, 1, { person: aPatient({ respiratoryDiagnosis: 'None', conditions: ['Hay fever'] }) }).id,
    ).toBe('first-days-mild')
  })

  test.each(['Bronchiectasis', 'Sarcoidosis'])(
    'shows no recovery time of a cold with %s',
    (respiratoryDiagnosis) => {
      const person = aPatient({ conditions: [], respiratoryDiagnosis })
      const report = { ...score3, sputumColor: 'green' as const, sputumConsistency: 'thick' as const }
      const insight = read(report, 1, { person })
      expect(insight.id).toMatch(/^(lung-|watch$|safety$)/)
      expect(insight.figure).toBeUndefined()
    },
  )
})
