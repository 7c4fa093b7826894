import * as z from 'zod/mini'
import type { QuestionId, Track, trackOptions } from '../../triage/options.ts'
import { copy, itemId, reviewShape } from '../content-item.ts'

const answerOption = z.strictObject({
  id: itemId,
  label: copy,
  /** The warning sign in words, if this answer calls for emergency help. */
  redFlag: z.optional(copy.check(z.maxLength(200))),
  /** The answer as a statement, where a result gives it as a reason. */
  reason: z.optional(copy),
  /** True when this answer alone calls for at least medical advice. */
  clinicallySignificant: z.boolean(),
})
type AnswerOption = z.infer<typeof answerOption>

/** A hint for people with one of these conditions only. */
const hintForSome = z.strictObject({ conditions: z.array(copy).check(z.minLength(1)), text: copy })

export const question = z.strictObject({
  id: itemId,
  text: copy,
  hint: z.optional(copy),
  hintForSome: z.optional(hintForSome),
  options: z.array(answerOption).check(z.minLength(4), z.maxLength(5)),
  ...reviewShape,
})
export type Question = z.infer<typeof question>

/** A question of this track: the compiler checks that it offers exactly the options of triage/options.ts, in order. */
export type TrackQuestion<T extends Track> = {
  [Q in QuestionId<T>]: OfferedQuestion<Q, (typeof trackOptions)[T][Q]>
}[QuestionId<T>]

export type OfferedQuestion<Q, OptionIds> = Omit<Question, 'id' | 'options'> & {
  id: Q
  options: InOrder<OptionIds>
}

type InOrder<OptionIds> = OptionIds extends readonly string[]
  ? { -readonly [I in keyof OptionIds]: Omit<AnswerOption, 'id'> & { id: OptionIds[I] } }
  : never
