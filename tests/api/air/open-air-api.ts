import type { AirSource } from '@second-wind/api/air/air-source'
import { openWeather } from '@second-wind/api/air/open-weather'
import { createApp } from '@second-wind/api/app'
import { airQualityPath } from '@second-wind/core/air/air-quality'
import { airReading } from '@second-wind/core/air/air-reading'
import { expect } from 'vitest'
import { apiPort, loopbackBindings, openDemoApi } from '../../support/open-demo-api.ts'
import { fakeOpenWeather } from './fake-open-weather.ts'

export const openWeatherKey = 'a-key-that-nobody-may-see'

export type AirApi = Awaited<ReturnType<typeof openAirApi>>

/** The product's own server with a key, and a local server in place of OpenWeather. */
export async function openAirApi() {
  const api = await openDemoApi()
  const upstream = await fakeOpenWeather()
  const failures: string[] = []

  const source = (timeoutMs?: number): AirSource =>
    openWeather({
      key: openWeatherKey,
      url: upstream.url,
      fetch,
      ...(timeoutMs !== undefined && { timeoutMs }),
      onFailure: (reason) => failures.push(reason),
    })

  /** Requests a location; earlier readings are cached. */
  function reader(airSource = source()) {
    const app = createApp({
      db: api.db,
      clock: { now: api.clock.now, offsetMinAt: () => 0 },
      newId: () => '',
      config: { authMode: 'demo' },
      airSource,
      logError: ({ error }) => api.unexpectedErrors.push(error),
    })
    const host = `localhost:${apiPort}`
    return async (location: string) => {
      const address = `http://${host}${airQualityPath(location)}`
      const response = await app.request(address, { headers: { host } }, loopbackBindings())
      expect(response.status).toBe(200)
      return airReading.parse(await response.json())
    }
  }

  return {
    clock: api.clock,
    upstream,
    /** Why the source failed, in our own words. */
    failures,
    /** Unexpected errors. */
    unexpectedErrors: api.unexpectedErrors,
    source,
    reader,
    close: async () => {
      await api.close()
      await upstream.close()
    },
  }
}
