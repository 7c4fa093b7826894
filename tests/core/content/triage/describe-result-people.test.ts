import { extraLines } from '@second-wind/core/content/triage/extra-lines'
import { results } from '@second-wind/core/content/triage/results'
import { trackOptions } from '@second-wind/core/triage/options'
import { describe, expect, test } from 'vitest'
import { aPerson } from './a-person.ts'
import {
  answersWith,
  describeAnswers,
  describeCheck,
  asthma,
  copd,
  extraLineText,
} from './describe-answers.ts'

describe('a person with a diagnosis', () => {
  test.each([
    ['Asthma', 'asthma'],
    ['COPD', 'COPD'],
    ['Pulmonary Fibrosis', 'pulmonary fibrosis'],
    ['Sarcoidosis of the lung', 'Sarcoidosis of the lung'],
    ["Dad's $& lung", "Dad's $& lung"],
  ])('reads the name of the condition %s in the result', (respiratoryDiagnosis, name) => {
    const person = aPerson({ respiratoryDiagnosis })
    expect(describeCheck('respiratory', {}, person)).toMatchObject({
      title: 'No warning signs today',
      description: `Your answers have no warning signs right now. This check does not assess your ${name} itself. Keep to your action plan.`,
      conditionSpecific: true,
    })
    expect(describeCheck('respiratory', { peak_flow: '50_80' }, person)).toMatchObject({
      title: 'Urgent medical review needed today',
      description: expect.stringContaining(`Tell them you have ${name}.`),
      conditionSpecific: true,
    })
    expect(describeCheck('respiratory', { peak_flow: 'below_50' }, person)).toMatchObject({
      title: 'Emergency: Call 999 immediately',
      description: `Your answers show a serious breathing problem. Tell the 999 team you have ${name}.`,
      conditionSpecific: true,
    })
  })

  test.each([
    ['Asthma', ['Severe COPD'], 'asthma and COPD'],
    ['Chronic bronchitis (COPD)', ['COPD'], 'Chronic bronchitis (COPD)'],
  ])('of %s who also has %j tells whoever takes the call: %s', (respiratoryDiagnosis, conditions, names) => {
    const person = aPerson({ respiratoryDiagnosis, conditions })
    const { description } = describeCheck('respiratory', { peak_flow: 'below_50' }, person)
    expect(description).toContain(`Tell the 999 team you have ${names}.`)
  })

  test('does not read the condition in the general check', () => {
    for (const changes of [{}, { fever: 'moderate' }, { fever: 'high' }]) {
      const described = describeCheck('general', changes, asthma)
      expect(described.conditionSpecific).toBe(false)
      expect(described.title).toBe(results.general[described.level].title)
    }
  })

  test.each([['none'], ["None/Don't Know"], ['None/Don’t Know'], ['NONE'], [''], ['  '], [undefined]])(
    'gets the words for everyone with %j, which is no diagnosis',
    (respiratoryDiagnosis) => {
      expect(describeCheck('respiratory', {}, { ...aPerson(), respiratoryDiagnosis })).toMatchObject({
        title: 'No warning signs today',
        conditionSpecific: false,
      })
    },
  )

  test('gets the words for everyone while the profile is unknown', () => {
    expect(describeAnswers('respiratory', answersWith('respiratory', {}), undefined)).toMatchObject({
      title: 'No warning signs today',
      conditionSpecific: false,
      firstLines: [],
    })
  })
})

describe('lines for some people and some answers', () => {
  test('a person with asthma in an emergency gets the attack steps', () => {
    const described = describeCheck('respiratory', { rescue_inhaler: 'not_helping' }, asthma)
    expect(described.helpers).toEqual(['asthma-attack'])
  })

  test('a person with COPD in an emergency gets the steps for COPD', () => {
    const described = describeCheck('respiratory', { difficulty_breathing: 'severe' }, copd)
    expect(described.helpers).toEqual(['copd-emergency'])
  })

  test('the line for a condition is shown even without a diagnosis', () => {
    const both = aPerson({ conditions: ['COPD', 'Asthma'] })
    expect(describeCheck('respiratory', { peak_flow: 'below_50' }, both)).toMatchObject({
      helpers: ['asthma-attack', 'copd-emergency'],
      conditionSpecific: false,
    })
  })

  const adviceOf = ({ recommendations, notes, helpers }: ReturnType<typeof describeCheck>) => ({
    recommendations,
    notes,
    helpers,
  })

  test.each([
    ['medical advice', { difficulty_breathing: 'moderate' }, copd],
    ['medical advice', { difficulty_breathing: 'mild' }, asthma],
    ['staying at home', {}, copd],
    ['trouble breathing as an emergency', { difficulty_breathing: 'severe' }, asthma],
  ] as const)(
    'with a lung condition the general check gives the advice of the respiratory one: %s',
    (_, changes, person) => {
      const general = describeCheck('general', changes, person)
      const respiratory = describeCheck('respiratory', changes, person)
      expect(general.level).toBe(respiratory.level)
      expect(adviceOf(general)).toEqual(adviceOf(respiratory))
      expect(general.recommendations).not.toEqual(describeCheck('general', changes).recommendations)
    },
  )

  test('an emergency of another kind keeps its own steps with a lung condition', () => {
    const changes = { headache: 'sudden_severe' }
    expect(adviceOf(describeCheck('general', changes, copd))).toEqual(
      adviceOf(describeCheck('general', changes)),
    )
  })

  test('people with neither condition get neither line', () => {
    expect(describeCheck('respiratory', { peak_flow: 'below_50' }).helpers).toEqual([])
  })

  test("only COPD results mention a rescue pack, to be used by the person's plan", () => {
    const changes = { peak_flow: '50_80' }
    expect(describeCheck('respiratory', changes, copd).notes).toContain(extraLineText('copd-rescue-pack'))
    expect(describeCheck('respiratory', changes, copd).notes).not.toContain(
      extraLineText('asthma-no-rescue-pack'),
    )
    expect(describeCheck('respiratory', changes, asthma).notes).toContain(
      extraLineText('asthma-no-rescue-pack'),
    )
    expect(describeCheck('respiratory', changes, asthma).notes).not.toContain(
      extraLineText('copd-rescue-pack'),
    )
    expect(describeCheck('respiratory', {}, copd).notes).not.toContain(extraLineText('copd-rescue-pack'))
  })

  test('the general check with COPD and coloured mucus adds the line about COPD', () => {
    expect(describeCheck('general', { cough_mucus: 'coloured' }, copd)).toMatchObject({ level: 'monitor' })
    expect(describeCheck('general', { cough_mucus: 'coloured' }, copd).notes).toContain(
      extraLineText('copd-mucus'),
    )
    expect(describeCheck('general', { cough_mucus: 'coloured' }).notes).not.toContain(
      extraLineText('copd-mucus'),
    )
    expect(describeCheck('general', { cough_mucus: 'clear' }, copd).notes).not.toContain(
      extraLineText('copd-mucus'),
    )
  })

  test.each([
    ['1_2', asthma, []],
    ['3_4', asthma, ['reliever-asthma-review']],
    ['3_4', copd, ['reliever-review']],
    ['3_4', aPerson(), ['reliever-review']],
    ['more_than_4', asthma, []],
  ])('reliever used %s times leads to advice on a review', (rescue_inhaler, person, ids) => {
    const { notes } = describeCheck('respiratory', { rescue_inhaler }, person)
    const reviews = ['reliever-asthma-review', 'reliever-review']
    expect(reviews.filter((id) => notes.includes(extraLineText(id)))).toEqual(ids)
  })

  test('slightly more wheeze leads to the line that a flare-up may have started', () => {
    const notes = (wheeze_cough: string) => describeCheck('respiratory', { wheeze_cough }).notes
    expect(notes('increased')).toContain(extraLineText('wheeze-increased'))
    expect(notes('usual')).not.toContain(extraLineText('wheeze-increased'))
  })

  test.each(['audible_wheeze', 'severe_wheeze'])(
    'the result with %s explains what a quiet chest means',
    (wheeze_cough) => {
      expect(describeCheck('respiratory', { wheeze_cough }).notes).toContain(
        extraLineText('wheeze-gone-quiet'),
      )
    },
  )

  test('every line names only answers that exist', () => {
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

describe('the advice of the respiratory track', () => {
  test('asks nobody to write down a peak flow that they do not measure', () => {
    const { recommendations } = describeCheck('respiratory', { fever: 'moderate' })
    expect(recommendations.filter((line) => line.includes('peak flow'))).toEqual([
      'Write down how often you use your reliever, and your peak flow if you measure it.',
    ])
  })
})
