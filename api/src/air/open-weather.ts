import { daqi } from '@second-wind/core/air/daqi'
import * as z from 'zod/mini'
import { type AirSource, AirSourceFailed, type Measurement } from './air-source.ts'

type Settings = {
  key: string
  url: string
  fetch: typeof fetch
  /** Time limit in milliseconds for all requests that one town needs. */
  timeoutMs?: number
  onFailure: (reason: string) => void
}

const places = z.array(z.object({ lat: z.number(), lon: z.number(), country: z.string() }))

const concentration = z._default(z.nullable(z.number()), null)
const pollution = z.object({
  list: z
    .array(
      z.object({
        /** Seconds. OpenWeather's own index of 1 to 5 is ignored (hazard HZ-07). */
        dt: z.int().check(z.gte(0), z.lte(8_000_000_000)),
        components: z.object({ pm2_5: concentration, pm10: concentration, o3: concentration }),
      }),
    )
    .check(z.minLength(1)),
})

/** OpenWeather's geocoding and air pollution APIs. They receive the town and nothing else. */
export function openWeather({ key, url, fetch: send, timeoutMs = 3_000, onFailure }: Settings): AirSource {
  return async (town) => {
    try {
      return await measure(town, AbortSignal.timeout(timeoutMs))
    } catch (error) {
      const failure = error instanceof AirSourceFailed ? error : new AirSourceFailed('no response')
      onFailure(failure.message)
      throw failure
    }
  }

  async function measure(town: string, signal: AbortSignal): Promise<Measurement> {
    const find = (q: string) => fetchJson('/geo/1.0/direct', { q, limit: '1' }, places, signal)
    const [inUk] = await find(`${town},GB`)
    const place = inUk ?? (await find(town))[0]
    if (!place) throw new AirSourceFailed('unknown place')

    const { lat, lon, country } = place
    const at = { lat: String(lat), lon: String(lon) }
    const { list } = await fetchJson('/data/2.5/air_pollution', at, pollution, signal)
    const [latest] = list
    if (!latest || daqi(latest.components).index === null) throw new AirSourceFailed('nothing measured')
    return { country, measuredAt: latest.dt * 1000, concentrations: latest.components }
  }

  async function fetchJson<T>(
    path: string,
    query: Record<string, string>,
    reply: z.ZodMiniType<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const address = new URL(path, url)
    address.search = new URLSearchParams({ ...query, appid: key }).toString()
    const response = await send(address, { signal, redirect: 'error' })
    if (!response.ok) {
      await response.body?.cancel()
      throw new AirSourceFailed(`status ${response.status}`)
    }
    const body = reply.safeParse(await readJson(response))
    if (!body.success) throw new AirSourceFailed('unexpected reply')
    return body.data
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new AirSourceFailed('not JSON')
  }
}
