import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** "Ids: breathing, steam, mindfulness, movement, nutrition, hydration, postural, inhaler, hygiene" (LIB-03). */
export const categoryId = z.enum([
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
export type CategoryId = z.infer<typeof categoryId>

/** The line drawings of steps; web/src/patient/library/drawings draws them. */
export const stepDrawing = z.enum([
  'spray-shake',
  'spray-breathe',
  'spacer-fit',
  'spacer-breathe',
  'powder-load',
  'powder-breathe',
  'mist-turn',
  'mist-breathe',
  'breath-actuated-open',
  'breath-actuated-breathe',
  'hold-breath',
  'sit-supported',
  'hand-on-tummy',
  'breathe-in-nose',
  'round-lips',
  'breathe-out-lips',
  'huff',
  'lean-on-table',
  'lean-on-wall',
  'lie-on-side',
  'fan',
  'chair-at-wall',
  'feet-flat',
  'lean-forward',
  'stand-up',
  'sit-down',
  'walk',
  'walk-faster',
  'talk-test',
  'dose-counter',
  'spray-test',
  'spray-out-away',
  'spray-seal',
  'cap-on',
  'spacer-out-away',
  'spacer-press',
  'powder-out-away',
  'powder-seal',
  'mist-load',
  'mist-open',
  'mist-out-away',
  'mist-seal',
  'breath-actuated-shake',
  'breath-actuated-out-away',
  'breath-actuated-seal',
  'rinse-and-spit',
  'wait',
  'shoulders-drop',
  'tummy-fall',
  'breathe-in',
  'stairs',
  'cough-tissue',
  'bin-tissue',
  'tissues-near',
  'edge-of-bed',
  'sit-or-stand',
  'in-nose-out-lips',
  'longer-out',
  'positions',
  'hands-relaxed',
  'up-and-down',
  'shoes-and-reliever',
  'task-list',
  'task-first',
  'task-then-rest',
  'sit-for-task',
  'rest-twice',
  'check-date',
  'wash-spacer',
  'to-pharmacy',
  'inhalers-on-table',
  'preventer-daily',
  'carry-reliever',
  'ask-someone',
  'tell-someone',
  'write-in-profile',
])
export type StepDrawing = z.infer<typeof stepDrawing>

const wholeSeconds = z.int().check(z.gte(1), z.lte(600))
const times = z.int().check(z.gte(1), z.lte(60))

/**
 * One step as a player runs it: `seconds` shows a countdown, `repetitions` a count to do, `breath` runs the pacer,
 * none of them waits for Next. A pace has no hold: after the breath in comes the breath out (C19).
 */
export const step = z
  .strictObject({
    text: copy,
    /** Shows what the text says; it never adds to it. */
    drawing: z.optional(stepDrawing),
    seconds: z.optional(wholeSeconds),
    repetitions: z.optional(
      z
        .strictObject({ from: times, to: times })
        .check(z.refine(({ from, to }) => from <= to, 'from is more than to')),
    ),
    breath: z.optional(z.strictObject({ inSeconds: wholeSeconds, outSeconds: wholeSeconds, breaths: times })),
  })
  .check(
    z.refine(
      ({ seconds, repetitions, breath }) =>
        [seconds, repetitions, breath].filter((course) => course !== undefined).length <= 1,
      'a step runs in one way',
    ),
  )
export type ActivityStep = z.infer<typeof step>

/** The specification's "module": title, duration, description, steps (ENT-22). */
const activity = z.strictObject({
  /** Unique over the whole library: tasks, challenges and records name it. */
  id: itemId,
  title: copy,
  description: copy,
  /** Minutes, or null for something that lasts all day. */
  durationMin: z.nullable(z.int().check(z.gte(1), z.lte(60))),
  durationLabel: copy,
  steps: z.array(step).check(z.minLength(2)),
  cautions: z.optional(z.array(copy).check(z.minLength(1))),
  ...reviewShape,
})

const card = {
  id: categoryId,
  title: copy,
  description: copy,
  /** Name of a Tabler icon. */
  icon: z.enum(['wind', 'droplet', 'flower', 'walk', 'apple', 'glass-full', 'bed', 'spray', 'hand-stop']),
  color: z.enum(['blue', 'green', 'cyan', 'purple', 'orange']),
}

/** What the card of a category shows, before the category itself is loaded. */
export const categorySummary = z.strictObject({ ...card, activityCount: z.int().check(z.gte(1)) })
export type CategorySummary = z.infer<typeof categorySummary>

export const category = z.strictObject({
  ...card,
  /** Shown on every activity of the category, before its steps. */
  warnings: z.array(copy),
  /** Shown before Start Activity; with `mustConfirm` the person ticks that sentence first. */
  gate: z.optional(
    z.strictObject({
      text: z.array(copy).check(z.minLength(1)),
      /** Under "Do not do this if you:". */
      notIfYou: z.optional(z.array(copy).check(z.minLength(1))),
      mustConfirm: z.optional(copy),
    }),
  ),
  tip: z.optional(copy),
  links: z.optional(z.array(z.strictObject({ label: copy, url: z.url() }))),
  modules: z.array(activity).check(z.minLength(1)),
  ...reviewShape,
})
export type Category = z.infer<typeof category>
