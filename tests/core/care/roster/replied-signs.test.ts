import { needOf } from '@second-wind/core/care/roster/roster-need'
import { describe, expect, test } from 'vitest'

describe('a 999 sign that the patient has called better', () => {
  const nowMs = Date.parse('2026-11-20T18:00:00Z')
  const at = '2026-11-20T12:00:00.000Z'
  const reply = { answer: 'better', at: '2026-11-20T13:00:00.000Z' } as const
  const later = '2026-11-20T14:00:00.000Z'
  const sign = { id: 'phlegm-red', level: 'emergency', at, gravity: 20 } as const
  const gravityOf = (facts: Partial<Parameters<typeof needOf>[0]>) =>
    needOf({ findings: [], openAlerts: [], lastReportMs: nowMs, ...facts }, nowMs).worstSign?.gravity ?? NaN

  test('comes after any without a reply, and before everything that is no 999 sign', () => {
    expect(gravityOf({ findings: [{ ...sign, reply }] })).toBeGreaterThan(4_000)
    expect(
      gravityOf({
        findings: [
          { ...sign, reply },
          { ...sign, gravity: 30 },
        ],
      }),
    ).toBe(30)
    expect(needOf({ findings: [{ ...sign, reply }], openAlerts: [], lastReportMs: nowMs }, nowMs).need).toBe(
      'red-flag',
    )
  })

  test('comes first again once something worse was logged or raised an alert, or with “I still feel like this”', () => {
    const worse = { id: 'cough-severe', level: 'urgent', at: later, gravity: 1_500 } as const
    expect(gravityOf({ findings: [{ ...sign, reply }, worse] })).toBe(20)
    expect(
      gravityOf({
        findings: [
          { ...sign, reply },
          { ...worse, at },
        ],
      }),
    ).toBeGreaterThan(4_000)
    const alert = { severity: 'critical', gravity: 20, raisedAt: later } as const
    expect(gravityOf({ findings: [{ ...sign, reply }], openAlerts: [alert] })).toBe(20)
    expect(gravityOf({ findings: [{ ...sign, reply: { ...reply, answer: 'still' } }] })).toBe(20)
  })
})
