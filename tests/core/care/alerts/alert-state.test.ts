import { type AlertSeverity, alertSeverities, maxAlertMessageLength } from '@second-wind/core/care/alert'
import { type AlertFinding, alertState, isLessSevere } from '@second-wind/core/care/alerts/alert-state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('an alert with several findings', () => {
  const [earlier, day, later] = ['2026-11-10', '2026-11-20', '2026-11-21']
  const finding = (
    severity: AlertSeverity,
    message: string,
    localDate = day,
    withdrawnAt: string | null = null,
    gravity = 100,
  ): AlertFinding => ({ severity, message, gravity, localDate, withdrawnAt })
  const withdrawn = '2026-11-20T19:00:00.000Z'

  test.each([
    ['more serious', 'high', finding('critical', 'new'), 'critical', 'new'],
    ['equally severe', 'high', finding('high', 'new'), 'high', 'new'],
    ['milder', 'critical', finding('high', 'new'), 'critical', 'old'],
    ['equally severe, about a later day', 'high', finding('high', 'new', later), 'high', 'new'],
    ['equally severe, about an earlier day', 'high', finding('high', 'new', earlier), 'high', 'old'],
    ['more serious, about an earlier day', 'high', finding('critical', 'new', earlier), 'critical', 'new'],
  ] as const)(
    'has the higher severity and its message when a new finding is %s',
    (_, before, added, severity, message) => {
      expect(alertState(before, [finding(before, 'old'), added])).toMatchObject({ severity, message })
    },
  )

  test('shows the worse of two equally severe findings, also when it is the older one', () => {
    const worse = finding('high', 'breathlessness 8', earlier, null, 92)
    const newer = finding('high', 'breathlessness 7', later, null, 93)
    expect(alertState('high', [worse, newer])).toMatchObject({ message: 'breathlessness 8' })
  })

  test('keeps its severity and shows the most serious finding left when one is withdrawn', () => {
    expect(
      alertState('critical', [finding('critical', 'old', day, withdrawn), finding('medium', 'new')]),
    ).toMatchObject({ severity: 'critical', message: 'new' })
  })

  test('has a message within the maximum length that states when every finding is withdrawn', () => {
    const long = 'x'.repeat(maxAlertMessageLength)
    const { message } = alertState('high', [finding('high', 'old', day, withdrawn)])
    expect(message).toBe('old The patient has changed or deleted this entry since.')
    const cut = alertState('high', [finding('high', long, day, withdrawn)]).message
    expect(cut).toHaveLength(maxAlertMessageLength)
    const added = message.length - 'old'.length
    const fits = 'x'.repeat(maxAlertMessageLength - added)
    expect(alertState('high', [finding('high', fits, day, withdrawn)]).message).toMatch(/x The patient/)
    expect(cut).toMatch(/x… The patient has changed or deleted this entry since\.$/)
  })

  test('stays read when the new finding is milder', () => {
    expect(isLessSevere('high', 'critical')).toBe(true)
    expect(isLessSevere('critical', 'critical')).toBe(false)
    expect(isLessSevere('critical', 'low')).toBe(false)
  })

  test('is never milder than its most serious finding, in any order of arrival', () => {
    const anyFinding = fc.record({
      severity: fc.constantFrom(...alertSeverities),
      message: fc.string(),
      gravity: fc.nat(),
      localDate: fc.constantFrom(earlier, day, later),
      withdrawnAt: fc.constantFrom(null, withdrawn),
    })
    fc.assert(
      fc.property(anyFinding, fc.array(anyFinding), (first, others) => {
        const { severity } = alertState(first.severity, [first, ...others])
        return [first, ...others].every((one) => !isLessSevere(severity, one.severity))
      }),
    )
  })
})
