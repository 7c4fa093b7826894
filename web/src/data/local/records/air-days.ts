import { airReading, type AirReading } from '@second-wind/core/air/air-reading'
import { daqi } from '@second-wind/core/air/daqi'
import { epochMs, localDate } from '@second-wind/core/platform/moment'
import type { AirDay } from '@second-wind/core/recovery/analytics/air-comparison'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'
import { captureAt } from './capture-time.ts'

const key = 'airDays'

/** The longest range of the analytics. */
const maxDays = 90

const saved = z.array(
  z.object({ day: localDate, source: airReading.shape.source, pollutants: airReading.shape.pollutants }),
)

/** Stores the worst reading of each local day, to compare with the check-ins. The place is not stored. */
export async function recordAirDay({ timestamp, source, pollutants }: AirReading): Promise<void> {
  const latest: AirDay = { day: captureAt(epochMs(timestamp)).localDate, source, pollutants }
  await db.transaction('rw', db.meta, async () => {
    const days = await listAirDays()
    const before = days.find(({ day }) => day === latest.day)
    if (before && !isWorse(latest, before)) return
    const others = days.filter(({ day }) => day !== latest.day)
    const value = [...others, latest].toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(-maxDays)
    await db.meta.put({ key, value })
  })
}

/** Oldest first. */
export async function listAirDays(): Promise<AirDay[]> {
  const parsed = saved.safeParse((await db.meta.get(key))?.value)
  return parsed.success ? parsed.data : []
}

/** A measured reading replaces an invented one, whatever its value, and never the reverse. */
function isWorse(latest: AirDay, before: AirDay): boolean {
  if (latest.source !== before.source) return latest.source === 'openweather'
  return (daqi(latest.pollutants).index ?? 0) > (daqi(before.pollutants).index ?? 0)
}
