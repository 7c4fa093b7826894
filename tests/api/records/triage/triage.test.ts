import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const check = {
  userId: 1,
  result: 'seek_help',
  track: 'respiratory',
  answers: { difficulty_breathing: 'severe' },
  reasons: ['difficulty-breathing-severe'],
  redFlags: ['Too breathless to finish a sentence'],
  rulesVersion: '1',
  date: '2026-11-20T09:00:00Z',
}

describe('a symptom check', () => {
  test('is stored with its answers and reasons', async () => {
    const response = await api.post('/api/triage', check)
    expect(response.status).toBe(201)
    const { date, ...outcome } = check
    expect(await response.json()).toMatchObject({ ...outcome, createdAt: date })
    expect(await (await api.get('/api/triage/1/latest')).json()).toMatchObject({ result: 'seek_help' })
  })

  test('accepts `level` as an alias of `result`', async () => {
    await api.post('/api/triage', { userId: 1, level: 'monitor' })
    expect(await (await api.get('/api/triage/1/latest')).json()).toMatchObject({ result: 'monitor' })
  })

  test.each([
    ['no level', { userId: 1 }],
    ['a level of its own', { userId: 1, result: 'panic' }],
    ['no user', { result: 'monitor' }],
    ['answers that are no texts', { userId: 1, result: 'monitor', answers: { fever: 39 } }],
  ])('with %s is refused', async (_, body) => {
    expect((await api.post('/api/triage', body)).status).toBe(422)
    expect(await (await api.get('/api/triage/1')).json()).toEqual([])
  })
})

describe('the list of symptom checks', () => {
  test('is sorted newest first, up to the requested number', async () => {
    for (const day of ['18', '20', '19'])
      await api.post('/api/triage', { ...check, date: `2026-11-${day}T09:00:00Z` })
    const checks: unknown = await (await api.get('/api/triage/1?limit=2')).json()
    expect(checks).toMatchObject([
      { createdAt: '2026-11-20T09:00:00Z' },
      { createdAt: '2026-11-19T09:00:00Z' },
    ])
  })

  test('without a check has null as its latest', async () => {
    const latest = await api.get('/api/triage/1/latest')
    expect(latest.status).toBe(200)
    expect(await latest.json()).toBeNull()
  })
})
