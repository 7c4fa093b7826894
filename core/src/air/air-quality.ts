import * as z from 'zod/mini'
import { airReading } from './air-reading.ts'

/** Whose air is shown to somebody who has not said where they live (specification, section 3). */
export const defaultLocation = 'London'

export const airQualityPath = (location: string) => `/api/air-quality/${encodeURIComponent(location)}`

/** The place in that path, decoded. A "%" is what a broken encoding leaves behind. */
export const airLocation = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}%]*$/u, 'Must be the name of a place'))

/** Null: this server measures no air, and makes none up for real patients. */
export const airQualityReply = z.nullable(airReading)
export type AirQualityReply = z.infer<typeof airQualityReply>
