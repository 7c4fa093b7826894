import { airReading, type AirReading } from '@second-wind/core/air/air-reading'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'
import { recordAirDay } from './air-days.ts'

const key = 'airReading'

/** `askedFor`: the requested location. A reading of another town is not used. */
const saved = z.object({ askedFor: z.string(), reading: airReading })

/**
 * Stores the last reading, which carries its own time, for when there is no connection; and the worst one of each day.
 */
export async function saveAirReading(location: string, reading: AirReading): Promise<void> {
  await db.meta.put({ key, value: { askedFor: location, reading } })
  await recordAirDay(reading)
}

export async function findAirReading(location: string): Promise<AirReading | undefined> {
  const parsed = saved.safeParse((await db.meta.get(key))?.value)
  return parsed.success && parsed.data.askedFor === location ? parsed.data.reading : undefined
}
