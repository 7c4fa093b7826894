import * as z from 'zod/mini'
import { localDate } from '../platform/moment.ts'
import { sources } from './sources.ts'

/** An id that a rule, a record or an address may name: it stays for ever. */
export const itemId = z.string().check(z.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/), z.maxLength(64))

/** A text as a person reads it: no stray spaces, no placeholder. */
export const copy = z.string().check(
  z.minLength(1),
  z.refine((text) => text === text.trim() && !/\s{2,}|TODO|lorem/i.test(text), 'not final copy'),
)

const sourceId = z.string().check(z.refine((id) => Object.hasOwn(sources, id), 'not in the list of sources'))

/** What every item of the content carries (core/src/content/review.ts). */
export const reviewShape = {
  reviewedOn: localDate,
  reviewBy: localDate,
  sources: z.array(sourceId).check(z.minLength(1)),
}
