import { assessRisk, riskRules } from '@second-wind/core/care/risk/risk-level'
import { riskReasonWords } from '@second-wind/core/content/home-advice/risk-reason-words'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import type { Person } from '@second-wind/core/triage/person'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const adult = { age: 52, isVulnerable: false, conditions: [] }
const nothing = { person: { isVulnerable: false }, alertCount: 0, entry: undefined, triage: undefined }
const people: (Person | undefined)[] = [
  undefined,
  { ...adult, respiratoryDiagnosis: 'Asthma' },
  { ...adult, respiratoryDiagnosis: 'COPD' },
  { ...adult, conditions: ['Asthma', 'COPD'] },
]

describe('the line of deciding reasons', () => {
  test('names exactly those, and the level never changes', () => {
    const anyFacts = fc.record({
      person: fc.record({ isVulnerable: fc.boolean() }),
      alertCount: fc.nat({ max: 2 }),
      entry: fc.option(
        fc.record({
          coughSeverity: fc.integer({ min: 1, max: 10 }),
          breathlessness: fc.integer({ min: 1, max: 10 }),
          energy: fc.integer({ min: 1, max: 10 }),
          temperature: fc.constantFrom('normal', 'low-fever', 'moderate-fever', 'high-fever', 'unheard-of'),
        }),
        { nil: undefined },
      ),
      triage: fc.option(fc.record({ result: fc.constantFrom('seek_help', 'monitor', 'stay_home') }), {
        nil: undefined,
      }),
    })
    const listOf = (deciding: typeof riskRules) =>
      deciding.length === 0
        ? 'there are no warning signs in your latest answers'
        : new Intl.ListFormat('en-GB').format(deciding.map(({ id }) => riskReasonWords[id].patient))
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...people), (facts, person) => {
        const risk = assessRisk(facts)
        const { level, reasons, reasonLine } = selectEducation(risk, person)
        const deciding = riskRules
          .filter((rule) => rule.level === risk.level && rule.when(facts))
          .toSorted((a, b) => Number(b.id === 'triage-seek-help') - Number(a.id === 'triage-seek-help'))
        expect(level).toBe(risk.level)
        expect(reasons).toEqual(deciding.map(({ id }) => id))
        const isNothingLogged = facts.entry === undefined && facts.triage === undefined
        if (isNothingLogged && deciding.length === 0) expect(reasonLine).toBe('Not enough information yet')
        else expect(reasonLine).toBe(`You see this because: ${listOf(deciding)}.`)
      }),
    )
  })

  test('names a sign of today before an older one that set the level, and by itself as before', () => {
    const findings = [
      { id: 'breathlessness-high', level: 'urgent' },
      { id: 'fever-low', level: 'watch' },
    ] as const
    const risk = assessRisk({ ...nothing, findings })
    const reasonsWith = (...ofToday: string[]) =>
      selectEducation(risk, undefined, { findings, ofToday: new Set(ofToday) }).reasons
    expect(reasonsWith('fever-low')).toEqual(['fever-low', 'breathlessness-high'])
    expect(reasonsWith('fever-low', 'breathlessness-high')).toEqual(['breathlessness-high'])
  })
  test.each([
    ['a symptom check', 'check-seek-help', 'triage-seek-help'],
    ['an entry', 'breathlessness-severe', 'breathlessness-severe'],
  ] as const)('begins with the 999 sign of %s, also below a sign of today', (_, id, reason) => {
    const findings = [
      { id, level: 'emergency' },
      { id: 'fever-high', level: 'urgent' },
    ] as const
    const facts = { ...nothing, person: { isVulnerable: true }, alertCount: 1, findings }
    const risk = assessRisk({ ...facts, triage: { result: 'seek_help' } })
    const { reasons } = selectEducation(risk, undefined, { findings, ofToday: new Set(['fever-high']) })
    expect(reasons[0]).toBe(reason)
    expect(reasons).toEqual(expect.arrayContaining(['fever-high', 'vulnerable', 'open-alert']))
    expect(reasons).not.toContain('check-seek-help')
  })

  test('begins with the last symptom check that called for 999, whatever its age', () => {
    const risk = assessRisk({
      ...nothing,
      person: { isVulnerable: true },
      alertCount: 1,
      triage: { result: 'seek_help' },
    })
    expect(selectEducation(risk, undefined).reasons).toEqual(['triage-seek-help', 'vulnerable', 'open-alert'])
  })
})
