/*
 * "Air quality: index (number), status (text), location, description, source (openweather, demo or error), timestamp,
 * pollutants (pm2_5, pm10, o3 in µg/m³)." Plus the UK index (ruling C-23). Hazards HZ-07, C20: an error has no index,
 * and screens compute the index again from the pollutants (describe-air-reading.ts).
 */
import * as z from 'zod/mini'
import { instant } from '../platform/moment.ts'

export const airSources = ['openweather', 'demo', 'error'] as const

const concentration = z.nullable(z.number().check(z.gte(0)))

/** The reply of `GET /api/air-quality/{location}`, as sent and as stored on the phone. */
export const airReading = z.object({
  /** 0 to 500 (air-index.ts); null when there is no reading. */
  index: z.nullable(z.number().check(z.gte(0), z.lte(500))),
  status: z.string(),
  location: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.string(),
  source: z.enum(airSources),
  timestamp: instant,
  /** µg/m³; null means not measured. */
  pollutants: z.object({ pm2_5: concentration, pm10: concentration, o3: concentration }),
  /** 1 to 10; null when there is no reading. */
  daqi: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(10)))),
})
export type AirReading = z.infer<typeof airReading>
