import { alertSeverities } from '@second-wind/core/care/alert'
import { alertsFor, answerAlertRules, triageAlertRules } from '@second-wind/core/care/alerts/alert-rules'
import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import { entryFindingRules } from '@second-wind/core/findings/entry-finding-rules'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { type SymptomReport, untouchedReport } from '@second-wind/core/records/symptom-entry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyReport } from '../../../fixtures/any-report.ts'

const alertsOf = (report: SymptomReport) =>
  alertsFor({
    kind: 'symptoms',
    report,
    findings: entryFindings(report, '2026-11-20', { person: undefined }),
  })

describe('an entry', () => {
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
    ['a very high temperature', { temperature: 'high-fever' }, ['high_fever critical']],
    ['a peak flow of 50 to 80%', { peakFlowZone: '50_80', peakFlowLpm: 300 }, ['low_peak_flow medium']],
    ['8 puffs of reliever', { relieverPuffs: 8 }, []],
    ['9 puffs of reliever', { relieverPuffs: 9 }, ['high_reliever_use high']],
    ['a peak flow under 50%', { peakFlowZone: 'below_50', peakFlowLpm: 180 }, ['low_peak_flow critical']],
    ['brown phlegm', { sputumColor: 'brown' }, []],
    ['red phlegm', { sputumColor: 'red' }, ['red_phlegm critical']],
    [
      'everything at once',
      { breathlessness: 10, energy: 1, coughSeverity: 10, temperature: 'high-fever', sputumColor: 'red' },
      [
        'severe_breathlessness critical',
        'red_phlegm critical',
        'high_fever critical',
        'severe_cough medium',
        'very_low_energy medium',
      ],
    ],
  ] satisfies [string, Partial<SymptomReport>, string[]][])(
    'with %s raises exactly the alerts that the rules list',
    (_, signs, expected) => {
      const alerts = alertsOf({ ...untouchedReport, ...signs })
      expect(alerts.map((alert) => `${alert.alertType} ${alert.severity}`)).toEqual(expected)
    },
  )

  test('raises at most one alert of a type, and with a worse score never a milder one', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const types = alertsOf(report).map((alert) => alert.alertType)
        if (new Set(types).size !== types.length) return false
        const rank = (breathlessness: number) => {
          const alerts = alertsOf({ ...report, breathlessness })
          const found = alerts.find((alert) => alert.alertType === 'severe_breathlessness')
          return found ? alertSeverities.indexOf(found.severity) : alertSeverities.length
        }
        return rank(Math.min(10, report.breathlessness + 1)) <= rank(report.breathlessness)
      }),
    )
  })

  test('raises an alert whenever the risk rule rates it high', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const { level } = assessRisk({
          person: { isVulnerable: false },
          alertCount: 0,
          entry: report,
          triage: undefined,
        })
        return level !== 'high' || alertsOf(report).length > 0
      }),
    )
  })
})

describe('a symptom check', () => {
  test.each([
    ['seek_help', ['triage-seek-help seek_help_result critical']],
    ['monitor', []],
    ['stay_home', []],
  ] as const)('with the result %s raises the alert of its row, or none', (result, expected) => {
    const alerts = alertsFor({ kind: 'triage', outcome: { result } })
    expect(alerts.map((alert) => `${alert.ruleId} ${alert.alertType} ${alert.severity}`)).toEqual(expected)
  })

  test.each([
    ['one sign of a COPD flare-up', ['A9'], 'flare-up-one-sign possible_flare_up medium'],
    ['two signs of a COPD flare-up', ['A10', 'A12'], 'flare-up-two-signs possible_flare_up high'],
    ['two signs with asthma', ['A13'], 'two-signs-with-lung-condition possible_flare_up high'],
    ['more or coloured phlegm with asthma', ['A16'], 'check-changed-phlegm changed_phlegm medium'],
    ['more cough or wheeze with asthma', ['A17'], ''],
    ['breathing with asthma', ['A14'], 'breathing-with-lung-condition possible_flare_up medium'],
    ['a peak flow of 50 to 80%', ['respiratory:peak_flow=50_80'], 'peak-flow-50-80 low_peak_flow medium'],
    [
      'streaks of blood',
      ['general:cough_mucus=blood_streaks', 'A9'],
      'check-blood-streaks red_phlegm high, flare-up-one-sign possible_flare_up medium',
    ],
    ['a high temperature', ['general:fever=moderate'], ''],
    ['being more short of breath', ['general:difficulty_breathing=moderate'], ''],
    ['sharp chest pain', ['general:chest_pain=sharp'], ''],
    ['an earlier sign', ['A11'], ''],
    ['an unanswered question', ['incomplete'], ''],
  ])('with the advice to get help today raises what the log does, here for %s', (_, reasons, expected) => {
    const alerts = alertsFor({ kind: 'triage', outcome: { result: 'monitor', reasons } })
    const raised = alerts.map(({ ruleId, alertType, severity }) => `${ruleId} ${alertType} ${severity}`)
    expect(raised.join(', ')).toBe(expected)
  })

  test('raises the alert about a high temperature only with a lung condition, as the log does', () => {
    const outcome = { result: 'monitor' as const, reasons: ['respiratory:fever=moderate'] }
    const person = { age: 40, isVulnerable: false, conditions: ['Asthma'] }
    expect(alertsFor({ kind: 'triage', outcome, person })).toEqual([
      {
        ruleId: 'fever-with-lung-condition',
        alertType: 'high_temperature',
        severity: 'medium',
        clause: 'same-day advice from a symptom check (high temperature with a lung condition)',
      },
    ])
  })

  test.each([
    ['A10', 'COPD'],
    ['A13', 'Asthma'],
  ])('joins a high temperature to the alert of a flare-up that counts it: %s, %s', (rule, condition) => {
    const outcome = { result: 'monitor' as const, reasons: [rule, 'respiratory:fever=moderate'] }
    const person = { age: 40, isVulnerable: false, conditions: [condition] }
    expect(alertsFor({ kind: 'triage', outcome, person })).toMatchObject([
      { alertType: 'possible_flare_up' },
      { alertType: 'high_temperature', joins: 'possible_flare_up' },
    ])
  })

  test.each([
    ['breathlessness-severe', 'replied that a warning sign is still there: breathlessness 9 or more'],
    ['check-seek-help', 'replied that a warning sign is still there: 999 advice from a symptom check'],
    ['of-another-release', 'replied that a warning sign is still there'],
  ])('that is a reply "still" about %s raises a critical alert in its own words', (findingId, clause) => {
    const outcome = toFollowUpOutcome({ about: 'x', answer: 'still' }, findingId)
    expect(alertsFor({ kind: 'triage', outcome })).toEqual([
      { ruleId: 'follow-up-still', alertType: 'warning_sign_persists', severity: 'critical', clause },
    ])
  })

  test('that is a reply "better" raises no alert', () => {
    const outcome = toFollowUpOutcome({ about: 'x', answer: 'better' }, 'breathlessness-severe')
    expect(alertsFor({ kind: 'triage', outcome })).toEqual([])
  })

  test('names in its alert the warning signs that the patient ticked', () => {
    const redFlags = ['Blue or grey fingers or nails', 'Peak flow under half of your best']
    const [alert] = alertsFor({ kind: 'triage', outcome: { result: 'seek_help', redFlags } })
    expect(alert?.clause).toBe(
      'the symptom check said to call 999. Blue or grey fingers or nails. Peak flow under half of your best',
    )
  })
})

describe('a finding in an alert', () => {
  test('includes the reading of a low peak flow when there is one', () => {
    const findings = [{ peakFlowLpm: 180 }, {}].map((reading) => {
      const report: SymptomReport = { ...untouchedReport, peakFlowZone: 'below_50', ...reading }
      return alertsOf(report).map((alert) => alert.clause)
    })
    expect(findings).toEqual([
      ['peak flow under half of the personal best (180 l/min)'],
      ['peak flow under half of the personal best'],
    ])
  })

  test('is critical to the clinician when it is an emergency to the patient', () => {
    const emergencies = entryFindingRules.filter(({ level }) => level === 'emergency')
    expect(emergencies.map(({ alert }) => alert?.severity)).toEqual(emergencies.map(() => 'critical'))
  })

  test('repeats the logged values', () => {
    const report: SymptomReport = {
      ...untouchedReport,
      breathlessness: 8,
      energy: 2,
      coughSeverity: 9,
      temperature: 'high-fever',
      sputumColor: 'red',
    }
    expect(alertsOf(report).map((alert) => alert.clause)).toEqual([
      'red or blood-stained phlegm',
      'a very high temperature (over 39.4°C)',
      'breathlessness 8 out of 10',
      'cough 9 out of 10',
      'energy 2 out of 10',
    ])
  })
})

describe('an answer to a message', () => {
  test.each([
    ['better', false, []],
    ['better', true, []],
    ['same', true, []],
    ['worse', false, ['worse_in_answer high: answered “Worse” to a message']],
    ['call', false, ['call_requested high: answered “Please call me” to a message']],
    [
      'worse',
      true,
      ['worse_in_answer critical: answered “Worse” to a message within 48 hours of a 999 sign'],
    ],
    [
      'call',
      true,
      ['call_requested critical: answered “Please call me” to a message within 48 hours of a 999 sign'],
    ],
  ] as const)(
    'that says "%s", after a 999 sign %s, raises the alert of its row, or none',
    (answer, isAfterRedFlag, expected) => {
      const raised = alertsFor({ kind: 'answer', answer, isAfterRedFlag })
      expect(raised.map(({ alertType, severity, clause }) => `${alertType} ${severity}: ${clause}`)).toEqual(
        expected,
      )
    },
  )
})

describe('the rows of the alert rules', () => {
  test('have a unique id and a type that the API accepts', () => {
    const rows = [...entryFindingRules, ...triageAlertRules, ...answerAlertRules]
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
    const types = [
      ...entryFindingRules.flatMap((row) => row.alert?.type ?? []),
      ...triageAlertRules.map((row) => row.alertType),
      ...answerAlertRules.map((row) => row.alertType),
    ]
    for (const type of types) expect(type).toMatch(/^[a-z]+(_[a-z]+)*$/)
  })
})
