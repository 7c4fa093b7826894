import { airQualityPath } from '@second-wind/core/air/air-quality'
import { airReading } from '@second-wind/core/air/air-reading'
import { dayMs, hourMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDemoApi, type DemoApi } from '../../support/open-demo-api.ts'
import { openRealApi } from '../../support/open-real-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const demoReading = async (location: string) => {
  const response = await api.get(airQualityPath(location))
  expect(response.status).toBe(200)
  return airReading.parse(await response.json())
}

describe('a demo reading of the air', () => {
  test('without a key is marked as a demo and is the same all day', async () => {
    const first = await demoReading('London')
    api.clock.advance(3 * hourMs)
    const later = await demoReading('London')
    expect(first).toMatchObject({
      source: 'demo',
      location: 'London',
      timestamp: '2026-11-20T18:00:00.000Z',
    })
    expect(later).toEqual({ ...first, timestamp: '2026-11-20T21:00:00.000Z' })
  })

  test('differs on another day or in another town', async () => {
    const { pollutants } = await demoReading('London')
    expect((await demoReading('Leeds')).pollutants).not.toEqual(pollutants)
    api.clock.advance(dayMs)
    expect((await demoReading('London')).pollutants).not.toEqual(pollutants)
  })

  test('is complete and never alarming', async () => {
    for (let town = 0; town < 100; town += 1) {
      const { index, daqi, pollutants } = await demoReading(`Town ${town}`)
      expect(index).toBeLessThanOrEqual(100)
      expect(daqi).toBeLessThanOrEqual(6)
      expect(Object.values(pollutants)).not.toContain(null)
    }
  })

  test('does not exist in real mode without a key', async () => {
    const real = await openRealApi()
    const { cookie } = await real.signInPatient(1)
    const response = await real.as(cookie).get(airQualityPath('London'))
    expect(response.status).toBe(200)
    expect(await response.json()).toBeNull()
    await real.close()
  })
})
