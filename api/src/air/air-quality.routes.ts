import { airLocation, type AirQualityReply } from '@second-wind/core/air/air-quality'
import type { AirReading } from '@second-wind/core/air/air-reading'
import * as z from 'zod/mini'
import type { Deps } from '../platform/deps.ts'
import { parsed } from '../platform/http/read-json.ts'
import { type Route, route } from '../platform/identity/route.ts'
import { cachedAirSource } from './cached-air-source.ts'
import { composeReading, errorReading } from './compose-reading.ts'
import { demoAir } from './demo-air.ts'
import { parseTown } from './parse-town.ts'

const place = z.object({ location: airLocation })

export function airQualityRoutes({ clock, airSource, config }: Deps): Route[] {
  const measure = airSource && cachedAirSource(airSource, clock)
  return [
    route({
      method: 'GET',
      path: '/api/air-quality/:location',
      who: 'patient',
      subject: 'nobody',
      action: 'air-quality.read',
      handle: async (c) => {
        const { location } = parsed(place, c.req.param())
        return c.json(await readingOf(location))
      },
    }),
  ]

  async function readingOf(location: string): Promise<AirQualityReply> {
    if (measure) return measuredReading(location, measure)
    return config.authMode === 'demo' ? demoReading(location) : null
  }

  function demoReading(location: string): AirReading {
    const timestamp = iso(clock.now())
    return composeReading('demo', { location, timestamp }, demoAir(location, timestamp.slice(0, 10)))
  }

  async function measuredReading(
    location: string,
    getMeasurement: ReturnType<typeof cachedAirSource>,
  ): Promise<AirReading> {
    const town = parseTown(location)
    const unmeasured = { location, timestamp: iso(clock.now()) }
    if (town === undefined) return errorReading(unmeasured, 'noTown')
    const measured = await getMeasurement(town)
    if (!measured) return errorReading(unmeasured)
    // A place abroad says so: the reader may not have meant it.
    const where = measured.country === 'GB' ? location : `${location}, ${measured.country}`
    return composeReading(
      'openweather',
      { location: where, timestamp: iso(measured.measuredAt) },
      measured.concentrations,
    )
  }
}

const iso = (ms: number): string => new Date(ms).toISOString()
