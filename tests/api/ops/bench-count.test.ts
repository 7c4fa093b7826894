import { createApp } from '@second-wind/api/app'
import { readConfig } from '@second-wind/api/platform/config/config'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoApi, loopbackBindings, openDemoApi } from '../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('the number of entries on the server', () => {
  test('is sent to the measuring page when the server runs with BENCH=1', async () => {
    const app = createApp({
      db: api.db,
      clock: { now: api.clock.now, offsetMinAt: () => 0 },
      newId: () => '00000000-0000-7000-8000-000000000001',
      config: readConfig({ BENCH: '1' }),
      staticRoot: undefined,
      logError: ({ error }) => {
        throw error
      },
    })
    const response = await app.request(
      'http://localhost:8710/api/bench/count',
      { headers: { host: 'localhost:8710' } },
      loopbackBindings(),
    )
    expect(await response.json()).toEqual({ count: 0 })
  })

  test('is sent to no caller otherwise', async () => {
    expect((await api.get('/api/bench/count')).status).toBe(404)
  })
})
