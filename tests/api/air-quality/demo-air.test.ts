import { airQualityPath, airQualityReply } from '@second-wind/core/contract/air-quality'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openApi, type OpenApi } from '../../support/open-api.ts'
import { hours } from './air-server.ts'

let api: OpenApi
beforeEach(async () => {
  api = await openApi()
})
afterEach(() => api.close())

const demoReading = async (location: string) => {
  const response = await api.get(airQualityPath(location))
  expect(response.status).toBe(200)
  return airQualityReply.parse(await response.json())
}

test('without a key a reading is a demo one, says so, and is the same all day', async () => {
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
