import { maxAlertMessageLength, patientAlert } from '@second-wind/core/care/alert'
import { alertMessage } from '@second-wind/core/care/alerts/alert-message'
import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { describe, expect, test } from 'vitest'

describe('the message of an alert', () => {
  const alert = { ruleId: 'x', alertType: 'x', severity: 'high' as const, clause: 'cough 9 out of 10' }

  test.each([
    ['2026-11-20', '20 November 2026: cough 9 out of 10.'],
    ['2028-02-29', '29 February 2028: cough 9 out of 10.'],
    ['2026-03-29', '29 March 2026: cough 9 out of 10.'],
  ])('starts with the day of the entry, here %s', (localDate, message) => {
    expect(alertMessage(alert, localDate)).toBe(message)
  })

  test('is cut only when it is longer than the maximum', () => {
    const room = maxAlertMessageLength - alertMessage({ ...alert, clause: '' }, '2026-11-20').length
    const whole = { ...alert, clause: 'x'.repeat(room) }
    expect(alertMessage(whole, '2026-11-20')).toMatch(/x\.$/)
    expect(alertMessage({ ...whole, clause: `${whole.clause}x` }, '2026-11-20')).toMatch(/x…$/)
  })

  test('is cut between words, as every text that is too long', () => {
    const clause = 'cough all night '.repeat(40)
    expect(alertMessage({ ...alert, clause }, '2026-11-20')).toMatch(/(cough|all|night)…$/)
  })

  test.each(['Warning sign. '.repeat(14).trim(), '🫁'.repeat(100)])(
    'is within the maximum length when a check has fifty long warning signs such as "%s"',
    (sign) => {
      const redFlags = Array.from({ length: 50 }, () => sign)
      const [long] = alertsFor({ kind: 'triage', outcome: { result: 'seek_help', redFlags } })
      const message = long && alertMessage(long, '2026-11-20')
      expect(patientAlert.shape.message.safeParse(message).success).toBe(true)
      expect(message).toMatch(/^20 November 2026: the symptom check said to call 999\. .*…$/)
    },
  )
})
