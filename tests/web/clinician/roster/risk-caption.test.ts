import { describe, expect, test } from 'vitest'
import { describeRiskReasons } from '../../../../web/src/clinician/roster/describe-risk-reasons.ts'
import { explainRisk, riskCaption } from '../../../../web/src/clinician/roster/risk-caption.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { aRosterRow } from '../a-roster-row.ts'

const rated = (reasons: string[], findings: { id: string; level: 'emergency' | 'urgent' | 'watch' }[] = []) =>
  aRosterRow({
    risk: { level: 'high', isKnown: true, reasons },
    findings: findings.map((finding) => ({
      ...finding,
      logged: finding.id,
      at: '2026-11-20T08:00:00.000Z',
      until: '2026-11-22T08:00:00.000Z',
      reply: null,
    })),
  })

const severe = 'Severe symptoms, seek help'
const byGroup = 'Higher-risk group, no severe symptoms logged'

describe('the caption of a high level', () => {
  test.each([
    ['breathlessness 7', ['breathlessness-high'], severe],
    ['a 999 result', ['vulnerable', 'triage-seek-help'], severe],
    ['group alone', ['vulnerable'], byGroup],
    ['group and a moderate symptom', ['vulnerable', 'breathlessness-medium'], byGroup],
    ['an open alert alone', ['open-alert'], 'An alert is open, no newer severe symptoms logged'],
    ['an open alert and a severe symptom', ['open-alert', 'energy-very-low'], severe],
    ['a reason of a newer server', ['vulnerable', 'rule-of-tomorrow'], severe],
  ])('%s', (_, reasons, caption) => {
    expect(riskCaption(rated(reasons))).toBe(caption)
  })

  test('a standing warning counts as severe, a finding to watch does not', () => {
    const reasons = ['vulnerable', 'flare-up-two-signs']
    expect(riskCaption(rated(reasons, [{ id: 'flare-up-two-signs', level: 'urgent' }]))).toBe(severe)
    const watch = ['vulnerable', 'flare-up-one-sign']
    expect(riskCaption(rated(watch, [{ id: 'flare-up-one-sign', level: 'watch' }]))).toBe(byGroup)
  })
})

describe('the sentence for what the patient did not set, and for what is usual', () => {
  const entry = { ...anEntry(), untouchedScores: ['breathlessness' as const] }
  const row = (level: 'medium' | 'low', isKnown: boolean, reasons: string[]) =>
    aRosterRow({ need: 'level', lastSymptomEntry: entry, risk: { level, isKnown, reasons } })

  test('a low level without an answer it needs reads as not known', () => {
    const patient = row('low', false, [])
    expect(riskCaption(patient)).toBe('Not enough information yet')
    expect(explainRisk(patient)).toBe('The latest check-in leaves out answers that a low level needs.')
  })

  test('a score at its default is not called a moderate symptom', () => {
    const patient = row('medium', true, ['breathlessness-medium'])
    expect(explainRisk(patient)).toBe(
      'The level counts the form’s default of a score that the patient did not set.',
    )
    expect(describeRiskReasons(patient)).toEqual([
      'Breathlessness not answered: the level counts the form’s default',
    ])
  })

  test('a medium level that is usual for the patient says so, beside the same level', () => {
    const usual = { level: 'medium' as const, isKnown: true, reasons: ['cough-medium'], isUsual: true }
    const patient = aRosterRow({ need: 'level', lastSymptomEntry: anEntry(), risk: usual })
    expect(explainRisk(patient)).toBe('Moderate symptoms, like this patient’s usual day.')
    expect(riskCaption(patient)).toBe('Monitor closely')
  })

  test('a moderate symptom beside it is called one', () => {
    expect(explainRisk(row('medium', true, ['breathlessness-medium', 'cough-medium']))).toBe(
      'The latest check-in or symptom check shows moderate symptoms.',
    )
  })
})

test('each place in the list explains itself in one sentence', () => {
  const sentences = (['red-flag', 'worsening', 'silent'] as const).map((need) =>
    explainRisk(aRosterRow({ need })),
  )
  const levels = (['high', 'medium', 'low'] as const).map((level) =>
    explainRisk(aRosterRow({ risk: { level, isKnown: true, reasons: [] } })),
  )
  const all = [...sentences, ...levels, explainRisk(aRosterRow())]
  expect(new Set(all).size).toBe(7)
  for (const sentence of all) expect(sentence).toMatch(/^[A-Z][^.]*\.$/)
})
