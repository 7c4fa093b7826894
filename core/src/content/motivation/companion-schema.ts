import * as z from 'zod/mini'
import { profile } from '../../records/patient.ts'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A companion as setup offers it (specification, section 3). `image` is the key of the drawing. */
export const companion = z.object({
  id: profile.shape.companionAvatar,
  ...reviewShape,
  name: copy,
  description: copy,
  image: itemId,
})
export type Companion = z.infer<typeof companion>

/** What a companion says on Home, by the state of the day. */
export const companionSpeech = z.object({
  id: profile.shape.companionAvatar,
  ...reviewShape,
  /** Nothing is known about today yet: says no word on how it is going. */
  hello: copy,
  low: copy,
  medium: copy,
  high: copy,
  missed: copy,
  done: copy,
})
export type CompanionSpeech = z.infer<typeof companionSpeech>
