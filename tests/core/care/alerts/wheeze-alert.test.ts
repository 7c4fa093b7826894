import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { describe, expect, test } from 'vitest'

describe('a symptom check with a wheeze', () => {
  test.each([
    ['audible_wheeze', 'check-audible-wheeze', 'medium', 'asthma: a wheeze that can be heard'],
    ['severe_wheeze', 'check-severe-wheeze', 'high', 'asthma: wheeze or cough all the time or at night'],
  ])('raises an alert for %s only with asthma', (option, ruleId, severity, words) => {
    const outcome = { result: 'monitor' as const, reasons: [`respiratory:wheeze_cough=${option}`] }
    const person = { age: 40, isVulnerable: false, conditions: ['Asthma'] }
    const clause = `same-day advice from a symptom check (${words})`
    expect(alertsFor({ kind: 'triage', outcome, person })).toEqual([
      { ruleId, alertType: 'possible_flare_up', severity, clause },
    ])
    expect(alertsFor({ kind: 'triage', outcome, person: { ...person, conditions: ['Bronchitis'] } })).toEqual(
      [],
    )
  })

  test('raises one alert with asthma and COPD, of the higher severity', () => {
    const outcome = { result: 'monitor' as const, reasons: ['respiratory:wheeze_cough=severe_wheeze', 'A9'] }
    const person = { age: 40, isVulnerable: false, conditions: ['Asthma', 'COPD'] }
    expect(alertsFor({ kind: 'triage', outcome, person })).toMatchObject([
      { ruleId: 'check-severe-wheeze', severity: 'high' },
    ])
  })
})
