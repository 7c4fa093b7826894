import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { codeOf, expectNothingStored } from './bad-requests.ts'

let api: DemoApi
beforeAll(async () => {
  api = await openDemoApi()
})
afterAll(() => api.close())
afterEach(() => expectNothingStored(api))

describe('unknown methods and addresses', () => {
  test.each([
    ['DELETE', '/api/users/1', 'GET, PUT, PATCH'],
    ['PUT', '/api/symptoms', 'POST'],
    ['GET', '/api/symptoms', 'POST'],
    ['POST', '/api/health', 'GET'],
    ['DELETE', '/api/sync/push', 'POST'],
    ['POST', '/api/clinician-dashboard/1', 'GET'],
  ])('%s %s is not supported, and the response allows %s', async (method, path, allowed) => {
    const response = await api.request(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(await codeOf(response)).toBe('method_not_allowed')
  })

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/users/1/2',
    '/api/symptoms/1/latest/x',
    '/api/../etc/passwd',
    '/api/%2e%2e',
  ])('%s does not exist, and the reply is JSON', async (path) => {
    expect(await codeOf(await api.get(path, { accept: 'text/html' }))).toBe('not_found')
  })

  test('an address that is too long is refused', async () => {
    expect(await codeOf(await api.get(`/api/health?nonce=${'x'.repeat(3000)}`))).toBe('uri_too_long')
  })
})

describe('a number in a query parameter', () => {
  const numbers = [
    '/api/patient-records/1?days',
    '/api/symptoms/1?limit',
    '/api/triage/1?limit',
    '/api/activities/1?limit',
    '/api/sync/pull?limit',
    '/api/clinician-dashboard/1?limit',
    '/api/clinician-dashboard/1?since',
  ]

  test.each(['0x10', '1e1', '%207', '7%20', '%2B7', '07', '7.0', '٧', 'Infinity', '', '9'.repeat(16)])(
    'is refused when it is "%s" and not plain digits within limits',
    async (text) => {
      for (const parameter of numbers) {
        const response = await api.get(`${parameter}=${text}`)
        expect([parameter, response.status]).toEqual([parameter, 422])
        expect(await codeOf(response)).toBe('invalid')
      }
    },
  )

  test('is accepted as plain digits', async () => {
    for (const parameter of numbers) expect((await api.get(`${parameter}=7`)).status).toBe(200)
  })
})
