import { categories } from '@second-wind/core/content/library/categories'
import {
  category as categorySchema,
  categorySummary,
  step as stepSchema,
  stepDrawing,
  type Category,
  type CategoryId,
  type Step,
} from '@second-wind/core/content/library/category-schema'
import { comingSoon } from '@second-wind/core/content/library/coming-soon'
import { libraryNote } from '@second-wind/core/content/library/library-note'
import { loadCategory } from '@second-wind/core/content/library/load-category'
import { stopRule } from '@second-wind/core/content/library/stop-rule'
import { describe, expect, test } from 'vitest'

const loaded: Category[] = await Promise.all(categories.map(({ id }) => loadCategory(id)))
const modules = loaded.flatMap((category) => category.modules.map((module) => ({ category, ...module })))
const steps = modules.flatMap((module) => module.steps.map((step) => ({ activity: module.id, ...step })))

const find = (id: CategoryId) => loaded.find((category) => category.id === id)!

function timedSeconds({ seconds = 0, breath }: Step): number {
  return breath ? breath.breaths * (breath.inSeconds + breath.outSeconds) : seconds
}

/** Everything a person reads in a category, apart from its warnings. */
function wordsOf({ title, description, tip, gate, links, modules: all }: Category): string[] {
  return [
    title,
    description,
    tip ?? '',
    ...(gate?.text ?? []),
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

describe('the cards', () => {
  test('are the nine of the specification, in its order', () => {
    expect(categories.map(({ id }) => id)).toEqual([
      'breathing',
      'steam',
      'mindfulness',
      'movement',
      'nutrition',
      'hydration',
      'postural',
      'inhaler',
      'hygiene',
    ])
  })

  test('shown on Home are breathing, moist air, calm and movement', () => {
    expect(categories.slice(0, 4).map(({ title }) => title)).toEqual([
      'Breathing exercises',
      'Steam and moist air',
      'Calm and relaxation',
      'Gentle movement',
    ])
  })

  test('use each of the five colours', () => {
    expect(new Set(categories.map(({ color }) => color))).toEqual(
      new Set(['blue', 'green', 'cyan', 'purple', 'orange']),
    )
  })

  test.each(categories)('$id states what it contains', async (summary) => {
    const { id, title, description, icon, color, modules: all } = await loadCategory(summary.id)
    expect(categorySummary.parse(summary)).toEqual({
      id,
      title,
      description,
      icon,
      color,
      activityCount: all.length,
    })
  })
})

describe('the activities', () => {
  test.each(loaded)('of $id are well formed', (category) => {
    expect(categorySchema.parse(category)).toEqual(category)
  })

  test('have ids that a record can name without its category', () => {
    const ids = modules.map(({ id }) => id)
    expect(ids).toHaveLength(32)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(modules)('$id has a badge with its duration', ({ durationMin, durationLabel }) => {
    expect(durationLabel).toBe(durationMin === null ? 'All day' : `${durationMin} min`)
  })

  test.each(modules)('$id does not run longer than its stated duration', ({ durationMin, steps: all }) => {
    const seconds = all.reduce((sum, step) => sum + timedSeconds(step), 0)
    expect(seconds).toBeLessThanOrEqual(durationMin === null ? 0 : durationMin * 60 + 60)
  })

  test.each(
    steps.flatMap(({ activity, text, seconds }) => {
      const match = /(\d+)(?: to \d+)? (seconds|minute)/.exec(text)
      if (!seconds || !match) return []
      return { activity, text, seconds, stated: Number(match[1]) * (match[2] === 'minute' ? 60 : 1) }
    }),
  )('$activity counts down "$text" for the stated time', ({ seconds, stated }) => {
    expect(seconds).toBe(stated)
  })

  test.each(
    steps.flatMap(({ activity, text, repetitions }) => {
      const match = /(\d+) (?:to|or) (\d+)/.exec(text)
      if (!repetitions || !match) return []
      return { activity, text, repetitions, stated: { from: Number(match[1]), to: Number(match[2]) } }
    }),
  )('$activity counts "$text" as often as stated', ({ repetitions, stated }) => {
    expect(repetitions).toEqual(stated)
  })

  test('include paced, counted and timed ones', () => {
    expect(steps.some(({ breath }) => breath)).toBe(true)
    expect(steps.some(({ repetitions }) => repetitions)).toBe(true)
    expect(steps.some(({ seconds }) => seconds)).toBe(true)
  })
})

describe('each kind of inhaler', () => {
  const breathIn = (id: string) =>
    steps.find(({ activity, drawing }) => activity === id && drawing?.endsWith('-breathe'))

  test.each([
    ['spray-inhaler-alone', 'spray-breathe', /slow and steady.*press the inhaler once/],
    ['spray-inhaler-with-spacer', 'spacer-breathe', /slow and steady/],
    ['dry-powder-inhaler', 'powder-breathe', /fast and deep/],
    ['soft-mist-inhaler', 'mist-breathe', /slow and steady.*press the button/],
    ['breath-actuated-inhaler', 'breath-actuated-breathe', /slow and steady.*puff comes by itself/],
  ])('%s has a drawing of breathing in, and words for its speed', (id, drawing, text) => {
    expect(breathIn(id)).toMatchObject({ drawing, text: expect.stringMatching(text) })
  })

  test.each([
    'spray-inhaler-alone',
    'spray-inhaler-with-spacer',
    'dry-powder-inhaler',
    'soft-mist-inhaler',
    'breath-actuated-inhaler',
  ])('%s has the steps get ready, breathe out, breathe in and hold', (id) => {
    const own = steps.filter(({ activity }) => activity === id)
    const at = (pattern: RegExp) => own.findIndex(({ text }) => pattern.test(text))
    const order = [
      at(/^Sit or stand up straight/),
      at(/^Breathe out gently, away/),
      own.indexOf(breathIn(id)!),
      at(/[Hh]old your breath/),
    ]
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(own.filter(({ drawing }) => drawing)).toHaveLength(3)
  })

  test('every drawing is used', () => {
    expect(stepDrawing.options.filter((name) => !steps.some(({ drawing }) => drawing === name))).toEqual([])
  })
})

describe('a step', () => {
  test.each([
    ['a countdown and a count', { text: 'Rest.', seconds: 10, repetitions: { from: 1, to: 2 } }],
    [
      'a countdown and a pacer',
      { text: 'Rest.', seconds: 10, breath: { inSeconds: 3, outSeconds: 5, breaths: 5 } },
    ],
    ['a count that runs backwards', { text: 'Rest.', repetitions: { from: 5, to: 3 } }],
    [
      'a pacer with a hold',
      { text: 'Rest.', breath: { inSeconds: 4, outSeconds: 4, breaths: 5, holdSeconds: 4 } },
    ],
    ['no words', { text: '' }],
  ])('with %s is refused', (_, wrong) => {
    expect(stepSchema.safeParse(wrong).success).toBe(false)
  })
})

describe('safety', () => {
  test('the stop rule has the words of the content pack and is a valid note', () => {
    expect(libraryNote.parse(stopRule).text).toBe(
      'Stop and rest if you feel dizzy, have chest pain or get more breathless. Call 999 if it does not settle.',
    )
  })

  test('no hold of a breath is timed or paced', () => {
    const holding = steps.filter(({ text }) => /(?<!not )\bhold your breath|pause for/i.test(text))
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

  test('every paced exercise has a longer breath out than in', () => {
    const notLonger = steps.filter(({ breath }) => breath && breath.outSeconds <= breath.inSeconds)
    expect(notLonger).toEqual([])
  })

  test('hot water in a bowl or pan appears only as a warning', () => {
    const mentions = [...loaded.flatMap(wordsOf), ...loaded.flatMap(({ warnings }) => warnings)]
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
      expect(gate?.text.join(' ')).toContain(reason)
    }
    expect(gate?.text).toContain('Wait at least 1 hour after eating.')
    expect(warnings).toContain('Never tip your head down unless your physiotherapist told you to.')
  })

  test('only clearing phlegm asks for a tick', () => {
    expect(loaded.filter(({ gate }) => gate?.mustConfirm).map(({ id }) => id)).toEqual(['postural'])
  })

  test('walking says not to with a fever, with chest pain or on a worse day', () => {
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

  test('honey is not for babies, and the nose is rinsed with boiled water only', () => {
    expect(wordsOf(find('hydration')).join(' ')).toContain('Do not give honey to babies under 1.')
    expect(wordsOf(find('steam')).join(' ')).toContain('boiled and has fully cooled')
  })

  test('Northern Ireland is never sent to 111', () => {
    for (const category of loaded) {
      expect([...wordsOf(category), ...category.warnings].join(' ')).not.toContain('111')
    }
  })
})

test('the Coming Soon card names nutrition, sleep and mindfulness', () => {
  const { title, text } = libraryNote.parse(comingSoon)
  expect(title).toBe('Coming Soon')
  for (const topic of ['nutrition', 'sleep', 'mindfulness']) expect(text).toContain(topic)
})
