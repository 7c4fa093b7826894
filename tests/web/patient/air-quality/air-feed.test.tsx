import { airQualityPath } from '@second-wind/core/air/air-quality'
import { captureMoment } from '@second-wind/core/platform/moment'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '../../../../web/src/data/local/database/db-connection.ts'
import { saveProfile } from '../../../../web/src/data/local/index.ts'
import { findAirReading, saveAirReading } from '../../../../web/src/data/local/lazy.ts'
import { airFeed } from '../../../../web/src/patient/air-quality/air-feed.ts'
import { useAirQuality } from '../../../../web/src/patient/air-quality/use-air-quality.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { reply } from '../../data/server/fake-api.ts'
import { cleanAir, setUpAir } from './set-up-air.ts'

withFreshDatabase()

const sixInTheEvening = Date.parse('2026-11-20T18:00:00.000Z')
const minuteMs = 60_000

let air: Awaited<ReturnType<typeof setUpAir>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: sixInTheEvening })
  air = await setUpAir()
  air.answer(air.reading('openweather'))
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

test('the air is asked about every 30 minutes while somebody looks', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: sixInTheEvening })
  const feed = airFeed(air.town)
  const stop = feed.subscribe(() => {})
  await vi.waitFor(() => expect(feed.news().answer).toBeDefined())

  vi.advanceTimersByTime(29 * minuteMs)
  expect(air.requests()).toBe(1)
  air.answer(air.error())
  vi.advanceTimersByTime(2 * minuteMs)
  await vi.waitFor(() => expect(feed.news().answer?.source).toBe('error'))
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

test('going to another screen and back does not ask again', async () => {
  const first = await watchTheAir('live')
  first.unmount()
  await watchTheAir('live')
  expect(air.requests()).toBe(1)
})

test('a page in the background rests; shown again after a while, it asks', async () => {
  await watchTheAir('live')
  pageBecomes('hidden')
  later(90)
  expect(air.requests()).toBe(1)
  pageBecomes('visible')
  await waitFor(() => expect(air.requests()).toBe(2))
})

test('losing the signal turns a live reading into a saved one; finding it asks at once', async () => {
  const { until } = await watchTheAir('live')
  browserSays(false)
  await until('saved')
  browserSays(true)
  await until('live')
  expect(air.requests()).toBe(2)
})

test('a signal lost on another screen is noticed on the way back', async () => {
  const first = await watchTheAir('live')
  first.unmount()
  browserSays(false)
  await watchTheAir('saved')
  expect(air.requests()).toBe(1)
})

test('a browser that says offline is not believed when the server answers', async () => {
  browserSays(false)
  await watchTheAir('live')
  expect(air.requests()).toBe(1)
})

test('a server that does not answer leaves the saved reading, with its age', async () => {
  const { until } = await watchTheAir('live')
  air.fail()
  later(30)
  pageBecomes('visible')
  await until('saved')
})

test('what somebody else answers is not believed', async () => {
  air.server.answer(airQualityPath(air.town), () => new Response('<h1>Hotel WiFi</h1>'))
  await saveAirReading(air.town, air.reading('openweather', cleanAir, 10))
  const { result } = await watchTheAir('saved')
  expect(result.current?.line.notices[0]).toBe('Saved reading from 10 minutes ago')
})

test('a failing service is asked again when the person comes back, and does not spoil what was saved', async () => {
  await saveAirReading(air.town, air.reading('openweather', cleanAir, 10))
  air.answer(air.error())
  const { until } = await watchTheAir('error')
  expect(await findAirReading(air.town)).toMatchObject({ source: 'openweather' })
  air.answer(air.reading('openweather'))
  pageBecomes('visible')
  await until('live')
})

test('somebody without a profile, or without a location yet, is shown London', async () => {
  await db.profile.clear()
  air.server.answer(airQualityPath('London'), () => reply({ ...air.reading('demo'), location: 'London' }))
  const { result } = await watchTheAir('demo')
  expect(result.current?.reading.location).toBe('London')
})

test('somebody who moves sees the air of the new town', async () => {
  const { result } = await watchTheAir('live')
  air.server.answer(airQualityPath('Ynys Môn, Wales'), () =>
    reply({ ...air.reading('openweather'), location: 'Ynys Môn, Wales' }),
  )
  await act(() => saveProfile({ location: 'Ynys Môn, Wales' }, captureMoment(Date.now(), 0)))
  await waitFor(() => expect(result.current?.reading.location).toBe('Ynys Môn, Wales'))
  expect(air.server.sent.at(-1)?.path).toBe('/api/air-quality/Ynys%20M%C3%B4n%2C%20Wales')
})

test('a saved reading that cannot be read is no reading', async () => {
  await db.meta.put({ key: 'airReading', value: { askedFor: air.town, reading: { index: 12 } } })
  expect(await findAirReading(air.town)).toBeUndefined()
})
