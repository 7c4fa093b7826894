import { describe, expect, test } from 'vitest'
import { extraLines } from '@second-wind/core/content/triage/extra-lines'
import { results } from '@second-wind/core/content/triage/results'
import { trackOptions } from '@second-wind/core/triage/options'
import { aPerson } from './a-person.ts'
import { check, describeAnswers, result, asthma, copd, textOf } from './describe-answers.ts'

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
