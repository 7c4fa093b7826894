import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
}
type Responder = (response: ServerResponse) => void

export const leeds = { name: 'Leeds', lat: 53.7974, lon: -1.5437, country: 'GB' }
export const paris = { name: 'Paris', lat: 48.8589, lon: 2.32, country: 'FR' }

/** As OpenWeather answers, its own index of 1 to 5 included. */
export const airAt = (
  measuredAt: string,
  components: object = { pm2_5: 8.4, pm10: 14.1, o3: 52, no2: 9 },
) => ({
  coord: { lon: -1.5437, lat: 53.7974 },
  list: [{ main: { aqi: 5 }, components, dt: Date.parse(measuredAt) / 1000 }],
})

export const json =
  (body: unknown, status = 200): Responder =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A local server in place of OpenWeather. */
export async function fakeOpenWeather() {
  const requests: ReceivedRequest[] = []
  const places = new Map<string, object[]>([['Leeds,GB', [leeds]]])
  const responders: { air: Responder; geocoding: Responder | undefined } = {
    air: json(airAt('2026-11-20T17:40:00.000Z')),
    geocoding: undefined,
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream')
    const query = Object.fromEntries(searchParams)
    requests.push({ method: request.method ?? '', path: pathname, query, headers: request.headers })
    if (pathname === '/data/2.5/air_pollution') return responders.air(response)
    return (responders.geocoding ?? json(places.get(query['q'] ?? '') ?? []))(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = addressOf(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    places,
    responders,
    airRequestCount: () => requests.filter(({ path }) => path === '/data/2.5/air_pollution').length,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server has no address')
  return address
}
