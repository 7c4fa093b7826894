import { describe, expect, test } from 'vitest'
import { aPatient, high, inOrder, type Row, signOf } from './a-listed-patient.ts'

describe('the place of an entry with a 999 sign that the patient has corrected to a normal day', () => {
  const at = '2026-11-20T07:00:00Z'
  const worse = { need: 'worsening', latestSignAt: at } as const
  const old = { ...worse, isAlertOld: true }
  const silent = { need: 'silent', latestSignAt: at } as const
  const corrected = aPatient(50, {
    need: 'red-flag',
    worstOpenAlert: 'critical',
    worstStandingAlert: null,
    worstSign: null,
    isSignWithdrawn: true,
    latestSignAt: '2026-11-20T08:00:00Z',
  })
  const isBefore = (other: Partial<Row>) => inOrder([corrected, aPatient(1, other)])[0] === corrected.id

  // The patient is well by what they say now. Everybody here is worse by what they said themselves.
  test.each([
    ['a current 999 sign', { need: 'red-flag', ...signOf(400) }],
    ['an open critical alert', { need: 'red-flag', worstOpenAlert: 'critical', ...signOf(400) }],
    ['an open high alert', { ...worse, worstOpenAlert: 'high' }],
    ['an open medium alert', { ...worse, worstOpenAlert: 'medium' }],
    ['an open low alert', { ...worse, worstOpenAlert: 'low' }],
    ['a change without an alert', worse],
    ['advice to call 999, and silence since', { ...silent, lastAdvice: { level: 'emergency', at } }],
    ['a high alert of days ago', { ...old, worstOpenAlert: 'high' }],
    ['advice for the same day, and silence since', { ...silent, lastAdvice: { level: 'urgent', at } }],
  ] satisfies [string, Partial<Row>][])('is after %s', (_, other) => {
    expect(isBefore(other)).toBe(false)
  })

  // The correction can be the slip, or made so that 999 need not be called: nobody has asked yet (HZ-02, HZ-09).
  test.each([
    ['a medium alert of days ago', { ...old, worstOpenAlert: 'medium' }],
    ['plain silence at a high level', { ...silent, risk: high, isVulnerable: true }],
    ['a high level alone', { risk: high }],
  ] satisfies [string, Partial<Row>][])('is before %s', (_, other) => {
    expect(isBefore(other)).toBe(true)
  })

  test('is that of what still stands, where the correction left a sign', () => {
    const left = (id: number, worstStandingAlert: Row['worstStandingAlert'], facts: Partial<Row> = {}) =>
      aPatient(id, { ...corrected, id, worstStandingAlert, ...signOf(1_100, 0), ...facts })
    const rows = [
      corrected,
      left(6, 'medium', { isAlertOld: true, name: 'Bo Lee' }),
      left(5, 'high', { isAlertOld: true }),
      left(4, null),
      aPatient(3, { ...worse, worstOpenAlert: 'medium', ...signOf(1_000, 0) }),
      left(2, 'high'),
      aPatient(1, { need: 'red-flag', ...signOf(400) }),
    ]
    expect(inOrder(rows)).toEqual([1, 2, 3, 4, 5, 6, 50])
  })

  test('is the same for an open high alert of which nothing is left', () => {
    const withdrawn = aPatient(2, { ...corrected, id: 2, need: 'worsening', worstOpenAlert: 'high' })
    expect(inOrder([withdrawn, aPatient(1, { ...worse, worstOpenAlert: 'medium' })])).toEqual([1, 2])
  })
})
