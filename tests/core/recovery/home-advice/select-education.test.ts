import {
  assessRisk,
  riskLevels,
  type RiskAssessment,
  type RiskLevel,
  type RiskReasonId,
} from '@second-wind/core/care/risk/risk-level'
import { educationLinks } from '@second-wind/core/content/home-advice/education-links'
import { loadEducationCards } from '@second-wind/core/content/home-advice/load-cards'
import { epochMs } from '@second-wind/core/platform/moment'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import type { Person } from '@second-wind/core/triage/person'
import { describe, expect, test } from 'vitest'

const adult = { age: 52, isVulnerable: false, conditions: [] }
const nobody = undefined
const asthma: Person = { ...adult, respiratoryDiagnosis: 'Asthma' }
const copd: Person = { ...adult, respiratoryDiagnosis: 'COPD' }
const both: Person = { ...adult, conditions: ['Asthma', 'COPD'] }
const fibrosis: Person = { ...adult, respiratoryDiagnosis: 'Pulmonary Fibrosis' }

const at = (level: RiskLevel, ...reasons: RiskReasonId[]): RiskAssessment => ({
  level,
  isKnown: true,
  reasons,
})

describe('the three tabs of the education page', () => {
  test.each([
    ['high', ['Urgent', 'Support', 'Resources']],
    ['medium', ['Important', 'Self-Care', 'Resources']],
    ['low', ['Primary', 'Wellness', 'Resources']],
  ] satisfies [RiskLevel, string[]][])('have the specified labels at %s risk', (level, labels) => {
    expect(selectEducation(at(level), nobody).tabs.map(({ label }) => label)).toEqual(labels)
  })

  test.each([
    [
      'high',
      nobody,
      ['high-emergency', 'high-breathing', 'high-medicine'],
      ['high-support', 'high-stop-smoking'],
    ],
    [
      'high',
      asthma,
      ['high-emergency', 'high-breathing', 'high-medicine'],
      ['high-support', 'high-stop-smoking'],
    ],
    [
      'high',
      copd,
      ['high-emergency', 'high-breathing', 'high-medicine'],
      ['high-support', 'high-copd', 'high-stop-smoking'],
    ],
    ['medium', nobody, ['med-monitor'], ['med-selfcare', 'med-stop-smoking']],
    ['medium', asthma, ['med-monitor', 'med-asthma'], ['med-selfcare', 'med-stop-smoking']],
    ['medium', copd, ['med-monitor', 'med-copd'], ['med-selfcare', 'med-stop-smoking']],
    ['medium', both, ['med-monitor', 'med-asthma', 'med-copd'], ['med-selfcare', 'med-stop-smoking']],
    ['low', nobody, ['low-prevent'], ['low-breathing', 'low-lifestyle', 'low-stop-smoking']],
    ['low', both, ['low-prevent'], ['low-breathing', 'low-lifestyle', 'low-stop-smoking']],
  ] satisfies [RiskLevel, Person | undefined, string[], string[]][])(
    'show at %s risk the cards for the conditions in %j',
    (level, person, first, second) => {
      const { tabs } = selectEducation(at(level), person)
      expect(tabs.map(({ cardIds }) => cardIds)).toEqual([first, second, []])
    },
  )

  const fever = { id: 'fever-medium', level: 'urgent' } as const
  const redFlag = { id: 'breathlessness-severe', level: 'emergency' } as const

  test('say today instead of 24 to 48 hours beside advice for today, also when the scores are usual', () => {
    const { tabs } = selectEducation(at('medium'), copd, { findings: [fever], isUsual: true })
    expect(tabs[0].cardIds).toEqual(['med-today', 'med-copd'])
  })

  test.each([
    'flare-up-one-sign',
    'feels-worse-with-lung-condition',
    'fever-low-with-lung-condition',
  ] as const)('say today beside %s, for which the log and the companion say so', (id) => {
    const { tabs } = selectEducation(at('medium'), copd, { findings: [{ id, level: 'watch' }] })
    expect(tabs[0].cardIds[0]).toBe('med-today')
  })

  test('show beside a red flag the emergency signs without a weaker call', async () => {
    const { tabs } = selectEducation(at('high'), nobody, { findings: [redFlag] })
    expect(tabs[0].cardIds).toEqual(['high-red-flag', 'high-breathing', 'high-medicine'])
    const card = (await loadEducationCards('high')).find(({ id }) => id === 'high-red-flag')
    expect([card?.content, ...(card?.actionItems ?? [])].join(' ')).not.toMatch(/111|GP/)
  })

  test.each(riskLevels)('at %s risk show every card, each in its own tab', async (level) => {
    const cards = await loadEducationCards(level)
    const shownIf = (basis: Parameters<typeof selectEducation>[2], ...reasons: RiskReasonId[]) =>
      selectEducation(at(level, ...reasons), both, basis).tabs.flatMap(({ id, cardIds }) =>
        cardIds.map((card) => `${card} in ${id}`),
      )
    const shown = new Set([
      ...shownIf({}),
      ...shownIf({ isUsual: true }),
      ...shownIf({ findings: [fever] }),
      ...shownIf({ findings: [{ id: 'may-be-worse-than-usual', level: 'watch' }] }),
      ...shownIf({ findings: [redFlag] }),
      ...(level === 'high' ? shownIf({}, 'open-alert') : []),
    ])
    expect([...shown].toSorted()).toEqual(cards.map(({ id, tab }) => `${id} in ${tab}`).toSorted())
  })

  test('show an unknown person the cards of low risk, and no words that all is well', () => {
    const risk = assessRisk({ person: undefined, alertCount: 0, entry: undefined, triage: undefined })
    expect(selectEducation(risk, nobody)).toMatchObject({
      level: 'low',
      reasons: [],
      reasonLine: 'Not enough information yet',
    })
  })
})

describe('the links of the education page', () => {
  const forAll = [
    'link-nhs-shortness-of-breath',
    'link-nhs-inform-shortness-of-breath',
    'link-nhs-chest-pain',
  ]
  test.each([
    ['an unknown person', nobody, forAll],
    ['a person with asthma', asthma, [...forAll, 'link-alu-asthma']],
    ['a person with COPD', copd, [...forAll, 'link-alu-copd']],
    ['a person with both', both, [...forAll, 'link-alu-asthma', 'link-alu-copd']],
    ['a person with fibrosis', fibrosis, forAll],
  ])('are the same at every level for %s', (_, person, ids) => {
    for (const level of riskLevels) expect(selectEducation(at(level), person).links).toEqual(ids)
  })

  test('all have a target, and each one is used', () => {
    expect(selectEducation(at('low'), both).links).toEqual(educationLinks.map(({ id }) => id))
  })
})

describe('the reason line', () => {
  test.each([
    [
      'one reason',
      at('high', 'vulnerable'),
      'You see this because: your profile puts you in a higher-risk group.',
    ],
    [
      'two reasons',
      at('medium', 'cough-medium', 'energy-low'),
      'You see this because: your cough score is 6 or more and your energy score is 4 or less.',
    ],
    [
      'three reasons',
      at('high', 'open-alert', 'energy-very-low', 'fever-high'),
      'You see this because: your care team has an alert to check, your energy score is 2 or less and you logged a very high temperature.',
    ],
    [
      'a reason of a lower level did not decide',
      at('high', 'breathlessness-high', 'breathlessness-medium', 'cough-medium'),
      'You see this because: your breathlessness score is 7 or more.',
    ],
    [
      'a low risk from known answers',
      at('low'),
      'You see this because: there are no warning signs in your latest answers.',
    ],
    ['nothing known', { level: 'low', isKnown: false, reasons: [] }, 'Not enough information yet'],
    [
      'nothing known of a vulnerable person',
      { level: 'high', isKnown: false, reasons: ['vulnerable'] },
      'You see this because: your profile puts you in a higher-risk group.',
    ],
  ] satisfies [string, RiskAssessment, string][])(
    'names what decided, in words, with %s',
    (_, risk, line) => {
      expect(selectEducation(risk, nobody).reasonLine).toBe(line)
    },
  )

  const alertsAt = (now: string, count = 1) => ({
    count,
    since: '2026-11-12T23:30:00.000Z',
    nowMs: epochMs(now),
  })

  test('names an open alert with its day, and adds that it is not about today', () => {
    const basis = { openAlerts: alertsAt('2026-11-20T09:00:00.000Z') }
    expect(selectEducation(at('high', 'open-alert'), nobody, basis).reasonLine).toBe(
      'You see this because: your care team has an alert from 12 November to check. The alert is about that day. It does not say how you are today.',
    )
    expect(selectEducation(at('high', 'open-alert', 'energy-very-low'), nobody, basis).reasonLine).toBe(
      'You see this because: your care team has an alert from 12 November to check and your energy score is 2 or less.',
    )
  })

  test.each([
    ['is of today', alertsAt('2026-11-12T23:50:00.000Z'), 'an alert to check.'],
    [
      'is one of nine',
      alertsAt('2026-11-20T09:00:00.000Z', 9),
      '9 alerts (the oldest from 12 November) to check.',
    ],
  ])('does not call an alert past that %s', (_, openAlerts, words) => {
    expect(selectEducation(at('high', 'open-alert'), nobody, { openAlerts }).reasonLine).toBe(
      `You see this because: your care team has ${words}`,
    )
  })

  test('does not say that nothing is known of today beside a finding or a check of today', () => {
    const findings = [{ id: 'check-monitor', level: 'urgent' }] as const
    const openAlerts = alertsAt('2026-11-20T09:00:00.000Z')
    expect(
      selectEducation(at('high', 'open-alert', 'check-monitor'), nobody, { openAlerts, findings }).reasonLine,
    ).toBe(
      'You see this because: your symptom check said to get medical advice and your care team has an alert from 12 November to check.',
    )
  })

  test('explains an open alert by a sign to watch, and leaves the sign out beside a warning', () => {
    const sign = { id: 'flare-up-one-sign', level: 'watch' } as const
    const warning = { id: 'cough-severe', level: 'urgent' } as const
    const reasonsWith = (findings: readonly (typeof sign | typeof warning)[]) =>
      selectEducation(at('high', 'open-alert', ...findings.map(({ id }) => id)), copd, { findings }).reasons
    expect(reasonsWith([sign])).toEqual(['flare-up-one-sign', 'open-alert'])
    expect(reasonsWith([warning, sign])).toEqual(['cough-severe', 'open-alert'])
  })

  test('leaves out a score that the person did not set', () => {
    const entry = {
      coughSeverity: 6,
      breathlessness: 5,
      energy: 5,
      temperature: 'normal',
      untouchedScores: ['breathlessness' as const],
    }
    const risk = at('medium', 'breathlessness-medium', 'cough-medium')
    expect(selectEducation(risk, nobody, { entry }).reasonLine).toBe(
      'You see this because: you did not set your breathlessness and your cough score is 6 or more.',
    )
  })

  test('names the deciding rows, the most serious first', () => {
    const risk = at('high', 'breathlessness-medium', 'fever-high', 'open-alert')
    expect(selectEducation(risk, nobody).reasons).toEqual(['open-alert', 'fever-high'])
  })
})
