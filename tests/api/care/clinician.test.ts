import { clinicianReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('the clinician of the demo', () => {
  test('can be read with name, title and department, with and without her number', async () => {
    const named = clinicianReply.parse(await (await api.get('/api/clinicians/1')).json())
    expect(named).toEqual({ id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' })
    expect(await (await api.get('/api/clinicians')).json()).toEqual(named)
  })

  test.each(['/api/clinicians/2', '/api/clinician-dashboard/2'])(
    'is the only one: %s does not exist',
    async (path) => {
      expect((await api.get(path)).status).toBe(404)
    },
  )
})
