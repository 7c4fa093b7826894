import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

const phaseSeconds = z.int().check(z.gte(2), z.lte(8))
const paceId = z.enum(['even', 'longer-out', 'own'])

/** A pace is a breath in and a breath out, in seconds, and nothing between them. `timing` null: the person leads. */
const pace = z.strictObject({
  id: paceId,
  label: copy,
  hint: copy,
  timing: z.nullable(z.strictObject({ inSeconds: phaseSeconds, outSeconds: phaseSeconds })),
})

/** One guided exercise: how to sit, and how many breaths at the chosen pace. */
const exercise = z.strictObject({
  id: itemId,
  title: copy,
  description: copy,
  begin: copy,
  breaths: z.int().check(z.gte(5), z.lte(60)),
})
export type GuidedExercise = z.infer<typeof exercise>

export const pacer = z.strictObject({
  id: itemId,
  title: copy,
  intro: copy,
  exercises: z.array(exercise).check(z.minLength(1)),
  defaultPace: paceId,
  paces: z.array(pace).check(z.minLength(1)),
  /** The breath in comes first; a breath is counted when its breath out ends (C-45). */
  phases: z.strictObject({ inhale: copy, exhale: copy }),
  counterLabel: copy,
  /** For the pace that the person leads. */
  ownPace: z.strictObject({ text: copy, count: copy }),
  neverHold: copy,
  /** For reduced motion: words change, nothing moves. */
  textMode: z.strictObject({ label: copy, hint: copy, inhale: copy, exhale: copy }),
  stopRule: copy,
  ...reviewShape,
})
export type Pacer = z.infer<typeof pacer>
export type PaceId = z.infer<typeof paceId>
