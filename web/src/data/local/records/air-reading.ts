import { airReading, type AirReading } from '@second-wind/core/air/air-reading'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'
import { recordAirDay } from './air-days.ts'

const key = 'airReading'

/** `askedFor` is the location that was asked about: a reading of another town is no reading. */
const saved = z.object({ askedFor: z.string(), reading: airReading })

/** Keeps the last reading for when there is no signal, which carries its own time, and the worst one of each day. */
export async function saveAirReading(askedFor: string, reading: AirReading): Promise<void> {
  await db.meta.put({ key, value: { askedFor, reading } })
  await recordAirDay(reading)
}

export async function findAirReading(askedFor: string): Promise<AirReading | undefined> {
  const parsed = saved.safeParse((await db.meta.get(key))?.value)
  return parsed.success && parsed.data.askedFor === askedFor ? parsed.data.reading : undefined
}
