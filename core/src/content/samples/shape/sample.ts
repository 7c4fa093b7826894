import * as z from 'zod/mini'
import { itemId, reviewShape } from '../../content-item.ts'

/** A sample is never about the person who sees it: the screen shows the tag "Sample" with each. */
export const sampleShape = { id: itemId, sample: z.literal(true) }

/** All samples of one screen. */
export const samplesShape = { ...sampleShape, ...reviewShape }

/** Calendar days from today, so that a sample never looks out of date: `addDays(today, daysFromToday)`. */
export const daysFromToday = z.int().check(z.gte(-400), z.lte(400))

export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

export const percent = z.int().check(z.gte(0), z.lte(100))
