import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { describe, expect, test } from 'vitest'

describe('a check or a reply with a 999 sign', () => {
  test.each([
    ['seek_help', 'triage-seek-help'],
    ['monitor', 'triage-warning-sign'],
    ['stay_home', 'triage-warning-sign'],
  ] as const)(
    'a 999 sign in a check with the result %s raises one critical alert, and none beside it',
    (result, ruleId) => {
      const raised = alertsFor({
        kind: 'triage',
        outcome: { result, reasons: ['A10'], redFlags: ['Blue lips'] },
      })
      expect(raised).toMatchObject([{ ruleId, alertType: 'seek_help_result', severity: 'critical' }])
    },
  )

  test.each([
    ['result of a reply', { result: 'seek_help' }, true],
    ['answer of a reply', { result: 'monitor', answers: { answer: 'still' } }, true],
    ['answer of a reply that is milder', { result: 'monitor', answers: { answer: 'better' } }, false],
  ] as const)('a sign is still there by the %s: %o, %s', (_, reply, isStill) => {
    const raised = alertsFor({ kind: 'triage', outcome: { track: 'follow-up', ...reply } })
    expect(raised.map(({ ruleId }) => ruleId)).toEqual(isStill ? ['follow-up-still'] : [])
  })
})
