import * as z from 'zod/mini'
import { airReading } from './air-reading.ts'

/** The place for a person who has not entered a location (specification, section 3). */
export const defaultLocation = 'London'

export const airQualityPath = (location: string) => `/api/air-quality/${encodeURIComponent(location)}`

/** The place in the path, decoded. A remaining "%" means broken encoding. */
export const airLocation = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}%]*$/u, 'Must be the name of a place'))

/** Null when this server has no air data; it never invents readings for real patients. */
export const airQualityReply = z.nullable(airReading)
export type AirQualityReply = z.infer<typeof airQualityReply>
