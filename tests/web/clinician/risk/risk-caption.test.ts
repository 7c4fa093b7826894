import { dayMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { describeRiskReasons } from '../../../../web/src/clinician/risk/describe-risk-reasons.ts'
import { explainRisk } from '../../../../web/src/clinician/risk/explain-risk.ts'
import {
  isAdvisedBelowHigh,
  needsAttention,
  riskCaption,
} from '../../../../web/src/clinician/risk/risk-caption.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { aRosterRow, aSign } from '../a-roster-row.ts'

const rated = (reasons: string[], findings: { id: string; level: 'emergency' | 'urgent' | 'watch' }[] = []) =>
  aRosterRow({
    risk: { level: 'high', isKnown: true, reasons },
    findings: findings.map(({ id, level }) => aSign(id, level)),
  })

const now = Date.parse('2026-11-20T18:00:00.000Z')
const severe = 'Severe symptoms, seek help'
const byGroup = 'Higher-risk group, no severe symptoms logged'
const adviceToday = 'Advised to get help the same day'

describe('the caption of a high level', () => {
  test.each([
    ['breathlessness 7', ['breathlessness-high'], severe],
    ['a 999 result', ['vulnerable', 'triage-seek-help'], severe],
    ['group alone', ['vulnerable'], byGroup],
    ['group and a moderate symptom', ['vulnerable', 'breathlessness-medium'], byGroup],
    ['an open alert alone', ['open-alert'], 'Open alert, no new severe symptoms logged'],
    ['an open alert and a severe symptom', ['open-alert', 'energy-very-low'], severe],
    ['a reason of a newer server', ['vulnerable', 'rule-of-tomorrow'], severe],
  ])('is chosen by what makes the level high, here %s', (_, reasons, caption) => {
    expect(riskCaption(rated(reasons))).toBe(caption)
  })

  test('is severe for a current warning, and not for a finding to watch', () => {
    const reasons = ['vulnerable', 'flare-up-two-signs']
    expect(riskCaption(rated(reasons, [{ id: 'flare-up-two-signs', level: 'urgent' }]))).toBe(severe)
    const watch = ['vulnerable', 'flare-up-one-sign']
    expect(riskCaption(rated(watch, [{ id: 'flare-up-one-sign', level: 'watch' }]))).toBe(adviceToday)
  })

  test.each([
    ['an open alert', 'open-alert'],
    ['the group', 'vulnerable'],
  ])('does not deny severe symptoms beside advice for the same day, with %s', (_, reason) => {
    const advised = rated([reason, 'check-monitor'], [{ id: 'check-monitor', level: 'urgent' }])
    expect(riskCaption(advised)).toBe(adviceToday)
    const watched = rated([reason, 'feels-worse'], [{ id: 'feels-worse', level: 'watch' }])
    expect(riskCaption(watched)).toMatch(/severe symptoms logged$/)
  })

  test('does not deny the advice that the patient was given for a change below the threshold', () => {
    const finding = { id: 'worse-than-usual', level: 'urgent', isBelowThreshold: true } as const
    const patient = rated(['vulnerable', 'worse-than-usual'], [finding])
    const row = {
      ...patient,
      findings: patient.findings.map((found) => ({ ...found, isBelowThreshold: true })),
    }
    expect(riskCaption(row)).toBe(adviceToday)
    expect(isAdvisedBelowHigh({ ...row, need: 'level' })).toBe(true)
  })

  test('does not call a change below the threshold of the clinician severe', () => {
    const patient = rated(['worse-than-usual'], [{ id: 'worse-than-usual', level: 'urgent' }])
    const findings = patient.findings.map((finding) => ({ ...finding, isBelowThreshold: true }))
    expect(riskCaption({ ...patient, findings })).toBe('Slightly worse (below threshold)')
  })
})

describe('a low level', () => {
  test('with a sign to watch is not called stable', () => {
    const patient = rated([], [{ id: 'fever-low', level: 'watch' }])
    const risk = { level: 'low' as const, isKnown: true, reasons: [] }
    expect(riskCaption({ ...patient, risk })).toBe('Low, with a sign to watch')
    expect(riskCaption({ ...patient, risk, findings: [] })).toBe('Stable condition')
  })
})

describe('what the reason adds to the worst sign', () => {
  const breathless = aSign('breathlessness-high', 'urgent', 'breathlessness 7 out of 10')
  const entry = { ...anEntry(), date: breathless.at }

  test('is how many more signs there are below 999', () => {
    const findings = [breathless, aSign('energy-very-low', 'watch', 'energy 2 out of 10')]
    const row = aRosterRow({ need: 'worsening', findings, lastSymptomEntry: entry })
    expect(explainRisk(row, now)).toBe('Breathlessness 7 out of 10, today 08:00. Also 1 other sign.')
  })

  test.each(['red-flag', 'worsening'] as const)(
    'is for how long there has been no check-in, with an open alert and the need %s',
    (need) => {
      const row = aRosterRow({ need, worstOpenAlert: 'critical', lastSymptomEntry: entry })
      const threeDaysLater = now + 3 * dayMs
      expect(explainRisk(row, threeDaysLater)).toMatch(
        /alert still open\. No check-in or symptom check for 3 days\.$/,
      )
      expect(explainRisk(row, now)).not.toMatch(/No check-in/)
    },
  )
})

describe('the reasons for a level', () => {
  test('quote the answer for which a check gave advice', () => {
    const check = {
      result: 'monitor' as const,
      createdAt: '2026-11-19T16:25:00.000Z',
      advice: '“Sharp pain”',
    }
    expect(describeRiskReasons({ ...rated(['triage-monitor']), lastTriageResult: check })).toEqual([
      'Last symptom check: same-day advice (“Sharp pain”)',
    ])
  })
})

describe('the sentence for what the patient did not set, and for what is usual', () => {
  const entry = { ...anEntry(), untouchedScores: ['breathlessness' as const] }
  const row = (level: 'medium' | 'low', isKnown: boolean, reasons: string[]) =>
    aRosterRow({ need: 'level', lastSymptomEntry: entry, risk: { level, isKnown, reasons } })

  test('calls a low level not known when an answer is missing that it needs', () => {
    const patient = row('low', false, [])
    expect(riskCaption(patient)).toBe('Not enough information yet')
    expect(explainRisk(patient, now)).toBe(
      'Some answers are missing from the latest check-in, so we cannot say that the risk is low.',
    )
  })

  test('does not call a score at its default a moderate symptom', () => {
    const patient = row('medium', true, ['breathlessness-medium'])
    expect(explainRisk(patient, now)).toBe(
      'The patient left this score unanswered, so the level is based on the starting value of the form.',
    )
    expect(describeRiskReasons(patient)).toEqual([
      'Breathlessness not answered. The level uses the form’s starting value',
    ])
  })

  test('calls a medium level usual for the patient, beside the same level', () => {
    const usual = { level: 'medium' as const, isKnown: true, reasons: ['cough-medium'], isUsual: true }
    const patient = aRosterRow({ need: 'level', lastSymptomEntry: anEntry(), risk: usual })
    expect(explainRisk(patient, now)).toBe('Moderate symptoms, which are usual for this patient.')
    expect(riskCaption(patient)).toBe('Monitor closely')
  })

  test('calls a moderate symptom moderate beside a usual level', () => {
    expect(explainRisk(row('medium', true, ['breathlessness-medium', 'cough-medium']), now)).toBe(
      'Cough 4 out of 10, today 18:02.',
    )
  })
})

describe('the patients who require immediate attention', () => {
  const silent = (level?: 'emergency' | 'urgent') =>
    aRosterRow({
      need: 'silent',
      risk: { level: 'medium', isKnown: true, reasons: ['cough-medium'] },
      ...(level && { lastAdvice: { level, at: '2026-11-17T08:00:00.000Z' } }),
    })

  test('are also those who are silent since the advice to call 999, at any level', () => {
    expect([silent('emergency'), silent('urgent'), silent()].map(needsAttention)).toEqual([
      true,
      false,
      false,
    ])
  })
})
