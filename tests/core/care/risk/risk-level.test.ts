import { assessRisk, type RiskFacts, riskLevels, riskRules } from '@second-wind/core/care/risk/risk-level'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { triageLevels } from '@second-wind/core/triage/triage-result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const calm = { coughSeverity: 1, breathlessness: 1, energy: 10, temperature: 'normal' }
const nothing: RiskFacts = {
  person: { isVulnerable: false },
  alertCount: 0,
  entry: undefined,
  triage: undefined,
}
const known: RiskFacts = { ...nothing, entry: calm, triage: { result: 'stay_home' } }

/** The sentence of the specification once more, as one expression. */
function levelBySpecification({ person, alertCount, entry, triage }: RiskFacts) {
  if (!person) return 'low'
  const temperature = entry?.temperature.replace('-fever', '')
  if (person.isVulnerable || alertCount > 0 || triage?.result === 'seek_help') return 'high'
  if (entry && (entry.breathlessness > 6 || entry.energy < 3 || temperature === 'high')) return 'high'
  if (triage?.result === 'monitor') return 'medium'
  if (!entry) return 'low'
  const isMedium =
    entry.breathlessness > 3 || entry.coughSeverity > 5 || temperature === 'moderate' || entry.energy < 5
  return isMedium ? 'medium' : 'low'
}

describe('the risk level with one sign alone', () => {
  test.each([
    ['nothing alarming', {}, 'low', []],
    ['a vulnerable person', { person: { isVulnerable: true } }, 'high', ['vulnerable']],
    ['one open alert', { alertCount: 1 }, 'high', ['open-alert']],
    ['a check that said 999', { triage: { result: 'seek_help' } }, 'high', ['triage-seek-help']],
    ['a check that said GP', { triage: { result: 'monitor' } }, 'medium', ['triage-monitor']],
    ['breathlessness 3', { entry: { ...calm, breathlessness: 3 } }, 'low', []],
    ['breathlessness 4', { entry: { ...calm, breathlessness: 4 } }, 'medium', ['breathlessness-medium']],
    ['breathlessness 6', { entry: { ...calm, breathlessness: 6 } }, 'medium', ['breathlessness-medium']],
    [
      'breathlessness 7',
      { entry: { ...calm, breathlessness: 7 } },
      'high',
      ['breathlessness-high', 'breathlessness-medium'],
    ],
    ['energy 5', { entry: { ...calm, energy: 5 } }, 'low', []],
    ['energy 4', { entry: { ...calm, energy: 4 } }, 'medium', ['energy-low']],
    ['energy 3', { entry: { ...calm, energy: 3 } }, 'medium', ['energy-low']],
    ['energy 2', { entry: { ...calm, energy: 2 } }, 'high', ['energy-very-low', 'energy-low']],
    ['cough 5', { entry: { ...calm, coughSeverity: 5 } }, 'low', []],
    ['cough 6', { entry: { ...calm, coughSeverity: 6 } }, 'medium', ['cough-medium']],
    ['cough 10', { entry: { ...calm, coughSeverity: 10 } }, 'medium', ['cough-medium']],
    ['an entry with untouched scores', { entry: untouchedReport }, 'medium', ['breathlessness-medium']],
  ] satisfies [string, Partial<RiskFacts>, string, string[]][])(
    'is that of the specification, with its reasons, for %s',
    (_, facts, level, reasons) => {
      expect(assessRisk({ ...known, ...facts })).toEqual({ level, isKnown: true, reasons })
    },
  )
})

describe('the risk level', () => {
  test('is one of three, ordered from most to least severe', () => {
    expect(riskLevels).toEqual(['high', 'medium', 'low'])
  })

  test('is never lower when one score gets worse', () => {
    const score = fc.integer({ min: 1, max: 10 })
    const facts = fc.record({
      isVulnerable: fc.boolean(),
      alertCount: fc.integer({ min: 0, max: 3 }),
      triage: fc.option(fc.constantFrom(...triageLevels), { nil: undefined }),
      coughSeverity: score,
      breathlessness: score,
      energy: score,
    })
    fc.assert(
      fc.property(facts, fc.constantFrom('coughSeverity', 'breathlessness', 'energy'), (fact, worse) => {
        const { isVulnerable, alertCount, triage, ...scores } = fact
        const levelWith = (entry: typeof scores) =>
          riskLevels.indexOf(
            assessRisk({
              person: { isVulnerable },
              alertCount,
              entry: { ...entry, temperature: 'normal' },
              triage: triage && { result: triage },
            }).level,
          )
        const change = worse === 'energy' ? -1 : 1
        return levelWith({ ...scores, [worse]: scores[worse] + change }) <= levelWith(scores)
      }),
    )
  })
})

describe('the risk level with a temperature in each spelling that is stored', () => {
  test.each([
    ['normal', 'low', []],
    ['low', 'low', []],
    ['low-fever', 'low', []],
    ['moderate', 'medium', ['fever-medium']],
    ['moderate-fever', 'medium', ['fever-medium']],
    ['high', 'high', ['fever-high']],
    ['high-fever', 'high', ['fever-high']],
    ['an unknown spelling', 'low', []],
    ['constructor', 'low', []],
  ])('is that of the specification for the temperature "%s"', (temperature, level, reasons) => {
    expect(assessRisk({ ...known, entry: { ...calm, temperature } })).toEqual({
      level,
      isKnown: true,
      reasons,
    })
  })
})

describe('the risk level when information is missing', () => {
  test('is low and marked as unknown while the profile is not loaded', () => {
    const mostSerious: RiskFacts = {
      person: undefined,
      alertCount: 3,
      entry: { ...calm, breathlessness: 10 },
      triage: { result: 'seek_help' },
    }
    expect(assessRisk(mostSerious)).toEqual({ level: 'low', isKnown: false, reasons: [] })
  })

  test('is low and marked as unknown for a new person without entries', () => {
    expect(assessRisk(nothing)).toEqual({ level: 'low', isKnown: false, reasons: [] })
  })

  test('is high by the specification and marked as unknown for a vulnerable person without entries', () => {
    expect(assessRisk({ ...nothing, person: { isVulnerable: true } })).toEqual({
      level: 'high',
      isKnown: false,
      reasons: ['vulnerable'],
    })
  })

  test.each([
    ['only an entry', { entry: calm }],
    ['only a check', { triage: { result: 'stay_home' } }],
  ] satisfies [string, Partial<RiskFacts>][])('is marked as known with %s', (_, facts) => {
    expect(assessRisk({ ...nothing, ...facts })).toEqual({ level: 'low', isKnown: true, reasons: [] })
  })
})

describe('the risk level when the person left an answer unset', () => {
  test.each([
    ['cough', { untouchedScores: ['coughSeverity'] }],
    ['breathlessness', { untouchedScores: ['mood', 'breathlessness'] }],
    ['energy', { untouchedScores: ['energy'] }],
    ['temperature', { untouchedFields: ['temperature'] }],
  ] satisfies [string, Partial<RiskFacts['entry']>][])(
    'is marked as unknown without %s, also after a check without a sign',
    (_, untouched) => {
      expect(assessRisk({ ...known, entry: { ...calm, ...untouched } })).toEqual({
        level: 'low',
        isKnown: false,
        reasons: [],
      })
    },
  )

  test('is low and known without mood and phlegm, which no row reads', () => {
    const entry = {
      ...calm,
      untouchedScores: ['mood' as const],
      untouchedFields: ['sputumColor' as const, 'sputumConsistency' as const],
    }
    expect(assessRisk({ ...known, entry }).isKnown).toBe(true)
  })

  test('is known when it is above low, whatever was left out', () => {
    const entry = { ...calm, breathlessness: 4, untouchedFields: ['temperature' as const] }
    expect(assessRisk({ ...known, entry })).toEqual({
      level: 'medium',
      isKnown: true,
      reasons: ['breathlessness-medium'],
    })
  })
})

describe('the risk level of all 432,000 combinations', () => {
  test('is that of the specification, with a reason whenever it is above low', () => {
    const rank = (level: (typeof riskLevels)[number]) => riskLevels.indexOf(level)
    let count = 0
    for (const facts of everyCombination()) {
      count++
      const { level, reasons } = assessRisk(facts)
      if (level !== levelBySpecification(facts)) throw new Error(`differs: ${JSON.stringify(facts)}`)
      if ((level === 'low') !== (reasons.length === 0)) throw new Error(`no reason: ${JSON.stringify(facts)}`)
      const levels = riskRules.filter((rule) => reasons.includes(rule.id)).map((rule) => rank(rule.level))
      if (levels.some((reasonLevel) => reasonLevel < rank(level)))
        throw new Error(`more serious reason: ${JSON.stringify(facts)}`)
    }
    expect(count).toBe(2 * 3 * 3 * 6 * 10 * 10 * 10 * 4)
  })
})

function* everyCombination(): Generator<RiskFacts> {
  const scores = Array.from({ length: 10 }, (_, index) => index + 1)
  for (const isVulnerable of [false, true])
    for (const alertCount of [0, 1, 5])
      for (const result of triageLevels)
        for (const temperature of ['normal', 'low-fever', 'moderate', 'moderate-fever', 'high', 'high-fever'])
          for (const coughSeverity of scores)
            for (const breathlessness of scores)
              for (const energy of scores)
                for (const part of [0, 1, 2, 3])
                  yield {
                    person: { isVulnerable },
                    alertCount,
                    entry:
                      part % 2 === 0 ? { coughSeverity, breathlessness, energy, temperature } : undefined,
                    triage: part < 2 ? { result } : undefined,
                  }
}
