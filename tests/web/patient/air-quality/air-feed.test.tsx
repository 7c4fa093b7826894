import { airQualityPath } from '@second-wind/core/air/air-quality'
import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { findAirReading, saveAirReading, saveProfile } from '../../../../web/src/data/local/lazy.ts'
import { airFeed } from '../../../../web/src/patient/air-quality/air-feed.ts'
import { useAirQuality } from '../../../../web/src/patient/air-quality/use-air-quality.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { reply } from '../../data/server/fake-api.ts'
import { cleanAir, setUpAir } from './set-up-air.ts'

withFreshDatabase()

const sixInTheEvening = Date.parse('2026-11-20T18:00:00.000Z')

let air: Awaited<ReturnType<typeof setUpAir>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: sixInTheEvening })
  air = await setUpAir()
  air.respondWith(air.reading('openweather'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minuteMs)
const browserSays = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}
const pageBecomes = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const watchTheAir = async (state: string) => {
  const { result, unmount } = renderHook(() => useAirQuality())
  const until = (wanted: string) => waitFor(() => expect(result.current?.line.state).toBe(wanted))
  await until(state)
  return { until, unmount, result }
}

describe('requests to the server', () => {
  test('while the screen is visible the air is requested every 30 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: sixInTheEvening })
    const feed = airFeed(air.town)
    const stop = feed.subscribe(() => {})
    await vi.waitFor(() => expect(feed.current().reply).toBeDefined())

    vi.advanceTimersByTime(29 * minuteMs)
    expect(air.requests()).toBe(1)
    air.respondWith(air.error())
    vi.advanceTimersByTime(2 * minuteMs)
    await vi.waitFor(() => expect(feed.current().reply?.source).toBe('error'))
    expect(air.requests()).toBe(2)

    stop()
    vi.advanceTimersByTime(90 * minuteMs)
    expect(air.requests()).toBe(2)
  })

  test('the header and the card share one request', async () => {
    await watchTheAir('live')
    await watchTheAir('live')
    expect(air.requests()).toBe(1)
  })

  test('opening another screen and coming back sends no second request', async () => {
    const first = await watchTheAir('live')
    first.unmount()
    await watchTheAir('live')
    expect(air.requests()).toBe(1)
  })

  test('a page in the background sends no request, and sends one when it is shown again later', async () => {
    await watchTheAir('live')
    pageBecomes('hidden')
    later(90)
    expect(air.requests()).toBe(1)
    pageBecomes('visible')
    await waitFor(() => expect(air.requests()).toBe(2))
  })
})

describe('a lost connection', () => {
  test('losing the signal turns a live reading into a saved one, and its return sends a request at once', async () => {
    const { until } = await watchTheAir('live')
    browserSays(false)
    await until('saved')
    browserSays(true)
    await until('live')
    expect(air.requests()).toBe(2)
  })

  test('a signal lost while another screen is open is noticed on return', async () => {
    const first = await watchTheAir('live')
    first.unmount()
    browserSays(false)
    await watchTheAir('saved')
    expect(air.requests()).toBe(1)
  })

  test('when the browser reports offline and the server replies, the reading is live', async () => {
    browserSays(false)
    await watchTheAir('live')
    expect(air.requests()).toBe(1)
  })

  test('when the server does not reply, the saved reading stays, with its age', async () => {
    const { until } = await watchTheAir('live')
    air.fail()
    later(30)
    pageBecomes('visible')
    await until('saved')
  })

  test('the page of a Wi-Fi portal is not accepted as a reading', async () => {
    air.server.respondTo(airQualityPath(air.town), () => new Response('<h1>Hotel WiFi</h1>'))
    await saveAirReading(air.town, air.reading('openweather', cleanAir, 10))
    const { result } = await watchTheAir('saved')
    expect(result.current?.line.notices[0]).toBe('Saved reading from 10 minutes ago')
  })

  test('after a failure the air is requested again when the patient comes back, and the saved reading stays', async () => {
    await saveAirReading(air.town, air.reading('openweather', cleanAir, 10))
    air.respondWith(air.error())
    const { until } = await watchTheAir('error')
    expect(await findAirReading(air.town)).toMatchObject({ source: 'openweather' })
    air.respondWith(air.reading('openweather'))
    pageBecomes('visible')
    await until('live')
  })
})

describe('the location of the air reading', () => {
  test('is London without a profile or a location', async () => {
    await db.profile.clear()
    air.server.respondTo(airQualityPath('London'), () =>
      reply({ ...air.reading('demo'), location: 'London' }),
    )
    const { result } = await watchTheAir('demo')
    expect(result.current?.reading.location).toBe('London')
  })

  test('is the new town when the patient changes location', async () => {
    const { result } = await watchTheAir('live')
    air.server.respondTo(airQualityPath('Ynys Môn, Wales'), () =>
      reply({ ...air.reading('openweather'), location: 'Ynys Môn, Wales' }),
    )
    await act(() => saveProfile({ location: 'Ynys Môn, Wales' }, captureMoment(Date.now(), 0)))
    await waitFor(() => expect(result.current?.reading.location).toBe('Ynys Môn, Wales'))
    expect(air.server.sent.at(-1)?.path).toBe('/api/air-quality/Ynys%20M%C3%B4n%2C%20Wales')
  })

  test('an unreadable saved reading counts as none', async () => {
    await db.meta.put({ key: 'airReading', value: { askedFor: air.town, reading: { index: 12 } } })
    expect(await findAirReading(air.town)).toBeUndefined()
  })
})
