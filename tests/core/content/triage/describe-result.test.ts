import { line } from '@second-wind/core/content/content-item'
import { careTier } from '@second-wind/core/content/help/care-tier-schema'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { notMonitored } from '@second-wind/core/content/help/not-monitored'
import { describeResult } from '@second-wind/core/content/triage/describe-result'
import { extraLine } from '@second-wind/core/content/triage/extra-line-schema'
import { extraLines } from '@second-wind/core/content/triage/extra-lines'
import { getHelpIf } from '@second-wind/core/content/triage/get-help-if'
import { resultWords } from '@second-wind/core/content/triage/result-schema'
import { levelNames, resultLines, results } from '@second-wind/core/content/triage/results'
import { safetyRuleWords } from '@second-wind/core/content/triage/safety-rule-words'
import { under16Advice } from '@second-wind/core/content/triage/start-screen'
import { assessTriage } from '@second-wind/core/triage/assess'
import { trackOptions, type Track } from '@second-wind/core/triage/options'
import { triageLevels } from '@second-wind/core/triage/triage-result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPerson } from './a-person.ts'
import { describeAnswers, describeCheck } from './describe-answers.ts'

const noDriving = 'Do not drive yourself to hospital. Ask for an ambulance, or ask someone to drive you.'
const sepsis = extraLines.find(({ id }) => id === 'fever-alone')?.text ?? 'missing'

const anyCheck = fc
  .constantFrom<Track>('general', 'respiratory')
  .chain((track) =>
    fc
      .record(
        Object.fromEntries(
          Object.entries<readonly string[]>(trackOptions[track]).map(([id, options]) => [
            id,
            fc.constantFrom(...options, 'unknown'),
          ]),
        ),
      )
      .map((answers) => ({ track, answers })),
  )
const anyPerson = fc.option(
  fc.record({
    age: fc.integer({ min: 1, max: 120 }),
    conditions: fc.subarray(['Asthma', 'COPD', 'Diabetes']),
    isVulnerable: fc.boolean(),
    respiratoryDiagnosis: fc.constantFrom('none', "None/Don't Know", 'Asthma', 'COPD', 'Pulmonary Fibrosis'),
  }),
  { nil: undefined },
)

describe('the words of a result', () => {
  test('are finished text', () => {
    for (const byLevel of Object.values(results)) {
      for (const [level, words] of Object.entries(byLevel)) {
        expect(resultWords.parse(words)).toEqual(words)
        expect(words.level).toBe(level)
      }
    }
    for (const extra of extraLines) expect(extraLine.parse(extra)).toEqual(extra)
    expect(careTier.parse(getHelpIf)).toEqual(getHelpIf)
    for (const words of [levelNames, resultLines, safetyRuleWords].flatMap((lines) => Object.values(lines))) {
      expect(line.parse(words)).toEqual(words)
    }
  })

  test('exist for every level', () => {
    for (const track of ['general', 'respiratory'] as const) {
      expect(Object.keys(results[track]).toSorted()).toEqual(triageLevels.toSorted())
    }
  })
})

describe('a result', () => {
  test.each([
    ['general', { difficulty_breathing: 'severe' }, 'seek_help', 'Get emergency help now'],
    ['general', { difficulty_breathing: 'moderate' }, 'monitor', 'Get medical advice'],
    ['general', {}, 'stay_home', 'Look after yourself at home'],
    ['respiratory', { peak_flow: 'below_50' }, 'seek_help', 'Emergency: Call 999 immediately'],
    ['respiratory', { peak_flow: '50_80' }, 'monitor', 'Urgent medical review needed today'],
    ['respiratory', {}, 'stay_home', 'No warning signs today'],
  ] as const)('of the %s check with %j is %s, "%s"', (track, changes, level, title) => {
    const described = describeCheck(track, changes)
    expect(described).toMatchObject({ level, title, conditionSpecific: false })
    expect(described.description).toBe(results[track][level].description)
    expect(described.recommendations).toEqual(results[track][level].recommendations)
    expect(described.levelName).toBe(levelNames[level].text)
  })

  test.each([
    ['seek_help', 'warning'],
    ['monitor', 'phone'],
    ['stay_home', 'home'],
  ] as const)('has its own icon on both tracks: %s', (level, icon) => {
    expect([results.general[level].icon, results.respiratory[level].icon]).toEqual([icon, icon])
  })

  test('advises not to drive in an emergency, and only then', () => {
    expect(describeCheck('general', { fever: 'high' }).recommendations).toContain(noDriving)
    expect(describeCheck('respiratory', { fever: 'high' }).recommendations).toContain(noDriving)
    for (const track of ['general', 'respiratory'] as const) {
      expect(describeCheck(track, { fever: 'moderate' }).recommendations).not.toContain(noDriving)
      expect(describeCheck(track).recommendations).not.toContain(noDriving)
    }
  })

  test('of a respiratory check without warning signs has the five recommendations in order', () => {
    expect(describeCheck('respiratory').recommendations).toEqual([
      'Carry on with your medicines as prescribed.',
      'Check your symptoms each day.',
      'Stay away from your triggers when you can.',
      'Drink enough and rest.',
      'Contact a GP the same day if you feel worse.',
    ])
  })

  test('that is urgent names a GP surgery and 111', () => {
    for (const track of ['general', 'respiratory'] as const) {
      expect(describeCheck(track, { fever: 'moderate' }).description).toMatch(/GP surgery today.*call 111/)
    }
  })

  test('has the "Get help if" box only with the advice to stay at home', () => {
    for (const track of ['general', 'respiratory'] as const) {
      expect(describeCheck(track).getHelpIf).toBe(getHelpIf)
      expect(describeCheck(track, { fever: 'moderate' }).getHelpIf).toBeUndefined()
      expect(describeCheck(track, { fever: 'high' }).getHelpIf).toBeUndefined()
    }
    expect(getHelpIf.heading).toBe('Get help if:')
    expect(getHelpIf.items).toEqual([
      'you have had a cough for 3 weeks or more',
      'your temperature is not better after 48 hours',
      'you are not better in 10 days',
      'you feel worse',
    ])
  })
  test('asks for help tomorrow after a raised temperature, as the card in the log does', () => {
    const { getHelpIf: tier } = describeCheck('general', { fever: 'low' })
    expect(tier?.items).toContain('your temperature is not better tomorrow')
    expect(tier?.items.join()).not.toMatch(/48 hours/)
  })
})

describe('a result with a very high temperature', () => {
  test.each(['general', 'respiratory'] as const)(
    'gives sepsis and 111 as the only reason on the %s check',
    (track) => {
      const described = describeCheck(track, { fever: 'high' })
      expect(described.level).toBe('seek_help')
      expect(described.notes).toContain(sepsis)
      expect(sepsis).toContain('If you have none of these, call 111 now.')
    },
  )

  test.each([
    ['another warning sign', { fever: 'high', chest_pain: 'crushing' }],
    ['a lesser sign', { fever: 'high', difficulty_breathing: 'moderate' }],
    ['a question without an answer', { fever: 'high', fatigue: 'unknown' }],
  ])('mentions only 999 with %s', (_, changes) => {
    expect(describeCheck('general', changes).notes).not.toContain(sepsis)
    expect(describeCheck('respiratory', changes).notes).not.toContain(sepsis)
  })

  test('is the only one that mentions sepsis', () => {
    expect(describeCheck('general', { fever: 'moderate' }).recommendations).not.toContain(sepsis)
  })
})

describe('what a result shows first', () => {
  test('is the risk for a higher-risk person who may stay at home', () => {
    const vulnerable = aPerson({ isVulnerable: true })
    expect(describeCheck('general', {}, vulnerable).firstLines).toEqual([resultLines.higherRisk.text])
    expect(describeCheck('general', { fever: 'moderate' }, vulnerable).firstLines).toEqual([])
    expect(describeCheck('general').firstLines).toEqual([])
  })

  test.each([
    [15, [under16Advice.text]],
    [16, []],
  ])('is the line for people under 16 only below 16, here at %i years', (age, lines) => {
    expect(describeCheck('general', {}, aPerson({ age })).firstLines).toEqual(lines)
    expect(describeCheck('respiratory', { fever: 'high' }, aPerson({ age })).firstLines).toEqual(lines)
  })
})

describe('a result for any combination of answers and people', () => {
  test('names the way of Northern Ireland while the nation is unknown, unless it calls for 999', () => {
    fc.assert(
      fc.property(anyCheck, anyPerson, ({ track, answers }, person) => {
        const { level, notes } = describeAnswers(track, answers, person)
        if (level === 'seek_help') expect(notes).not.toContain(northernIreland.text)
        else expect(notes.slice(-2)).toEqual([northernIreland.text, notMonitored.text])
      }),
    )
  })

  test.each(['england', 'scotland', 'wales'] as const)(
    'does not mention Northern Ireland in %s',
    (nation) => {
      fc.assert(
        fc.property(anyCheck, anyPerson, ({ track, answers }, person) => {
          const described = describeAnswers(track, answers, { ...aPerson(), ...person, nation })
          expect(JSON.stringify(described)).not.toContain('Northern Ireland')
          expect(described.notes.at(-1)).toBe(notMonitored.text)
          if (nation !== 'england') expect(JSON.stringify(described)).not.toContain('NHS 111 online')
        }),
      )
    },
  )

  test('never sends a person in Northern Ireland to 111', () => {
    fc.assert(
      fc.property(anyCheck, anyPerson, ({ track, answers }, person) => {
        const described = describeAnswers(track, answers, {
          ...aPerson(),
          ...person,
          nation: 'northern-ireland',
        })
        expect(described.notes.includes(northernIreland.text)).toBe(described.level !== 'seek_help')
        const notes = described.notes.filter((note) => note !== northernIreland.text)
        expect(JSON.stringify({ ...described, notes })).not.toMatch(/\b111\b/)
      }),
    )
  })

  test('has the level of the rules, no placeholder left, and a reason for an emergency', () => {
    fc.assert(
      fc.property(anyCheck, anyPerson, ({ track, answers }, person) => {
        const assessment = assessTriage(track, answers, person)
        const described = describeResult(assessment, person, answers)
        expect(described.level).toBe(assessment.level)
        expect(JSON.stringify(described)).not.toMatch(/[{]diagnosis|undefined|NaN/)
        expect(described.redFlags.length > 0).toBe(described.level === 'seek_help')
        expect(described.reasons.length + described.redFlags.length > 0).toBe(described.level !== 'stay_home')
        for (const flag of described.redFlags) expect(flag).not.toBe('One of your answers is a warning sign')
      }),
    )
  })
})
