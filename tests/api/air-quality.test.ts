import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import type { AirSource } from '@second-wind/api/air-quality/air-source'
import { openWeather } from '@second-wind/api/air-quality/open-weather'
import { rememberAir } from '@second-wind/api/air-quality/remember-air'
import { createApp } from '@second-wind/api/app'
import { ConfigError, readConfig } from '@second-wind/api/config'
import { airQualityPath, airQualityReply } from '@second-wind/core/contract/air-quality'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiPort, fromThisComputer, openApi, type OpenApi } from '../support/open-api.ts'
import { virtualClock } from '../support/virtual-clock.ts'
import { airAt, fakeOpenWeather, json, leeds, paris } from './fake-open-weather.ts'

const key = 'a-key-that-nobody-may-see'
const minutes = 60_000
const hours = 60 * minutes

let api: OpenApi
let upstream: Awaited<ReturnType<typeof fakeOpenWeather>>
let failures: string[]
beforeEach(async () => {
  api = await openApi()
  upstream = await fakeOpenWeather()
  failures = []
})
afterEach(async () => {
  await api.close()
  await upstream.close()
})

const source = (timeoutMs?: number) =>
  openWeather({
    key,
    url: upstream.url,
    fetch,
    ...(timeoutMs !== undefined && { timeoutMs }),
    onFailure: (reason) => failures.push(reason),
  })

/** The server of the test, with a source of air. */
function withSource(airSource: AirSource) {
  const app = createApp({
    db: api.db,
    clock: { now: api.clock.now, offsetMinAt: () => 0 },
    newId: () => '',
    config: { authMode: 'demo' },
    airSource,
    logError: ({ error }) => api.surprises.push(error),
  })
  const host = `localhost:${apiPort}`
  return async (location: string) => {
    const address = `http://${host}${airQualityPath(location)}`
    const response = await app.request(address, { headers: { host } }, fromThisComputer())
    expect(response.status).toBe(200)
    return airQualityReply.parse(await response.json())
  }
}

const demoReading = async (location: string) => {
  const response = await api.get(airQualityPath(location))
  expect(response.status).toBe(200)
  return airQualityReply.parse(await response.json())
}

describe('without a key', () => {
  test('a reading is a demo one, says so, and is the same all day', async () => {
    const first = await demoReading('London')
    api.clock.advance(3 * hours)
    const later = await demoReading('London')
    expect(first).toMatchObject({
      source: 'demo',
      location: 'London',
      timestamp: '2026-11-20T18:00:00.000Z',
    })
    expect(later).toEqual({ ...first, timestamp: '2026-11-20T21:00:00.000Z' })
  })

  test('another day and another town have other air', async () => {
    const { pollutants } = await demoReading('London')
    expect((await demoReading('Leeds')).pollutants).not.toEqual(pollutants)
    api.clock.advance(24 * hours)
    expect((await demoReading('London')).pollutants).not.toEqual(pollutants)
  })

  test('every demo reading is complete and never alarming', async () => {
    for (let town = 0; town < 100; town += 1) {
      const { index, daqi, pollutants } = await demoReading(`Town ${town}`)
      expect(index).toBeLessThanOrEqual(100)
      expect(daqi).toBeLessThanOrEqual(6)
      expect(Object.values(pollutants)).not.toContain(null)
    }
  })

  test.each(['Stoke on Trent', 'Hull, East Riding', 'Ynys Môn', 'Bishop’s Stortford', 'A/B & C?'])(
    '"%s" is a place',
    async (location) => {
      expect(await demoReading(location)).toMatchObject({ source: 'demo', location })
    },
  )
})

test.each([
  ['blank', '%20%20'],
  ['too long', 'a'.repeat(101)],
  ['a control character', 'Leeds%00'],
  ['a broken encoding', '%E0%A4%A'],
])('a location that is %s is refused', async (_, written) => {
  const response = await api.get(`/api/air-quality/${written}`)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid', fields: [{ path: 'location' }] } })
})

test('blanks around a location do not count', async () => {
  const response = await api.get('/api/air-quality/%20Leeds%20')
  expect(await response.json()).toMatchObject({ location: 'Leeds' })
})

describe('with a key', () => {
  test('a reading is made from the pollutants, whatever index of its own the service gives', async () => {
    expect(await withSource(source())('Leeds')).toEqual({
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

  test('the town leaves the server, and nothing else about the person', async () => {
    await withSource(source())('Flat 2, 14 Elm Road, Leeds LS1 4AB')
    expect(upstream.asked.map(({ method, path, query }) => ({ method, path, query }))).toEqual([
      { method: 'GET', path: '/geo/1.0/direct', query: { q: 'Leeds,GB', limit: '1', appid: key } },
      {
        method: 'GET',
        path: '/data/2.5/air_pollution',
        query: { lat: String(leeds.lat), lon: String(leeds.lon), appid: key },
      },
    ])
    const harmless = /^(host|connection|accept|accept-language|accept-encoding|sec-fetch-mode|user-agent)$/
    for (const { headers } of upstream.asked) {
      expect(Object.keys(headers).filter((name) => !harmless.test(name))).toEqual([])
      expect(headers['user-agent']).toBe('node')
    }
  })

  test('a town in this country comes before its namesakes; a place abroad says where it is', async () => {
    upstream.places.set('Paris', [paris])
    expect(await withSource(source())('Paris')).toMatchObject({
      source: 'openweather',
      location: 'Paris, FR',
    })
    upstream.places.set('Leeds', [{ ...leeds, country: 'US' }])
    expect(await withSource(source())('Leeds')).toMatchObject({ location: 'Leeds' })
  })

  test('a place without a town is an error reading, and nobody is asked', async () => {
    expect(await withSource(source())('LS1 4AB')).toMatchObject({ source: 'error', location: 'LS1 4AB' })
    expect(upstream.asked).toEqual([])
  })

  test.each([
    ['a wrong key', json({ cod: 401, message: `Invalid API key ${key}` }, 401), 'status 401'],
    ['too many calls', json({ cod: 429 }, 429), 'status 429'],
    ['an error of its own', json('oops', 500), 'status 500'],
    ['a page instead of JSON', (response) => response.end('<h1>Hello</h1>'), 'not JSON'],
    ['JSON of another shape', json({ list: [{ dt: 'now' }] }), 'not the reply that was agreed'],
    ['an empty list', json({ list: [] }), 'not the reply that was agreed'],
    ['no time', json(airAt('2500-01-01T00:00:00.000Z')), 'not the reply that was agreed'],
    ['no pollutant', json(airAt('2026-11-20T17:00:00.000Z', { no2: 3 })), 'nothing measured'],
    ['pollutants below zero', json(airAt('2026-11-20T17:00:00.000Z', { pm2_5: -9999 })), 'nothing measured'],
    [
      'somewhere else to go',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'no answer',
    ],
    ['a broken connection', (response) => response.destroy(), 'no answer'],
  ] as [string, (typeof upstream)['answers']['air'], string][])(
    'when the service gives %s, the answer is an error reading without the key',
    async (_, answer, reason) => {
      upstream.answers.air = answer
      const reading = await withSource(source())('Leeds')
      expect(reading).toMatchObject({
        source: 'error',
        index: null,
        status: 'Service temporarily unavailable',
      })
      expect(failures).toEqual([reason])
      expect(JSON.stringify([reading, failures])).not.toContain(key)
      expect(api.surprises).toEqual([])
    },
  )

  test('a service that stays silent is given up', async () => {
    upstream.answers.air = () => {}
    expect(await withSource(source(50))('Leeds')).toMatchObject({ source: 'error' })
    expect(failures).toEqual(['no answer'])
  })

  test('so is one that stops in the middle of its answer', async () => {
    upstream.answers.air = (response) => void response.writeHead(200).write('{"list":[')
    expect(await withSource(source(50))('Leeds')).toMatchObject({ source: 'error' })
  })

  test('geocoding that fails, or knows no such place, is an error reading too', async () => {
    expect(await withSource(source())('Nowhere')).toMatchObject({ source: 'error' })
    upstream.answers.geocoding = json({ cod: 401 }, 401)
    expect(await withSource(source())('Leeds')).toMatchObject({ source: 'error' })
    expect(failures).toEqual(['unknown place', 'status 401'])
  })

  test('what the source throws carries no key, not even as its cause', async () => {
    upstream.answers.air = (response) => response.destroy()
    const error = await source()('Leeds').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'AirSourceFailed', message: 'no answer' })
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain(key)
  })
})

describe('how often the service is asked', () => {
  test('once in 30 minutes for a town, however it is written', async () => {
    const read = withSource(source())
    await read('Leeds')
    api.clock.advance(30 * minutes - 1)
    expect(await read('LEEDS')).toMatchObject({ source: 'openweather', location: 'LEEDS' })
    expect(upstream.airAsked()).toBe(1)
    api.clock.advance(1)
    await read('Leeds')
    expect(upstream.airAsked()).toBe(2)
  })

  test('once for all who ask at the same time', async () => {
    const read = withSource(source())
    const readings = await Promise.all(['Leeds', 'leeds', 'Leeds'].map(read))
    expect(readings.map((reading) => reading.source)).toEqual(Array(3).fill('openweather'))
    expect(upstream.airAsked()).toBe(1)
  })

  test('a minute after a failure at the earliest', async () => {
    const read = withSource(source())
    upstream.answers.air = json({}, 500)
    await read('Leeds')
    upstream.answers.air = json(airAt('2026-11-20T18:00:00.000Z'))
    api.clock.advance(minutes - 1)
    expect(await read('Leeds')).toMatchObject({ source: 'error' })
    api.clock.advance(1)
    expect(await read('Leeds')).toMatchObject({ source: 'openweather' })
  })

  test('a clock that was set back does not keep a reading for ever', async () => {
    const read = withSource(source())
    await read('Leeds')
    api.clock.setTo('2026-11-20T12:00:00.000Z')
    await read('Leeds')
    expect(upstream.airAsked()).toBe(2)
  })

  const counting = () => {
    const clock = virtualClock()
    const asked: string[] = []
    const read = rememberAir((town) => {
      asked.push(town)
      return Promise.resolve({ country: 'GB', measuredAt: clock.now(), concentrations: { o3: 40 } })
    }, clock)
    return { clock, asked, read }
  }

  test('for 20 towns at once, and then for one every 3 seconds', async () => {
    const { clock, asked, read } = counting()
    for (let town = 0; town < 25; town += 1) await read(`Town ${town}`)
    expect(asked).toHaveLength(20)
    clock.advance(3_000)
    expect(await read('Another')).toBeDefined()
    expect(await read('Yet another')).toBeUndefined()
  })

  test('500 towns are remembered; the one that was asked about longest ago goes first', async () => {
    const { clock, asked, read } = counting()
    for (let town = 0; town <= 500; town += 1) {
      clock.advance(3_000)
      await read(`Town ${town}`)
    }
    clock.advance(3_000)
    const before = asked.length
    await read('Town 500')
    expect(asked).toHaveLength(before)
    await read('Town 0')
    expect(asked).toHaveLength(before + 1)
  })
})

describe('while the service fails', () => {
  test('the last reading stands for 6 hours, with the time at which it was measured', async () => {
    const read = withSource(source())
    const good = await read('Leeds')
    upstream.answers.air = json({}, 500)

    api.clock.setTo('2026-11-20T23:40:00.000Z')
    expect(await read('Leeds')).toEqual(good)
    api.clock.advance(minutes)
    expect(await read('Leeds')).toMatchObject({ source: 'error', timestamp: '2026-11-20T23:41:00.000Z' })
  })

  test('the reading of another town does not stand in', async () => {
    const read = withSource(source())
    await read('Leeds')
    expect(await read('Nowhere')).toMatchObject({ source: 'error', location: 'Nowhere' })
  })
})

describe('the settings', () => {
  test('without a key there is no service; a key that is blank is none', () => {
    expect(readConfig({}).openWeather).toBeUndefined()
    expect(readConfig({ OPENWEATHER_API_KEY: '  ' }).openWeather).toBeUndefined()
  })

  test('a key makes one', () => {
    expect(readConfig({ OPENWEATHER_API_KEY: ` ${key}\n` }).openWeather).toEqual({
      key,
      url: 'https://api.openweathermap.org',
    })
  })

  test.each([
    'http://api.openweathermap.org',
    'http://127.0.0.1.evil.example',
    'ftp://localhost',
    'nonsense',
  ])('the key is not sent to %s', (url) => {
    const env = { OPENWEATHER_API_KEY: key, OPENWEATHER_URL: url }
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow('not valid: OPENWEATHER_URL')
  })
})

describe('the server as it is started', () => {
  let folder: string
  let child: ChildProcess | undefined
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'second-wind-air-'))
  })
  afterEach(() => {
    child?.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  test('asks the service, tells why it failed, and never says the key', async () => {
    let said = ''
    const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../api/src/main.ts')], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        OPENWEATHER_API_KEY: key,
        OPENWEATHER_URL: upstream.url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = server
    server.stdout.on('data', (text) => (said += String(text)))
    server.stderr.on('data', (text) => (said += String(text)))
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/running at \S+\n/)
    const origin = /running at (\S+)/.exec(said)?.[1]

    const leedsNow = await (await fetch(`${origin}/api/air-quality/Leeds`)).text()
    const nowhere = await (await fetch(`${origin}/api/air-quality/Nowhere`)).text()
    await expect.poll(() => said).toContain('"reason":"unknown place"')
    server.kill('SIGTERM')
    await once(server, 'close')

    expect(leedsNow).toContain('"source":"openweather"')
    expect(nowhere).toContain('"source":"error"')
    expect(said + leedsNow + nowhere).not.toContain(key)
    expect(said).not.toContain('Nowhere')
  })
})
