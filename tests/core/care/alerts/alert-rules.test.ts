import {
  type AlertSeverity,
  alertSeverities,
  maxAlertMessageLength,
  patientAlert,
} from '@second-wind/core/care/alert'
import { alertMessage } from '@second-wind/core/care/alerts/alert-message'
import { alertsFor, symptomAlertRules, triageAlertRules } from '@second-wind/core/care/alerts/alert-rules'
import { updateOpenAlert } from '@second-wind/core/care/alerts/update-open-alert'
import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import {
  sputumColors,
  sputumConsistencies,
  type SymptomReport,
  temperatures,
  untouchedReport,
} from '@second-wind/core/records/symptom-entry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const anyReport: fc.Arbitrary<SymptomReport> = fc.record({
  coughSeverity: fc.integer({ min: 1, max: 10 }),
  breathlessness: fc.integer({ min: 1, max: 10 }),
  energy: fc.integer({ min: 1, max: 10 }),
  mood: fc.integer({ min: 1, max: 10 }),
  temperature: fc.constantFrom(...temperatures),
  sputumColor: fc.constantFrom(...sputumColors),
  sputumConsistency: fc.constantFrom(...sputumConsistencies),
})

describe('which entry raises an alert', () => {
  test.each([
    ['an ordinary day', {}, []],
    ['breathlessness 6', { breathlessness: 6 }, []],
    ['breathlessness 7', { breathlessness: 7 }, ['severe_breathlessness high']],
    ['breathlessness 8', { breathlessness: 8 }, ['severe_breathlessness high']],
    ['breathlessness 9', { breathlessness: 9 }, ['severe_breathlessness critical']],
    ['energy 3', { energy: 3 }, []],
    ['energy 2', { energy: 2 }, ['very_low_energy medium']],
    ['cough 8', { coughSeverity: 8 }, []],
    ['cough 9', { coughSeverity: 9 }, ['severe_cough medium']],
    ['a high temperature', { temperature: 'moderate-fever' }, []],
    ['a very high temperature', { temperature: 'high-fever' }, ['high_fever high']],
    ['a peak flow of 50 to 80%', { peakFlowZone: '50_80', peakFlowLpm: 300 }, []],
    ['a peak flow under 50%', { peakFlowZone: 'below_50', peakFlowLpm: 180 }, ['low_peak_flow critical']],
    ['brown phlegm', { sputumColor: 'brown' }, []],
    ['red phlegm', { sputumColor: 'red' }, ['red_phlegm high']],
    [
      'everything at once',
      { breathlessness: 10, energy: 1, coughSeverity: 10, temperature: 'high-fever', sputumColor: 'red' },
      [
        'severe_breathlessness critical',
        'high_fever high',
        'red_phlegm high',
        'very_low_energy medium',
        'severe_cough medium',
      ],
    ],
  ] satisfies [string, Partial<SymptomReport>, string[]][])('%s', (_, signs, expected) => {
    const alerts = alertsFor({ kind: 'symptoms', report: { ...untouchedReport, ...signs } })
    expect(alerts.map((alert) => `${alert.alertType} ${alert.severity}`)).toEqual(expected)
  })
})

describe('which symptom check raises an alert', () => {
  test.each([
    ['seek_help', ['triage-seek-help seek_help_result critical']],
    ['monitor', []],
    ['stay_home', []],
  ] as const)('%s', (result, expected) => {
    const alerts = alertsFor({ kind: 'triage', outcome: { result } })
    expect(alerts.map((alert) => `${alert.ruleId} ${alert.alertType} ${alert.severity}`)).toEqual(expected)
  })

  test('the alert names the warning signs that the patient ticked', () => {
    const redFlags = ['Blue or grey fingers or nails', 'Peak flow under half of your best']
    const [alert] = alertsFor({ kind: 'triage', outcome: { result: 'seek_help', redFlags } })
    expect(alert?.finding).toBe(
      'the symptom check said to call 999. Blue or grey fingers or nails. Peak flow under half of your best',
    )
  })
})

test('low peak flow: the finding includes the reading when there is one', () => {
  const findings = [{ peakFlowLpm: 180 }, {}].map((reading) => {
    const report: SymptomReport = { ...untouchedReport, peakFlowZone: 'below_50', ...reading }
    return alertsFor({ kind: 'symptoms', report }).map((alert) => alert.finding)
  })
  expect(findings).toEqual([
    ['peak flow under half of the personal best (180 l/min)'],
    ['peak flow under half of the personal best'],
  ])
})

test('findings repeat the logged values', () => {
  const report: SymptomReport = {
    ...untouchedReport,
    breathlessness: 8,
    energy: 2,
    coughSeverity: 9,
    temperature: 'high-fever',
    sputumColor: 'red',
  }
  expect(alertsFor({ kind: 'symptoms', report }).map((alert) => alert.finding)).toEqual([
    'breathlessness 8 of 10',
    'a very high temperature (over 39.4°C)',
    'red or blood-stained phlegm',
    'energy 2 of 10',
    'cough 9 of 10',
  ])
})

test('no entry raises two alerts of one type, and a worse score never a milder one', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      const types = alertsFor({ kind: 'symptoms', report }).map((alert) => alert.alertType)
      if (new Set(types).size !== types.length) return false
      const rank = (breathlessness: number) => {
        const alerts = alertsFor({ kind: 'symptoms', report: { ...report, breathlessness } })
        const found = alerts.find((alert) => alert.alertType === 'severe_breathlessness')
        return found ? alertSeverities.indexOf(found.severity) : alertSeverities.length
      }
      return rank(Math.min(10, report.breathlessness + 1)) <= rank(report.breathlessness)
    }),
  )
})

test('every entry that the risk rule rates high raises an alert', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      const { level } = assessRisk({
        person: { isVulnerable: false },
        alertCount: 0,
        entry: report,
        triage: undefined,
      })
      return level !== 'high' || alertsFor({ kind: 'symptoms', report }).length > 0
    }),
  )
})

test('every row has a unique id and a type that the API accepts', () => {
  const rows = [...symptomAlertRules, ...triageAlertRules]
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  for (const { alertType } of rows) expect(alertType).toMatch(/^[a-z]+(_[a-z]+)*$/)
})

describe('an open alert when a new finding arrives', () => {
  const [earlier, day, later] = ['2026-11-10', '2026-11-20', '2026-11-21']
  const open = (severity: AlertSeverity) => ({ severity, localDate: day })

  test.each([
    ['high', 'critical'],
    ['high', 'high'],
    ['low', 'medium'],
  ] as const)('%s and then %s: it is the new one, unread', (before, severity) => {
    for (const localDate of [day, later])
      expect(updateOpenAlert(open(before), { severity, message: 'new', localDate })).toEqual({
        severity,
        message: 'new',
        isRead: false,
      })
  })

  test.each([
    ['critical', 'high'],
    ['medium', 'low'],
  ] as const)('%s and then %s: it stays as it was', (before, severity) => {
    expect(updateOpenAlert(open(before), { severity, message: 'new', localDate: later })).toBeUndefined()
  })

  test('equally severe finding about an earlier day: keeps the newer finding', () => {
    const late = { severity: 'high', message: 'late', localDate: earlier } as const
    expect(updateOpenAlert(open('high'), late)).toBeUndefined()
    expect(updateOpenAlert({ severity: 'high', localDate: undefined }, late)).toMatchObject({ isRead: false })
  })

  test('more severe finding about an earlier day: replaces the finding', () => {
    const late = { severity: 'critical', message: 'late', localDate: earlier } as const
    expect(updateOpenAlert(open('high'), late)).toMatchObject({ severity: 'critical', message: 'late' })
  })
})

describe('the message', () => {
  const alert = { ruleId: 'x', alertType: 'x', severity: 'high' as const, finding: 'cough 9 of 10' }

  test.each([
    ['2026-11-20', '20 November 2026: cough 9 of 10.'],
    ['2028-02-29', '29 February 2028: cough 9 of 10.'],
    ['2026-03-29', '29 March 2026: cough 9 of 10.'],
  ])('of %s tells the day of the entry', (localDate, message) => {
    expect(alertMessage(alert, localDate)).toBe(message)
  })

  test('that just fits is kept whole', () => {
    const room = maxAlertMessageLength - alertMessage({ ...alert, finding: '' }, '2026-11-20').length
    const whole = { ...alert, finding: 'x'.repeat(room) }
    expect(alertMessage(whole, '2026-11-20')).toMatch(/x\.$/)
    expect(alertMessage({ ...whole, finding: `${whole.finding}x` }, '2026-11-20')).toMatch(/x…$/)
  })

  test('with fifty long warning signs still fits the record', () => {
    const redFlags = Array.from({ length: 50 }, () => 'Warning sign. '.repeat(14).trim())
    const [long] = alertsFor({ kind: 'triage', outcome: { result: 'seek_help', redFlags } })
    const message = long && alertMessage(long, '2026-11-20')
    expect(patientAlert.shape.message.safeParse(message).success).toBe(true)
    expect(message).toMatch(/^20 November 2026: the symptom check said to call 999\. .*…$/)
  })
})
