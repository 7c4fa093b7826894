import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => api.close())

const audited = () => api.db.selectFrom('audit').select(['action', 'device_id', 'request_id']).execute()

describe('the phone in an audit row', () => {
  test('is the requesting one when a patient is refused, once per request', async () => {
    const [first, second] = [await api.signInPatient(1), await api.signInPatient(1)]
    await Promise.all([first, second].map(({ cookie }) => api.as(cookie).get('/api/users/2')))
    const rows = await audited()
    expect(new Set(rows.map(({ device_id: phone }) => phone))).toEqual(
      new Set([first.deviceId, second.deviceId]),
    )
    expect(new Set(rows.map(({ request_id: request }) => request)).size).toBe(2)
  })

  test('is missing when a clinician is refused', async () => {
    const { cookie } = await api.signInClinician(1)
    await api.as(cookie).get('/api/clinicians/2')
    expect(await audited()).toMatchObject([{ device_id: null, request_id: expect.any(String) }])
  })
})
