import {
  category as categorySchema,
  step as stepSchema,
  stepDrawing,
  type ActivityStep,
} from '@second-wind/core/content/library/category-schema'
import { describe, expect, test } from 'vitest'
import { allModules, allSteps, loadedCategories } from './load-activities.ts'

function timedSeconds({ seconds = 0, breath }: ActivityStep): number {
  return breath ? breath.breaths * (breath.inSeconds + breath.outSeconds) : seconds
}

describe('the activities', () => {
  test.each(loadedCategories)('the activities of $id have all their parts', (category) => {
    expect(categorySchema.parse(category)).toEqual(category)
  })

  test('have ids that a record can use without naming the category', () => {
    const ids = allModules.map(({ id }) => id)
    expect(ids).toHaveLength(32)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(allModules)('$id has a badge with its duration', ({ durationMin, durationLabel }) => {
    expect(durationLabel).toBe(durationMin === null ? 'All day' : `${durationMin} min`)
  })

  test.each(allModules)('$id does not run longer than its stated duration', ({ durationMin, steps: all }) => {
    const seconds = all.reduce((sum, step) => sum + timedSeconds(step), 0)
    expect(seconds).toBeLessThanOrEqual(durationMin === null ? 0 : durationMin * 60 + 60)
  })

  test.each(
    allSteps.flatMap(({ activity, text, seconds }) => {
      const match = /(\d+)(?: to \d+)? (seconds|minute)/.exec(text)
      if (!seconds || !match) return []
      return { activity, text, seconds, stated: Number(match[1]) * (match[2] === 'minute' ? 60 : 1) }
    }),
  )('$activity counts down "$text" for the stated time', ({ seconds, stated }) => {
    expect(seconds).toBe(stated)
  })

  test.each(
    allSteps.flatMap(({ activity, text, repetitions }) => {
      const match = /(\d+) (?:to|or) (\d+)/.exec(text)
      if (!repetitions || !match) return []
      return { activity, text, repetitions, stated: { from: Number(match[1]), to: Number(match[2]) } }
    }),
  )('$activity counts "$text" as often as its text requires', ({ repetitions, stated }) => {
    expect(repetitions).toEqual(stated)
  })

  test('include exercises with a pace, with a count and with a countdown', () => {
    expect(allSteps.some(({ breath }) => breath)).toBe(true)
    expect(allSteps.some(({ repetitions }) => repetitions)).toBe(true)
    expect(allSteps.some(({ seconds }) => seconds)).toBe(true)
  })
})

describe('each kind of inhaler', () => {
  const breathIn = (id: string) =>
    allSteps.find(({ activity, drawing }) => activity === id && drawing?.endsWith('-breathe'))

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
    const own = allSteps.filter(({ activity }) => activity === id)
    const at = (pattern: RegExp) => own.findIndex(({ text }) => pattern.test(text))
    const order = [
      at(/^Sit or stand up straight/),
      at(/^Breathe out gently, away/),
      own.indexOf(breathIn(id)!),
      at(/[Hh]old your breath/),
    ]
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})

describe('the drawings of steps', () => {
  test.each(['breathing', 'postural', 'movement', 'inhaler'])('each step of %s has one', (id) => {
    const own = allModules.filter(({ category }) => category.id === id).flatMap(({ steps }) => steps)
    expect(own.filter(({ drawing }) => !drawing)).toEqual([])
  })

  test('each is used by a step', () => {
    expect(stepDrawing.options.filter((name) => !allSteps.some(({ drawing }) => drawing === name))).toEqual(
      [],
    )
  })

  test.each([
    ['positions-for-breathlessness', /[Ss]it and lean forward/, 'lean-on-table'],
    ['positions-for-breathlessness', /stand and lean on a wall/, 'lean-on-wall'],
    ['positions-for-breathlessness', /lie on your side/, 'lie-on-side'],
    ['pursed-lips-breathing', /^Breathe in through your nose for/, 'breathe-in-nose'],
    ['pursed-lips-breathing', /^Round your lips/, 'round-lips'],
    ['pursed-lips-breathing', /^Breathe out gently/, 'breathe-out-lips'],
    ['positions-for-breathlessness', /first position that helps/, 'positions'],
    ['positions-for-breathlessness', /^Relax your hands/, 'hands-relaxed'],
    ['spray-inhaler-with-spacer', /^Sit or stand up straight/, 'sit-or-stand'],
    ['talk-test-walk', /^Put on firm shoes/, 'shoes-and-reliever'],
    ['pace-your-day', /rest between them/, 'task-then-rest'],
    ['pace-your-day', /at least 2 rests/, 'rest-twice'],
    ['know-your-inhalers', /every day/, 'preventer-daily'],
    ['sit-to-stand', /Lean forward/, 'lean-forward'],
    ['sit-to-stand', /Breathe out as you stand/, 'stand-up'],
    ['sit-to-stand', /sit down slowly/, 'sit-down'],
    ['talk-test-walk', /^Speed up/, 'walk-faster'],
    ['huff-not-cough', /^Huff out/, 'huff'],
    ['side-lying-to-drain', /^Lie on one side/, 'lie-on-side'],
  ])('in %s the step %s shows %s', (id, words, drawing) => {
    const step = allSteps.find(({ activity, text }) => activity === id && words.test(text))
    expect(step?.drawing).toBe(drawing)
  })
})

describe('the parts of a step', () => {
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
  ])('a step is refused when it has %s', (_, wrong) => {
    expect(stepSchema.safeParse(wrong).success).toBe(false)
  })
})
