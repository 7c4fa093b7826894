import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { asksForAdviceToday, worstLevel } from '@second-wind/core/findings/finding'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { raisingRules } from '@second-wind/core/triage/added-safety-rules'
import { assessTriage } from '@second-wind/core/triage/assess'
import { trackOptions, type Track } from '@second-wind/core/triage/options'
import { describe, expect, test } from 'vitest'
import { aPersonWith, well } from './findings-fixtures.ts'

const usual = {
  breathlessness: 4,
  coughSeverity: 5,
  sputumColor: 'clear',
  sputumConsistency: 'thin',
  setOn: '2026-10-01',
} as const
const ordinary: SymptomReport = { ...well, ...usual }

type Fact = { logged: Partial<SymptomReport>; answered: Record<string, string> }

/** One fact, as a person logs it and as the same person answers it. Cough and mucus are two questions of one track. */
const breathing: Fact = { logged: { breathlessness: 6 }, answered: { difficulty_breathing: 'mild' } }
const cough: Fact = { logged: { coughSeverity: 7 }, answered: { wheeze_cough: 'increased' } }
const colour: Fact = { logged: { sputumColor: 'green' }, answered: { cough_mucus: 'changed' } }
const amount: Fact = { logged: { sputumConsistency: 'thick' }, answered: { cough_mucus: 'more' } }
const fevers: Fact[] = [
  { logged: {}, answered: {} },
  { logged: { temperature: 'low-fever' }, answered: { fever: 'low' } },
  { logged: { temperature: 'moderate-fever' }, answered: { fever: 'moderate' } },
  { logged: { temperature: 'high-fever' }, answered: { fever: 'high' } },
]
const nothing: Fact = { logged: {}, answered: {} }
const days = [nothing, breathing].flatMap((first) =>
  [nothing, cough].flatMap((second) =>
    [nothing, colour, amount].flatMap((third) => fevers.map((fever) => [first, second, third, fever])),
  ),
)

const wellAnswers = (track: Track) =>
  Object.fromEntries(Object.entries(trackOptions[track]).map(([question, [none]]) => [question, none]))

function readBoth(condition: string, facts: readonly Fact[]) {
  const person = aPersonWith(condition)
  const report = Object.assign({}, ordinary, ...facts.map(({ logged }) => logged))
  const answers = Object.assign({}, wellAnswers('respiratory'), ...facts.map(({ answered }) => answered))
  const findings = entryFindings(report, '2026-11-20', { person, usual })
  const { level, reasons } = assessTriage('respiratory', answers, person)
  return {
    findings: findings.map(({ id }) => id),
    log: worstLevel(findings),
    asksToday: findings.some(asksForAdviceToday),
    check: level,
    reasons,
  }
}

describe.each(['COPD', 'Asthma', 'Pulmonary Fibrosis'])(
  'the same facts logged and answered, with %s',
  (condition) => {
    type Both = ReturnType<typeof readBoth>
    const read = days.map((facts) => readBoth(condition, facts))
    const isSameDay = ({ reasons }: Both) =>
      reasons.some((id) => id === 'A10' || id === 'A13' || id === 'A14')

    test('are an emergency in the log exactly when the check calls for 999', () => {
      expect(read.filter(({ log, check }) => (log === 'emergency') !== (check === 'seek_help'))).toEqual([])
    })

    test('give advice the same day in the log when the check does', () => {
      const sameDay = read.filter(isSameDay)
      expect(sameDay.length).toBeGreaterThan(10)
      expect(sameDay.filter(({ log }) => log !== 'urgent' && log !== 'emergency')).toEqual([])
    })

    test('ask for advice the same day in the log exactly when the check gives medical advice', () => {
      expect(read.filter(({ asksToday, check }) => asksToday !== (check !== 'stay_home'))).toEqual([])
    })

    test('never give "stay at home" in the check when the log advises to get help today', () => {
      expect(read.filter(({ log, check }) => log === 'urgent' && check !== 'monitor')).toEqual([])
    })

    test('have a finding in the log when the check gives medical advice', () => {
      expect(read.filter(({ log, check }) => check === 'monitor' && log === undefined)).toEqual([])
    })
  },
)

describe('a rule of the check', () => {
  test.each([
    ['A3', 'flare-up-one-sign', 'COPD', [colour]],
    ['A9', 'flare-up-one-sign', 'COPD', [cough]],
    ['A10', 'flare-up-two-signs', 'COPD', [cough, breathing]],
    ['A13', 'two-signs-with-lung-condition', 'Asthma', [cough, breathing]],
    ['A14', 'breathing-with-lung-condition', 'Asthma', [breathing]],
    ['A14', 'breathing-with-lung-condition', 'Pulmonary Fibrosis', [breathing]],
    ['A13', 'two-signs-with-lung-condition', 'Pulmonary Fibrosis', [colour, fevers[1]!]],
    ['A15', 'fever-low-with-lung-condition', 'COPD', [fevers[1]!]],
    ['A16', 'phlegm-coloured', 'Asthma', [colour]],
    ['A16', 'phlegm-more-with-lung-condition', 'Asthma', [amount]],
    ['A17', 'cough-with-lung-condition', 'Pulmonary Fibrosis', [cough]],
  ] as const)('%s has the row %s in the log', (rule, row, condition, facts) => {
    expect(raisingRules.map(({ id }) => id)).toContain(rule)
    const { reasons, findings } = readBoth(condition, facts)
    expect(reasons).toContain(rule)
    expect(findings).toContain(row)
  })
})
