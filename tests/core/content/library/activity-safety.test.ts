import type { Category, CategoryId } from '@second-wind/core/content/library/category-schema'
import { libraryNote } from '@second-wind/core/content/library/library-note'
import { stopRule } from '@second-wind/core/content/library/stop-rule'
import { describe, expect, test } from 'vitest'
import { allSteps, loadedCategories } from './load-activities.ts'

const find = (id: CategoryId) => loadedCategories.find((category) => category.id === id)!

/** Everything a person reads in a category, apart from its warnings. */
function wordsOf({ title, description, tip, gate, links, modules: all }: Category): string[] {
  return [
    title,
    description,
    tip ?? '',
    ...(gate?.text ?? []),
    ...(gate?.notIfYou ?? []),
    gate?.mustConfirm ?? '',
    ...(links ?? []).map(({ label }) => label),
    ...all.flatMap((module) => [
      module.title,
      module.description,
      ...module.steps.map(({ text }) => text),
      ...(module.cautions ?? []),
    ]),
  ]
}

const sentences = (text: string) => text.split(/(?<=[.?!])\s+/)

describe('the safety of activities', () => {
  test('the stop rule has the words of the content pack and is a valid note', () => {
    expect(libraryNote.parse(stopRule).text).toBe(
      'Stop and rest if you feel dizzy, have chest pain or get more breathless. Call 999 if it does not settle.',
    )
  })

  test('no hold of a breath is timed or paced', () => {
    const holding = allSteps.filter(({ text }) => /(?<!not )\bhold your breath|pause for/i.test(text))
    expect(holding.map(({ activity }) => activity)).toEqual([
      'active-cycle-of-breathing',
      'spray-inhaler-alone',
      'spray-inhaler-with-spacer',
      'dry-powder-inhaler',
      'soft-mist-inhaler',
      'breath-actuated-inhaler',
    ])
    for (const { text, seconds, breath } of holding) {
      expect({ seconds, breath }).toEqual({})
      expect(text).toMatch(/if you can|as long as is comfortable/)
    }
  })

  test('every paced exercise has a longer breath out than breath in', () => {
    const notLonger = allSteps.filter(({ breath }) => breath && breath.outSeconds <= breath.inSeconds)
    expect(notLonger).toEqual([])
  })

  test('hot water in a bowl or pan appears only as a warning', () => {
    const mentions = [
      ...loadedCategories.flatMap(wordsOf),
      ...loadedCategories.flatMap(({ warnings }) => warnings),
    ]
      .flatMap(sentences)
      .filter((sentence) => /\b(bowl|pan|basin|kettle|towel over)\b/i.test(sentence))
    expect(mentions).toHaveLength(2)
    for (const sentence of mentions) expect(sentence).toMatch(/^(Do not|Never) /)
  })

  test('moist air opens with the burn warning', () => {
    expect(find('steam').warnings[0]).toBe(
      'Do not lean over a bowl or pan of hot water. It causes serious burns, most of all in children. There is no good proof that it helps.',
    )
  })

  test('clearing phlegm opens only for a person who was shown how', () => {
    const { gate, warnings } = find('postural')
    expect(gate?.mustConfirm).toBe('A physiotherapist or nurse has shown me how to do this.')
    for (const reason of ['coughing up blood', 'chest pain', 'recent surgery', 'bad reflux', 'feel faint']) {
      expect(gate?.notIfYou?.join(' ')).toContain(reason)
    }
    expect(gate?.text).toContain('Wait at least 1 hour after eating.')
    expect(warnings).toContain('Never tip your head down unless your physiotherapist told you to.')
  })

  test('no activity but clearing phlegm asks for a tick', () => {
    expect(loadedCategories.filter(({ gate }) => gate?.mustConfirm).map(({ id }) => id)).toEqual(['postural'])
  })

  test('walking shows not to walk with a fever, with chest pain or on a worse day', () => {
    expect(find('movement').gate?.text).toEqual([
      'Do not start if you have a high temperature, chest pain or are getting worse.',
    ])
  })

  test('drinks start with the note for people on limited fluids', () => {
    expect(find('hydration').warnings[0]).toBe(
      'If a doctor has told you to limit fluids, for example for heart or kidney problems, follow that instead.',
    )
  })

  test.each([
    ['breathing', 'Call 999'],
    ['mindfulness', 'Do not treat it as worry'],
    ['nutrition', 'keep to that instead'],
    ['inhaler', 'call 999'],
  ] as const)('%s warns with "%s"', (id, text) => {
    expect(find(id).warnings.join(' ')).toContain(text)
  })

  test('an inhaler is used by the steps of its own kind, and by its leaflet where that differs', () => {
    expect(find('inhaler').warnings.join(' ')).toContain('follow the leaflet')
  })

  test('honey is never advised for babies, and the nose is rinsed with boiled water only', () => {
    expect(wordsOf(find('hydration')).join(' ')).toContain('Do not give honey to babies under 1.')
    expect(wordsOf(find('steam')).join(' ')).toContain('boiled and has fully cooled')
  })

  test('Northern Ireland is never sent to 111', () => {
    for (const category of loadedCategories) {
      expect([...wordsOf(category), ...category.warnings].join(' ')).not.toContain('111')
    }
  })
})
