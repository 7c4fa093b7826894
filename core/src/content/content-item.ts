import * as z from 'zod/mini'
import { localDate } from '../platform/moment.ts'
import { sources } from './sources.ts'

/** An id that rules, records and addresses may contain, so it must never change. */
export const itemId = z.string().check(z.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/), z.maxLength(64))

/** A text for people: no stray spaces, no placeholder. */
export const copy = z.string().check(
  z.minLength(1),
  z.refine((text) => text === text.trim() && !/\s{2,}|TODO|lorem/i.test(text), 'not final copy'),
)

const sourceId = z.string().check(z.refine((id) => Object.hasOwn(sources, id), 'not in the list of sources'))

/** The review fields of every content item (core/src/content/review.ts). */
export const reviewShape = {
  reviewedOn: localDate,
  reviewBy: localDate,
  sources: z.array(sourceId).check(z.minLength(1)),
}

/** One text of a screen. */
export const line = z.strictObject({ id: itemId, text: copy, ...reviewShape })
export type Line = z.infer<typeof line>
