import { createHash } from 'node:crypto'
import { airLocation, type AirQualityReply } from '@second-wind/core/air/air-quality'
import type { AirReading } from '@second-wind/core/air/air-reading'
import type { Pollutants } from '@second-wind/core/air/pollutants'
import * as z from 'zod/mini'
import { type Route, route } from '../platform/authentication/route.ts'
import type { Deps } from '../platform/deps.ts'
import { parseOrRefuse } from '../platform/http/read-json.ts'
import { iso } from '../platform/iso.ts'
import { cachedAirSource } from './cached-air-source.ts'
import { composeReading, errorReading } from './compose-reading.ts'
import { parseTown } from './parse-town.ts'

const place = z.object({ location: airLocation })

export function airQualityRoutes({ clock, airSource, config }: Deps): Route[] {
  const measure = airSource && cachedAirSource(airSource, clock)
  return [
    route({
      method: 'GET',
      path: '/api/air-quality/:location',
      who: 'patient',
      subject: 'none',
      action: 'air-quality.read',
      handle: async (c) => {
        const { location } = parseOrRefuse(place, c.req.param())
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
    // Names a foreign country, because the reader may not have meant a place abroad.
    const where = measured.country === 'GB' ? location : `${location}, ${measured.country}`
    return composeReading(
      'openweather',
      { location: where, timestamp: iso(measured.measuredAt) },
      measured.concentrations,
    )
  }
}

/**
 * Plausible concentrations for a British town, for a demo without a key: constant over a day, different the next.
 * Mostly Low, sometimes Moderate.
 */
function demoAir(town: string, day: string): Pollutants {
  const dice = createHash('sha256').update(`${town.toLowerCase()} ${day}`).digest()
  const roll = (at: number) => dice.readUInt8(at) / 255
  const pm2_5 = tenths(4 + 36 * roll(0) ** 3)
  return { pm2_5, pm10: tenths(pm2_5 * 1.2 + 6 * roll(1)), o3: tenths(30 + 60 * roll(2)) }
}

const tenths = (value: number): number => Math.round(value * 10) / 10
