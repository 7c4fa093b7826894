import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { describeResult } from '@second-wind/core/content/triage/describe-result'
import { extraLine } from '@second-wind/core/content/triage/extra-line'
import { extraLines } from '@second-wind/core/content/triage/extra-lines'
import { generalQuestions } from '@second-wind/core/content/triage/general-questions'
import { getHelpIf } from '@second-wind/core/content/triage/get-help-if'
import { notWatched } from '@second-wind/core/content/help/not-watched'
import { line } from '@second-wind/core/content/triage/line'
import { resultWords } from '@second-wind/core/content/triage/result-words'
import { levelNames, resultLines, results } from '@second-wind/core/content/triage/results'
import { safetyRuleWords } from '@second-wind/core/content/triage/safety-rule-words'
import { under16 } from '@second-wind/core/content/triage/start-screen'
import { careTier } from '@second-wind/core/content/help/care-tier'
import { triageLevels } from '@second-wind/core/model/triage-result'
import { raisingRules } from '@second-wind/core/safety/safety-rules'
import { assessTriage } from '@second-wind/core/triage/assess'
import { trackOptions, type Track } from '@second-wind/core/triage/options'
import type { Person } from '@second-wind/core/triage/person'
import type { TriageAnswers } from '@second-wind/core/triage/triage-rule'
import { aPerson } from './a-person.ts'

/** A whole check with the first, harmless answer to every question, except these. */
const check = (track: Track, changes: TriageAnswers): TriageAnswers => ({
  ...Object.fromEntries(
    Object.entries<readonly string[]>(trackOptions[track]).map(([id, [first]]) => [id, first ?? '']),
  ),
  ...changes,
})

const describeAnswers = (track: Track, answers: TriageAnswers, person: Person | undefined) =>
  describeResult(assessTriage(track, answers, person), person, answers)

const result = (track: Track, changes: TriageAnswers = {}, person: Person | undefined = aPerson()) =>
  describeAnswers(track, check(track, changes), person)

const asthma = aPerson({ respiratoryDiagnosis: 'Asthma', conditions: ['Asthma'] })
const copd = aPerson({ respiratoryDiagnosis: 'COPD', conditions: ['COPD'] })

const noDriving =
  'Do not drive yourself to hospital. Call 999 and ask for an ambulance, or ask someone to drive you.'
const sepsis = extraLines.find(({ id }) => id === 'fever-alone')?.text ?? 'missing'
const textOf = (id: string) => extraLines.find((extra) => extra.id === id)?.text ?? 'missing'

test('every text of a result is final copy', () => {
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

describe('the six outcomes', () => {
  test.each([
    ['general', { difficulty_breathing: 'severe' }, 'seek_help', 'Get emergency help now'],
    ['general', { difficulty_breathing: 'moderate' }, 'monitor', 'Get medical advice'],
    ['general', {}, 'stay_home', 'Look after yourself at home'],
    ['respiratory', { peak_flow: 'below_50' }, 'seek_help', 'Emergency: Call 999 immediately'],
    ['respiratory', { peak_flow: '50_80' }, 'monitor', 'Urgent medical review needed today'],
    ['respiratory', {}, 'stay_home', 'No warning signs today'],
  ] as const)('%s check with %j: %s, "%s"', (track, changes, level, title) => {
    const described = result(track, changes)
    expect(described).toMatchObject({ level, title, conditionSpecific: false })
    expect(described.description).toBe(results[track][level].description)
    expect(described.recommendations).toEqual(results[track][level].recommendations)
    expect(described.levelName).toBe(levelNames[level].text)
  })

  test.each([
    ['seek_help', 'warning'],
    ['monitor', 'phone'],
    ['stay_home', 'home'],
  ] as const)('%s has its own icon on both tracks', (level, icon) => {
    expect([results.general[level].icon, results.respiratory[level].icon]).toEqual([icon, icon])
  })

  test('emergency results say not to drive, and no other result does', () => {
    expect(result('general', { fever: 'high' }).notes).toContain(noDriving)
    expect(result('respiratory', { fever: 'high' }).notes).toContain(noDriving)
    for (const track of ['general', 'respiratory'] as const) {
      expect(result(track, { fever: 'moderate' }).notes).not.toContain(noDriving)
      expect(result(track).notes).not.toContain(noDriving)
    }
  })

  test('a respiratory check without warning signs gives the five recommendations in order', () => {
    expect(result('respiratory').recommendations).toEqual([
      'Carry on with your medicines as prescribed.',
      'Check your symptoms each day.',
      'Stay away from your triggers when you can.',
      'Drink enough and rest.',
      'Contact a GP if you feel worse.',
    ])
  })

  test('urgent results name a GP surgery and 111', () => {
    for (const track of ['general', 'respiratory'] as const) {
      expect(result(track, { fever: 'moderate' }).description).toMatch(/GP surgery today.*call 111/)
    }
  })

  test('only a result that says to stay at home has the "Get help if" box', () => {
    for (const track of ['general', 'respiratory'] as const) {
      expect(result(track).getHelpIf).toBe(getHelpIf)
      expect(result(track, { fever: 'moderate' }).getHelpIf).toBeUndefined()
      expect(result(track, { fever: 'high' }).getHelpIf).toBeUndefined()
    }
    expect(getHelpIf.heading).toBe('Get help if:')
    expect(getHelpIf.items).toEqual([
      'you have had a cough for 3 weeks or more',
      'your temperature is not better after 48 hours',
      'you are not better in 10 days',
      'you feel worse',
    ])
  })
})

describe('a person with a diagnosis', () => {
  test.each([
    ['Asthma', 'asthma'],
    ['COPD', 'COPD'],
    ['Pulmonary Fibrosis', 'pulmonary fibrosis'],
    ['Sarcoidosis of the lung', 'Sarcoidosis of the lung'],
    ["Dad's $& lung", "Dad's $& lung"],
  ])('%s is named in the result', (respiratoryDiagnosis, name) => {
    const person = aPerson({ respiratoryDiagnosis })
    expect(result('respiratory', {}, person)).toMatchObject({
      title: `Your ${name} looks steady today`,
      description: 'This does not replace your action plan. Keep to your usual plan.',
      conditionSpecific: true,
    })
    expect(result('respiratory', { peak_flow: '50_80' }, person)).toMatchObject({
      title: 'Urgent medical review needed today',
      description: expect.stringContaining(`Tell them you have ${name}.`),
      conditionSpecific: true,
    })
    expect(result('respiratory', { peak_flow: 'below_50' }, person)).toMatchObject({
      title: 'Emergency: Call 999 immediately',
      description: `Your answers show a serious breathing problem. Tell the 999 team you have ${name}.`,
      conditionSpecific: true,
    })
  })

  test('the general check is not about it', () => {
    for (const changes of [{}, { fever: 'moderate' }, { fever: 'high' }]) {
      const described = result('general', changes, asthma)
      expect(described.conditionSpecific).toBe(false)
      expect(described.title).toBe(results.general[described.level].title)
    }
  })

  test.each([['none'], ["None/Don't Know"], ['None/Don’t Know'], ['NONE'], [''], ['  '], [undefined]])(
    '%j is no diagnosis',
    (respiratoryDiagnosis) => {
      expect(result('respiratory', {}, { ...aPerson(), respiratoryDiagnosis })).toMatchObject({
        title: 'No warning signs today',
        conditionSpecific: false,
      })
    },
  )

  test('a person whom we do not know gets the words for everybody', () => {
    expect(describeAnswers('respiratory', check('respiratory', {}), undefined)).toMatchObject({
      title: 'No warning signs today',
      conditionSpecific: false,
      firstLines: [],
    })
  })
})

describe('why a result says what it says', () => {
  test('every warning sign is listed, and every other answer that counted', () => {
    const described = result('respiratory', {
      difficulty_breathing: 'critical',
      blue_lips_fingers: 'blue_lips',
      peak_flow: '50_80',
    })
    expect(described.redFlags.toSorted()).toEqual([
      'Blue, grey or very pale lips, tongue or face',
      'Gasping, choking, exhausted, or unable to speak',
    ])
    expect(described.reasons).toEqual(['What is your latest peak flow? Between 50% and 80% of my best'])
  })

  test('a result without warning signs has an empty list', () => {
    expect(result('general', { fever: 'moderate' })).toMatchObject({
      redFlags: [],
      reasons: ['Do you have a high temperature? High (38.3 to 39.4°C), or I feel hot, cold or shivery'],
    })
    expect(result('general')).toMatchObject({ redFlags: [], reasons: [] })
  })

  test('every added rule has its words', () => {
    expect(Object.keys(safetyRuleWords).toSorted()).toEqual(raisingRules.map(({ id }) => id).toSorted())
  })

  test.each([
    ['general', { headache: 'sudden_severe' }, safetyRuleWords.A2.text],
    ['general', { chest_pain: 'sharp', difficulty_breathing: 'moderate' }, safetyRuleWords.A4.text],
    ['respiratory', { chest_pain: 'sharp', difficulty_breathing: 'moderate' }, safetyRuleWords.A4.text],
    ['general', { cough_mucus: 'blood_streaks', chest_pain: 'sharp' }, safetyRuleWords.A5.text],
    ['respiratory', { cough_mucus: 'blood_streaks', chest_pain: 'moderate' }, safetyRuleWords.A5.text],
  ] as const)('%s check with %j: the rule says why', (track, changes, why) => {
    expect(result(track, changes)).toMatchObject({ level: 'seek_help', redFlags: [why] })
  })

  test('changed mucus with COPD is a reason of its own', () => {
    expect(result('respiratory', { cough_mucus: 'changed' }, copd)).toMatchObject({
      level: 'monitor',
      reasons: [safetyRuleWords.A3.text],
    })
  })

  test('a sudden headache is put into the same words by its option and by its rule', () => {
    const headache = generalQuestions.find(({ id }) => id === 'headache')
    const option = headache?.options.find(({ id }) => id === 'sudden_severe')
    expect(option?.redFlag).toBe(safetyRuleWords.A2.text)
  })

  test('a question without a known answer is named, and the result does not say to stay at home', () => {
    const described = result('general', { fatigue: 'no-such-answer' })
    expect(described).toMatchObject({
      level: 'monitor',
      reasons: [safetyRuleWords.incomplete.text],
      unanswered: ['How tired do you feel?'],
    })
  })

  test('a row of older rules that calls for emergency help is still called a warning sign', () => {
    const assessment = assessTriage('general', check('general', { fever: 'high' }), undefined)
    const old = { ...assessment, reasons: ['general:gone=away'], redFlagReasons: ['general:gone=away'] }
    expect(describeResult(old, undefined, {}).redFlags).toEqual(['One of your answers is a warning sign'])
  })
})

describe('a very high temperature', () => {
  test.each(['general', 'respiratory'] as const)(
    'as the only reason on the %s check it speaks of sepsis and of 111',
    (track) => {
      const described = result(track, { fever: 'high' })
      expect(described.level).toBe('seek_help')
      expect(described.notes).toContain(sepsis)
      expect(sepsis).toContain('If you have none of these, call 111 now.')
    },
  )

  test.each([
    ['another warning sign', { fever: 'high', chest_pain: 'crushing' }],
    ['a lesser sign', { fever: 'high', difficulty_breathing: 'moderate' }],
    ['a question without an answer', { fever: 'high', fatigue: 'unknown' }],
  ])('with %s the result speaks of 999 alone', (_, changes) => {
    expect(result('general', changes).notes).not.toContain(sepsis)
    expect(result('respiratory', changes).notes).not.toContain(sepsis)
  })

  test('a lower temperature does not bring it up', () => {
    expect(result('general', { fever: 'moderate' }).notes).not.toContain(sepsis)
  })
})

describe('lines for some people and some answers', () => {
  test('asthma in an emergency: the attack steps', () => {
    const described = result('respiratory', { rescue_inhaler: 'not_helping' }, asthma)
    expect(described.helpers).toEqual(['asthma-attack'])
    expect(described.notes).toContain(textOf('asthma-attack-now'))
  })

  test('COPD in an emergency: how to sit, and not to wait', () => {
    const described = result('respiratory', { difficulty_breathing: 'severe' }, copd)
    expect(described.helpers).toEqual(['copd-flare-up'])
    expect(described.notes).toContain(
      'Sit leaning forward. Use your reliever inhaler as in your plan. Do not wait to see if it passes.',
    )
  })

  test('a condition counts also when it is no diagnosis', () => {
    const both = aPerson({ conditions: ['COPD', 'Asthma'] })
    expect(result('respiratory', { peak_flow: 'below_50' }, both)).toMatchObject({
      helpers: ['asthma-attack', 'copd-flare-up'],
      conditionSpecific: false,
    })
  })

  test('on the general check a condition adds nothing to an emergency', () => {
    const both = aPerson({ conditions: ['COPD', 'Asthma'] })
    const changes = { difficulty_breathing: 'severe' }
    expect(result('general', changes, both)).toEqual(result('general', changes))
  })

  test('people without either get neither', () => {
    expect(result('respiratory', { peak_flow: 'below_50' }).helpers).toEqual([])
  })

  test('a rescue pack is for COPD only, and only as the plan says', () => {
    const changes = { peak_flow: '50_80' }
    expect(result('respiratory', changes, copd).notes).toContain(textOf('copd-rescue-pack'))
    expect(result('respiratory', changes, copd).notes).not.toContain(textOf('asthma-no-rescue-pack'))
    expect(result('respiratory', changes, asthma).notes).toContain(textOf('asthma-no-rescue-pack'))
    expect(result('respiratory', changes, asthma).notes).not.toContain(textOf('copd-rescue-pack'))
    expect(result('respiratory', {}, copd).notes).not.toContain(textOf('copd-rescue-pack'))
  })

  test('coloured mucus on the general check is checked for COPD', () => {
    expect(result('general', { cough_mucus: 'coloured' }, copd)).toMatchObject({ level: 'stay_home' })
    expect(result('general', { cough_mucus: 'coloured' }, copd).notes).toContain(textOf('copd-mucus'))
    expect(result('general', { cough_mucus: 'coloured' }).notes).not.toContain(textOf('copd-mucus'))
    expect(result('general', { cough_mucus: 'clear' }, copd).notes).not.toContain(textOf('copd-mucus'))
  })

  test.each([
    ['1_2', asthma, []],
    ['3_4', asthma, ['reliever-asthma-review']],
    ['3_4', copd, ['reliever-review']],
    ['3_4', aPerson(), ['reliever-review']],
    ['more_than_4', asthma, []],
  ])('reliever used %s times: a review is advised', (rescue_inhaler, person, ids) => {
    const { notes } = result('respiratory', { rescue_inhaler }, person)
    const reviews = ['reliever-asthma-review', 'reliever-review']
    expect(reviews.filter((id) => notes.includes(textOf(id)))).toEqual(ids)
  })

  test('a little more wheeze can be the start of a flare-up', () => {
    const notes = (wheeze_cough: string) => result('respiratory', { wheeze_cough }).notes
    expect(notes('increased')).toContain(textOf('wheeze-increased'))
    expect(notes('usual')).not.toContain(textOf('wheeze-increased'))
  })

  test.each(['audible_wheeze', 'severe_wheeze'])('%s: what a quiet chest means', (wheeze_cough) => {
    expect(result('respiratory', { wheeze_cough }).notes).toContain(textOf('wheeze-gone-quiet'))
  })

  test('every line names answers that exist', () => {
    for (const { id, answered, track } of extraLines) {
      if (answered === undefined) continue
      expect(track, id).toBeDefined()
      const options = Object.entries<readonly string[]>(trackOptions[track ?? 'general']).find(
        ([question]) => question === answered.question,
      )?.[1]
      for (const option of answered.options) expect(options, id).toContain(option)
    }
  })
})

describe('what comes first', () => {
  test('a higher-risk person who may stay at home reads about it first', () => {
    const vulnerable = aPerson({ isVulnerable: true })
    expect(result('general', {}, vulnerable).firstLines).toEqual([resultLines.higherRisk.text])
    expect(result('general', { fever: 'moderate' }, vulnerable).firstLines).toEqual([])
    expect(result('general').firstLines).toEqual([])
  })

  test.each([
    [15, [under16.text]],
    [16, []],
  ])('at %i years', (age, lines) => {
    expect(result('general', {}, aPerson({ age })).firstLines).toEqual(lines)
    expect(result('respiratory', { fever: 'high' }, aPerson({ age })).firstLines).toEqual(lines)
  })
})

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

describe('whatever is answered, by whomever', () => {
  test('nobody in Northern Ireland is left with 111 alone, and everybody reads that nobody watches', () => {
    fc.assert(
      fc.property(anyCheck, anyPerson, ({ track, answers }, person) => {
        const { notes } = describeAnswers(track, answers, person)
        expect(notes.slice(-2)).toEqual([northernIreland.text, notWatched.text])
      }),
    )
  })

  test('the level is that of the rules, no placeholder is left, and an emergency says why', () => {
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

test('every level of the rules has its words', () => {
  for (const track of ['general', 'respiratory'] as const) {
    expect(Object.keys(results[track]).toSorted()).toEqual(triageLevels.toSorted())
  }
})
