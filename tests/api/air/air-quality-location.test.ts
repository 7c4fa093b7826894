import { airQualityPath } from '@second-wind/core/air/air-quality'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDemoApi, type DemoApi } from '../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('a location', () => {
  test.each(['Stoke on Trent', 'Hull, East Riding', 'Ynys Môn', 'Bishop’s Stortford', 'A/B & C?'])(
    'is accepted when it is "%s"',
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
  ])('is refused when it is %s', async (_, written) => {
    const response = await api.get(`/api/air-quality/${written}`)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid', fields: [{ path: 'location' }] },
    })
  })

  test('is accepted without the spaces around it', async () => {
    const response = await api.get('/api/air-quality/%20Leeds%20')
    expect(await response.json()).toMatchObject({ location: 'Leeds' })
  })
})
