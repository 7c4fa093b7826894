import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { riskOfFinding } from '@second-wind/core/care/risk/risk-level'
import { describeCurrentFindings } from '@second-wind/core/content/findings/current-finding-words'
import { urgentCardWords } from '@second-wind/core/content/insight/finding-card-words'
import { currentFindings } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { epochMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt, well } from '../findings-fixtures.ts'

const today = '2026-11-20'
const infection = { temperature: 'moderate-fever', sputumColor: 'green' } as const
const findingsOf = (changes: Partial<SymptomReport>, person = aPersonWith('Bronchitis')) =>
  entryFindings({ ...well, ...changes }, today, { person })
const idsOf = (...given: Parameters<typeof findingsOf>) => findingsOf(...given).map(({ id }) => id)

const cardOf = (changes: Partial<SymptomReport>) => {
  const entries = [entryAt(`${today}T09:00:00Z`, changes)]
  const found = currentFindings({ entries, checks: [] }, { person: undefined }, epochMs(`${today}T10:00:00Z`))
  const card = followUpCard(found)
  return card && { ...card, logged: describeCurrentFindings(card.findings, entries, today) }
}

describe('coloured phlegm with a temperature and without a lung condition', () => {
  test.each(['yellow', 'green', 'brown'] as const)('is named beside the temperature: %s', (sputumColor) => {
    expect(cardOf({ ...infection, sputumColor })?.logged).toContain(
      `you logged a high temperature (38.3 to 39.4°C) and ${sputumColor} phlegm.`,
    )
  })

  test('has the advice of the temperature alone', () => {
    const [withPhlegm, alone] = [cardOf(infection), cardOf({ temperature: 'moderate-fever' })]
    expect(withPhlegm?.state).toBe('urgent')
    expect(withPhlegm && urgentCardWords(withPhlegm.findings)).toEqual(
      alone && urgentCardWords(alone.findings),
    )
  })

  test('is a medium risk, as the temperature alone is', () => {
    expect(riskOfFinding('phlegm-with-fever-medium', 'urgent')).toBe('medium')
  })

  test('is an alert on its first day, which the temperature alone is not', () => {
    const alertsOf = (changes: Partial<SymptomReport>) =>
      alertsFor({ kind: 'symptoms', report: { ...well, ...changes }, findings: findingsOf(changes) })
    expect(alertsOf(infection)).toEqual([
      expect.objectContaining({
        alertType: 'possible_flare_up',
        severity: 'medium',
        clause: 'a high temperature (38.3 to 39.4°C) and green phlegm',
      }),
    ])
    expect(alertsOf({ temperature: 'moderate-fever' })).toEqual([])
    expect(alertsOf({ ...infection, temperature: 'low-fever' })).toEqual([])
  })

  test('is watched with a temperature of 37.8 to 38.2 °C, and no sign without one', () => {
    expect(idsOf({ ...infection, temperature: 'low-fever' })).toEqual(['fever-low', 'phlegm-with-fever-low'])
    expect(idsOf({ sputumColor: 'green' })).toEqual([])
  })

  test('is red phlegm where it is red', () => {
    expect(idsOf({ ...infection, sputumColor: 'red' })).toEqual(['phlegm-red', 'fever-medium'])
  })

  test('does not count where nobody answered', () => {
    expect(idsOf({ ...infection, untouchedFields: ['sputumColor'] })).toEqual(['fever-medium'])
  })

  test('has the rows of the lung condition with one', () => {
    expect(idsOf(infection, aPersonWith('Asthma'))).toEqual([
      'two-signs-with-lung-condition',
      'fever-with-lung-condition',
    ])
  })

  test('is named in what lasts for two days, which is one alert', () => {
    const entries = [entryAt(`${today}T09:00:00Z`, infection), entryAt('2026-11-19T09:00:00Z', infection)]
    const [newest] = entries
    const found = newest && entryFindings(newest, today, { person: undefined, others: entries })
    expect(found?.find(({ id }) => id === 'lasting')?.signs).toEqual([
      'phlegm-with-fever-medium',
      'fever-medium',
    ])
    const alerts = newest && found && alertsFor({ kind: 'symptoms', report: newest, findings: found })
    expect(alerts?.map(({ ruleId, alertType, severity }) => [ruleId, alertType, severity])).toEqual([
      ['lasting', 'possible_flare_up', 'medium'],
    ])
  })

  test('stays mild on a second day where the temperature is 37.8 to 38.2 °C', () => {
    const mild = { ...infection, temperature: 'low-fever' } as const
    const others = [entryAt('2026-11-19T09:00:00Z', mild)]
    const found = entryFindings(entryAt(`${today}T09:00:00Z`, mild), today, { person: undefined, others })
    expect(found.find(({ id }) => id === 'lasting-mild')?.signs).toEqual([
      'fever-low',
      'phlegm-with-fever-low',
    ])
    expect(found.every(({ level }) => level === 'watch')).toBe(true)
  })

  test('leaves the advice about high scores beside it', () => {
    const others = ['2026-11-18', '2026-11-19'].map((date) => entryAt(`${date}T09:00:00Z`))
    const report = { ...well, ...infection, coughSeverity: 5, breathlessness: 5, energy: 2 }
    const found = entryFindings(report, today, { person: undefined, others })
    expect(found.find(({ id }) => id === 'high-scores-with-sign')?.signs).toContain(
      'phlegm-with-fever-medium',
    )
  })
})
