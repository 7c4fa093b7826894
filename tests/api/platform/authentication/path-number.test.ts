import { patientRecordPath } from '@second-wind/core/care/contract/patient-record'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('a record', () => {
  test('is found under its number', async () => {
    expect((await api.get(patientRecordPath(1))).status).toBe(200)
    expect((await api.get('/api/users/1')).status).toBe(200)
  })

  test.each(['1.0', '1e0', '0x1', '0b1', '%201', '1%20', '01', '+1', '-1', '0', '12345678901'])(
    'has no other address: "%s" is refused',
    async (id) => {
      for (const path of ['/api/patient-records', '/api/users', '/api/clinician-dashboard', '/api/symptoms'])
        expect((await api.get(`${path}/${id}`)).status).toBe(422)
    },
  )
})
