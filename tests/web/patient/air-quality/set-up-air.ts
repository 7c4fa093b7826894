import { composeReading, errorReading } from '@second-wind/api/air/compose-reading'
import { airQualityPath } from '@second-wind/core/air/air-quality'
import type { AirReading } from '@second-wind/core/air/air-reading'
import type { Pollutants } from '@second-wind/core/air/pollutants'
import { minuteMs } from '@second-wind/core/platform/moment'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { fakeApi, reply } from '../../data/server/fake-api.ts'

let townCount = 0

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()

/** A different town for each test, because the app keeps readings for as long as the page lives. */
export async function setUpAir() {
  const town = `Town ${(townCount += 1)}`
  await db.profile.put(aPatient({ location: town }))
  const server = fakeApi()
  const path = airQualityPath(town)
  return {
    town,
    server,
    requests: () => server.countOf(path),
    respondWith: (reading: AirReading) => server.respondTo(path, () => reply(reading)),
    /** A server that measures no air. */
    respondWithNone: () => server.respondTo(path, () => reply(null)),
    fail: () => server.respondTo(path, () => Promise.reject(new TypeError('Failed to fetch'))),
    reading: (source: 'openweather' | 'demo', air: Pollutants = cleanAir, ageMinutes = 0) =>
      composeReading(source, { location: town, timestamp: minutesAgo(ageMinutes) }, air),
    error: () => errorReading({ location: town, timestamp: minutesAgo(0) }),
  }
}

export const cleanAir = { pm2_5: 8.4, pm10: 14.1, o3: 52 }
