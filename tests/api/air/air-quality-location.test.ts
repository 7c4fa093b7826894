import { airQualityPath } from '@second-wind/core/air/air-quality'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDemoApi, type DemoApi } from '../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

test.each(['Stoke on Trent', 'Hull, East Riding', 'Ynys Môn', 'Bishop’s Stortford', 'A/B & C?'])(
  '"%s" is accepted as a location',
  async (location) => {
    const response = await api.get(airQualityPath(location))
    expect(await response.json()).toMatchObject({ source: 'demo', location })
  },
)

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

test('spaces around a location are ignored', async () => {
  const response = await api.get('/api/air-quality/%20Leeds%20')
  expect(await response.json()).toMatchObject({ location: 'Leeds' })
})
