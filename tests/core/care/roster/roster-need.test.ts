import { countRedFlags, needOf } from '@second-wind/core/care/roster/roster-need'
import { hourMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'

describe('the 999 signs of a patient', () => {
  test('are counted once each: those of a check one by one, and no reply beside the sign it is about', () => {
    const sign = (id: string, signIds?: string[]) =>
      ({ id, level: 'emergency', ...(signIds && { signIds }) }) as const
    const check = sign('check-seek-help', ['respiratory:blue_lips_fingers=blue_lips', 'fever-high'])
    const still = sign('follow-up-still')
    expect(countRedFlags([check, sign('phlegm-red'), still])).toBe(3)
    expect(countRedFlags([check, sign('fever-high')])).toBe(2)
    expect(countRedFlags([still])).toBe(1)
    expect(countRedFlags([sign('phlegm-red'), still])).toBe(1)
    expect(countRedFlags([{ id: 'cough-severe', level: 'urgent' }])).toBe(0)
  })
})

describe('the reason why a patient needs a clinician', () => {
  const nowMs = Date.parse('2026-11-20T18:00:00Z')
  const at = '2026-11-20T12:00:00.000Z'
  const raisedAt = '2026-11-20T10:00:00.000Z'
  const calm: Parameters<typeof needOf>[0] = { findings: [], openAlerts: [], lastReportMs: nowMs - hourMs }

  describe('after the patient has corrected what made an alert so severe', () => {
    const corrected = { severity: 'critical', gravity: 100, raisedAt, standing: null } as const
    const need = (facts: Partial<typeof calm>) => needOf({ ...calm, ...facts }, nowMs)

    test('is a red flag without a sign, and an open high alert without one is worse than usual', () => {
      const none = { isSignWithdrawn: true, worstSign: null, worstStandingAlert: null }
      const latestSignMs = Date.parse(raisedAt)
      expect(need({ openAlerts: [corrected] })).toEqual({ need: 'red-flag', latestSignMs, ...none })
      const high = { ...corrected, severity: 'high' } as const
      expect(need({ openAlerts: [high] })).toEqual({ need: 'worsening', latestSignMs, ...none })
    })

    test('is by what still stands, in the alert itself, in another one or in a current finding', () => {
      const stands = (facts: Partial<typeof calm>) => {
        const { isSignWithdrawn, worstSign, worstStandingAlert } = need(facts)
        return { isSignWithdrawn, gravity: worstSign?.gravity, worstStandingAlert }
      }
      const partly = { ...corrected, standing: 'high', gravity: 1_100 } as const
      const high = { isSignWithdrawn: true, gravity: 1_100, worstStandingAlert: 'high' }
      expect(stands({ openAlerts: [partly] })).toEqual(high)
      expect(stands({ openAlerts: [corrected, { severity: 'high', gravity: 1_100, raisedAt }] })).toEqual(
        high,
      )
      const findings: (typeof calm)['findings'] = [
        { id: 'breathlessness-high', level: 'urgent', at, gravity: 1_100 },
      ]
      expect(stands({ openAlerts: [corrected], findings })).toEqual({ ...high, worstStandingAlert: null })
    })

    test('is a red flag like any other beside a current 999 sign or another critical alert', () => {
      const current = { severity: 'critical', gravity: 100, raisedAt } as const
      expect(need({ openAlerts: [corrected, current] })).not.toHaveProperty('isSignWithdrawn')
      const findings: (typeof calm)['findings'] = [{ id: 'phlegm-red', level: 'emergency', at }]
      expect(need({ openAlerts: [corrected], findings })).not.toHaveProperty('isSignWithdrawn')
      const unnamed: (typeof calm)['findings'] = [
        { id: 'check-seek-help', level: 'emergency', at, signIds: [] },
      ]
      expect(need({ openAlerts: [corrected], findings: unnamed })).not.toHaveProperty('isSignWithdrawn')
      expect(need({ findings: unnamed })).toMatchObject({ need: 'red-flag' })
    })
  })

  test.each([
    ['an open critical alert', { openAlerts: [{ severity: 'critical', gravity: 0, raisedAt }] }, 'red-flag'],
    ['a current emergency finding', { findings: [{ id: 'phlegm-red', level: 'emergency', at }] }, 'red-flag'],
    [
      'an emergency finding and two days of silence',
      {
        findings: [{ id: 'check-seek-help', level: 'emergency', at }],
        lastReportMs: 0,
      },
      'red-flag',
    ],
    ['worse than usual', { findings: [{ id: 'worse-than-usual', level: 'urgent', at }] }, 'worsening'],
    [
      'worse than usual today',
      { findings: [{ id: 'worse-than-usual-today', level: 'watch', at }] },
      'worsening',
    ],
    [
      'a reply that the patient is not back to normal, after two days of silence',
      { findings: [{ id: 'follow-up-not-usual', level: 'watch', at }], lastReportMs: 0 },
      'worsening',
    ],
    ['one sign of a flare-up', { findings: [{ id: 'flare-up-one-sign', level: 'watch', at }] }, 'worsening'],
    ['breathlessness 7', { findings: [{ id: 'breathlessness-high', level: 'urgent', at }] }, 'worsening'],
    [
      'worse than usual, below the threshold of the clinician',
      {
        findings: [{ id: 'worse-than-usual', level: 'urgent', at, isBelowThreshold: true }],
      },
      'worsening',
    ],
    [
      'high scores of which the patient did not set one',
      {
        findings: [{ id: 'high-scores-with-sign', level: 'urgent', at, isBelowThreshold: true }],
      },
      'level',
    ],
    [
      'an emergency finding marked as below the threshold',
      {
        findings: [{ id: 'phlegm-red', level: 'emergency', at, isBelowThreshold: true }],
      },
      'red-flag',
    ],
    ['a check that advised a GP', { findings: [{ id: 'check-monitor', level: 'urgent', at }] }, 'worsening'],
    [
      'a raised temperature with a lung condition',
      { findings: [{ id: 'fever-low-with-lung-condition', level: 'watch', at }] },
      'worsening',
    ],
    ['a slightly high temperature', { findings: [{ id: 'fever-medium', level: 'watch', at }] }, 'level'],
    ['no check-in for just under 48 hours', { lastReportMs: nowMs - 48 * hourMs + 1 }, 'level'],
    ['no check-in for 48 hours', { lastReportMs: nowMs - 48 * hourMs }, 'silent'],
    ['never a check-in nor a check', { lastReportMs: null }, 'silent'],
    ['an open high alert', { openAlerts: [{ severity: 'high', gravity: 0, raisedAt }] }, 'worsening'],
    [
      'an open high alert and two days of silence',
      { openAlerts: [{ severity: 'high', gravity: 0, raisedAt }], lastReportMs: 0 },
      'worsening',
    ],
    ['an open medium alert', { openAlerts: [{ severity: 'medium', gravity: 0, raisedAt }] }, 'worsening'],
    [
      'an open low alert and two days of silence',
      { openAlerts: [{ severity: 'low', gravity: 0, raisedAt }], lastReportMs: 0 },
      'worsening',
    ],
  ] satisfies [string, Partial<typeof calm>, string][])(
    'is that of the most serious fact, here %s',
    (_, facts, need) => {
      expect(needOf({ ...calm, ...facts }, nowMs).need).toBe(need)
    },
  )

  test.each([
    [
      'a red flag: the newest of 999 signs and critical alerts, and of nothing milder',
      {
        findings: [
          { id: 'phlegm-red', level: 'emergency', at },
          { id: 'cough-severe', level: 'urgent', at: '2026-11-20T17:00:00Z' },
        ],
        openAlerts: [
          { severity: 'critical', gravity: 0, raisedAt },
          { severity: 'high', gravity: 0, raisedAt: '2026-11-20T16:00:00Z' },
        ],
      },
      Date.parse(at),
    ],
    ['silence: the last check-in', { lastReportMs: 5 }, 5],
    ['silence since joining: none', { lastReportMs: null }, null],
    [
      'an open low alert: when it was raised',
      { openAlerts: [{ severity: 'low', gravity: 0, raisedAt }] },
      Date.parse(raisedAt),
    ],
    ['a level alone: none', {}, null],
  ] satisfies [string, Partial<typeof calm>, number | null][])(
    'has the right date of the latest sign for %s',
    (_, facts, ms) => {
      expect(needOf({ ...calm, ...facts }, nowMs).latestSignMs).toBe(ms)
    },
  )

  test('is an old alert only when each alert is of 48 hours ago and no sign makes the patient worse', () => {
    const alert = (ageMs: number) =>
      ({ severity: 'medium', gravity: 0, raisedAt: new Date(nowMs - ageMs).toISOString() }) as const
    const isOld = (facts: Partial<typeof calm>) => needOf({ ...calm, ...facts }, nowMs).isAlertOld
    expect(isOld({ openAlerts: [alert(48 * hourMs)] })).toBe(true)
    expect(isOld({ openAlerts: [alert(48 * hourMs - 1)] })).toBeUndefined()
    expect(isOld({ openAlerts: [alert(90 * hourMs), alert(hourMs)] })).toBeUndefined()
    const worse = { id: 'worse-than-usual-today', level: 'watch', at } as const
    expect(isOld({ openAlerts: [alert(90 * hourMs)], findings: [worse] })).toBeUndefined()
    const below = { ...worse, isBelowThreshold: true }
    expect(isOld({ openAlerts: [alert(90 * hourMs)], findings: [below] })).toBeUndefined()
    expect(isOld({ openAlerts: [{ ...alert(90 * hourMs), severity: 'critical' }] })).toBeUndefined()
  })

  describe('the place of a sign or an open alert', () => {
    const alert = (severity: 'high' | 'medium', gravity: number) =>
      ({ openAlerts: [{ severity, gravity, raisedAt }] }) satisfies Partial<typeof calm>
    const worstOf = (facts: Partial<typeof calm>) =>
      needOf({ ...calm, ...facts }, nowMs).worstSign?.gravity ?? NaN
    const advice = { findings: [{ id: 'check-monitor', level: 'urgent', at, gravity: 2_000 }] } as const

    test('is after advice for today that still counts, when the alert is medium', () => {
      expect(worstOf(advice)).toBeLessThan(worstOf(alert('medium', 1_200)))
      expect(worstOf({ ...advice, ...alert('medium', 1_200) })).toBe(2_000)
    })

    test('is below the threshold of the clinician after all advice that reaches it, and hides no alert', () => {
      const below = {
        id: 'worse-than-usual',
        level: 'urgent',
        at,
        gravity: 1_000,
        isBelowThreshold: true,
      } as const
      expect(worstOf({ findings: [below] })).toBeGreaterThan(worstOf(advice))
      expect(worstOf({ findings: [below, ...advice.findings] })).toBe(worstOf(advice))
      expect(worstOf({ findings: [below], ...alert('high', 1_200) })).toBe(1_200)
    })

    test('comes first when its gravity is not known', () => {
      const unknown = { id: 'check-monitor', level: 'urgent', at } as const
      expect(worstOf({ findings: [...advice.findings, unknown] })).toBe(0)
    })

    test('stays by its own sign when the alert is high', () => {
      expect(worstOf(alert('high', 1_200))).toBe(1_200)
    })
  })
})
