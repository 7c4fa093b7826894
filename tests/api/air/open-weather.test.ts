import { inspect } from 'node:util'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { airAt, json, leeds, paris } from './fake-open-weather.ts'
import { type AirApi, openWeatherKey, openAirApi } from './open-air-api.ts'

let air: AirApi
beforeEach(async () => {
  air = await openAirApi()
})
afterEach(() => air.close())

describe('requests to the weather service', () => {
  test("a reading is made from the pollutants, and the service's own index is ignored", async () => {
    expect(await air.reader()('Leeds')).toEqual({
      index: 26,
      status: 'Low',
      location: 'Leeds',
      description: 'Carry on as usual. Follow your plan.',
      source: 'openweather',
      timestamp: '2026-11-20T17:40:00.000Z',
      pollutants: { pm2_5: 8.4, pm10: 14.1, o3: 52 },
      daqi: 2,
    })
  })

  test('only the town leaves the server, and nothing else about the person', async () => {
    await air.reader()('Rose Cottage, 14 Elm Road, Leeds LS1 4AB')
    expect(air.upstream.requests.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
      { method: 'GET', path: '/geo/1.0/direct', query: { q: 'Leeds,GB', limit: '1', appid: openWeatherKey } },
      {
        method: 'GET',
        path: '/data/2.5/air_pollution',
        query: { lat: String(leeds.lat), lon: String(leeds.lon), appid: openWeatherKey },
      },
    ])
    const harmless = /^(host|connection|accept|accept-language|accept-encoding|sec-fetch-mode|user-agent)$/
    for (const { headers } of air.upstream.requests) {
      expect(Object.keys(headers).filter((name) => !harmless.test(name))).toEqual([])
      expect(headers['user-agent']).toBe('node')
    }
  })

  test('a British town is preferred to its namesakes, and a place abroad names its country', async () => {
    air.upstream.places.set('Paris', [paris])
    expect(await air.reader()('Paris')).toMatchObject({
      source: 'openweather',
      location: 'Paris, FR',
    })
    air.upstream.places.set('Leeds', [{ ...leeds, country: 'US' }])
    expect(await air.reader()('Leeds')).toMatchObject({ location: 'Leeds' })
  })

  test('a location without a town gives an error reading with a hint and causes no request', async () => {
    for (const location of ['LS1 4AB', 'Dunroamin, NR21 0AA']) {
      expect(await air.reader()(location)).toMatchObject({
        source: 'error',
        location,
        description: expect.stringContaining('write only the town as your location'),
      })
    }
    expect(air.upstream.requests).toEqual([])
  })
})

describe('failures of the service', () => {
  test.each([
    ['a wrong key', json({ cod: 401, message: `Invalid API key ${openWeatherKey}` }, 401), 'status 401'],
    ['too many calls', json({ cod: 429 }, 429), 'status 429'],
    ['an error of its own', json('oops', 500), 'status 500'],
    ['a page instead of JSON', (response) => response.end('<h1>Hello</h1>'), 'not JSON'],
    ['JSON of another shape', json({ list: [{ dt: 'now' }] }), 'unexpected reply'],
    ['an empty list', json({ list: [] }), 'unexpected reply'],
    ['no time', json(airAt('2500-01-01T00:00:00.000Z')), 'unexpected reply'],
    ['no pollutant', json(airAt('2026-11-20T17:00:00.000Z', { no2: 3 })), 'nothing measured'],
    ['pollutants below zero', json(airAt('2026-11-20T17:00:00.000Z', { pm2_5: -9999 })), 'nothing measured'],
    [
      'somewhere else to go',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'no response',
    ],
    ['a broken connection', (response) => response.destroy(), 'no response'],
  ] as [string, AirApi['upstream']['responders']['air'], string][])(
    'when the service gives %s, the reply is an error reading without the key',
    async (_, response, reason) => {
      air.upstream.responders.air = response
      const reading = await air.reader()('Leeds')
      expect(reading).toMatchObject({
        source: 'error',
        index: null,
        status: 'Service temporarily unavailable',
      })
      expect(air.failures).toEqual([reason])
      expect(JSON.stringify([reading, air.failures])).not.toContain(openWeatherKey)
      expect(air.unexpectedErrors).toEqual([])
    },
  )

  test('a request to a silent service times out', async () => {
    air.upstream.responders.air = () => {}
    expect(await air.reader(air.source(50))('Leeds')).toMatchObject({ source: 'error' })
    expect(air.failures).toEqual(['no response'])
  })

  test('a response that stops half-way times out', async () => {
    air.upstream.responders.air = (response) => void response.writeHead(200).write('{"list":[')
    expect(await air.reader(air.source(50))('Leeds')).toMatchObject({ source: 'error' })
  })

  test('when geocoding fails or finds no place, the reply is an error reading', async () => {
    expect(await air.reader()('Nowhere')).toMatchObject({ source: 'error' })
    air.upstream.responders.geocoding = json({ cod: 401 }, 401)
    expect(await air.reader()('Leeds')).toMatchObject({ source: 'error' })
    expect(air.failures).toEqual(['unknown place', 'status 401'])
  })

  test('errors of the source never contain the key, not even as their cause', async () => {
    air.upstream.responders.air = (response) => response.destroy()
    const error = await air
      .source()('Leeds')
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'AirSourceFailed', message: 'no response' })
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain(openWeatherKey)
  })
})
