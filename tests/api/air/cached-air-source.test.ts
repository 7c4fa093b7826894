import { cachedAirSource } from '@second-wind/api/air/cached-air-source'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { virtualClock } from '../../support/virtual-clock.ts'
import { airAt, json } from './fake-open-weather.ts'
import { type AirApi, openAirApi } from './open-air-api.ts'

let air: AirApi
beforeEach(async () => {
  air = await openAirApi()
})
afterEach(() => air.close())

describe('requests to the weather service', () => {
  test('are sent once in 30 minutes for a town, in any spelling', async () => {
    const read = air.reader()
    await read('Leeds')
    air.clock.advance(30 * minuteMs - 1)
    expect(await read('LEEDS')).toMatchObject({ source: 'openweather', location: 'LEEDS' })
    expect(air.upstream.airRequestCount()).toBe(1)
    air.clock.advance(1)
    await read('Leeds')
    expect(air.upstream.airRequestCount()).toBe(2)
  })

  test('are sent once for simultaneous readers of a town', async () => {
    const read = air.reader()
    const readings = await Promise.all(['Leeds', 'leeds', 'Leeds'].map(read))
    expect(readings.map((reading) => reading.source)).toEqual(Array(3).fill('openweather'))
    expect(air.upstream.airRequestCount()).toBe(1)
  })

  test('are repeated a minute after a failure at the earliest', async () => {
    const read = air.reader()
    air.upstream.responders.air = json({}, 500)
    await read('Leeds')
    air.upstream.responders.air = json(airAt('2026-11-20T18:00:00.000Z'))
    air.clock.advance(minuteMs - 1)
    expect(await read('Leeds')).toMatchObject({ source: 'error' })
    air.clock.advance(1)
    expect(await read('Leeds')).toMatchObject({ source: 'openweather' })
  })

  test('are sent again after the clock was set back', async () => {
    const read = air.reader()
    await read('Leeds')
    air.clock.setTo('2026-11-20T12:00:00.000Z')
    await read('Leeds')
    expect(air.upstream.airRequestCount()).toBe(2)
  })

  const counting = () => {
    const clock = virtualClock()
    const requests: string[] = []
    const read = cachedAirSource((town) => {
      requests.push(town)
      return Promise.resolve({ country: 'GB', measuredAt: clock.now(), concentrations: { o3: 40 } })
    }, clock)
    return { clock, requests, read }
  }

  test('are limited to 20 towns at once, and then to one every 3 seconds', async () => {
    const { clock, requests, read } = counting()
    for (let town = 0; town < 25; town += 1) await read(`Town ${town}`)
    expect(requests).toHaveLength(20)
    clock.advance(3_000)
    expect(await read('Another')).toBeDefined()
    expect(await read('Yet another')).toBeUndefined()
  })

  test('are saved by a cache of 500 towns, which drops the one unused for longest', async () => {
    const { clock, requests, read } = counting()
    for (let town = 0; town <= 500; town += 1) {
      clock.advance(3_000)
      await read(`Town ${town}`)
    }
    clock.advance(3_000)
    const before = requests.length
    await read('Town 500')
    expect(requests).toHaveLength(before)
    await read('Town 0')
    expect(requests).toHaveLength(before + 1)
  })
})

describe('while the service fails', () => {
  test('the last reading is used for 6 hours, with the time of its measurement', async () => {
    const read = air.reader()
    const good = await read('Leeds')
    air.upstream.responders.air = json({}, 500)

    air.clock.setTo('2026-11-20T23:40:00.000Z')
    expect(await read('Leeds')).toEqual(good)
    air.clock.advance(minuteMs)
    expect(await read('Leeds')).toMatchObject({ source: 'error', timestamp: '2026-11-20T23:41:00.000Z' })
  })

  test('the reading of another town is not used', async () => {
    const read = air.reader()
    await read('Leeds')
    expect(await read('Nowhere')).toMatchObject({ source: 'error', location: 'Nowhere' })
  })
})
