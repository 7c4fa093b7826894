import { activity } from '@second-wind/core/records/activity'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const drinks = { userId: 1, type: 'hydration', title: 'Drinks', completed: false, progress: 3 }

describe('an activity', () => {
  test('is stored, ticked off and listed', async () => {
    const response = await api.post('/api/activities', drinks)
    expect(response.status).toBe(201)
    const { id } = activity.parse(await response.json())

    const ticked = await api.put(`/api/activities/${id}`, { completed: true, progress: 8 })
    expect(ticked.status).toBe(200)
    expect(await ticked.json()).toMatchObject({ ...drinks, id, completed: true, progress: 8 })
    expect(await (await api.get('/api/activities/1')).json()).toMatchObject([
      { id, completed: true, progress: 8 },
    ])
  })

  test("is listed by the patient's local day, not by the UTC day", async () => {
    await api.post('/api/activities', {
      ...drinks,
      title: 'late',
      date: '2026-07-01T23:30:00Z',
      tzOffsetMin: 60,
    })
    await api.post('/api/activities', {
      ...drinks,
      title: 'early',
      date: '2026-07-01T08:00:00Z',
      tzOffsetMin: 60,
    })

    expect(await (await api.get('/api/activities/1?date=2026-07-01')).json()).toMatchObject([
      { title: 'early' },
    ])
    expect(await (await api.get('/api/activities/1?date=2026-07-02')).json()).toMatchObject([
      { title: 'late' },
    ])
    expect((await api.get('/api/activities/1?date=today')).status).toBe(422)
  })

  test('cannot be ticked off if it is unknown', async () => {
    expect((await api.put(`/api/activities/${idNumbered(9)}`, { completed: true })).status).toBe(404)
    expect((await api.put('/api/activities/9', { completed: true })).status).toBe(404)
  })

  test.each([
    ['no title', { title: undefined }],
    ['a title of nothing', { title: '' }],
    ['a tick in words', { completed: 'yes' }],
    ['less than nothing done', { progress: -1 }],
  ])('with %s is refused', async (_, changes) => {
    expect((await api.post('/api/activities', { ...drinks, ...changes })).status).toBe(422)
  })
})
