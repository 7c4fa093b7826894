import {
  clinicianSessionPath,
  sessionEndPath,
  sessionPath,
  sessionReply,
} from '@second-wind/core/access/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
beforeAll(async () => {
  api = await openDemoApi()
})
afterAll(() => api.close())

describe('the demo', () => {
  test('has its phone always signed in as its one patient, whatever cookie it sends', async () => {
    for (const headers of [{}, { cookie: '__Host-sw_p=anything' }]) {
      const response = await api.get(sessionPath, headers)
      expect(sessionReply.parse(await response.json())).toEqual({ state: 'fresh', patientId: 1 })
      expect(response.headers.has('set-cookie')).toBe(false)
    }
  })

  test('has no sign-in and no sign-out', async () => {
    expect((await api.post(sessionEndPath, {})).status).toBe(404)
    expect((await api.get(clinicianSessionPath)).status).toBe(404)
    expect((await api.post('/api/join', {})).status).toBe(404)
  })

  test('does not require TLS, because it has none', async () => {
    const { headers } = await api.get('/api/users/1')
    expect(headers.has('strict-transport-security')).toBe(false)
    const page = await api.request('/')
    expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  })
})
