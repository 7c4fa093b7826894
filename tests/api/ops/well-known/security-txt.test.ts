import { securityTxtRoutes } from '@second-wind/api/ops/well-known/security-txt.routes'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDemoApi } from '../../../support/open-demo-api.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => api.close())

const path = '/.well-known/security.txt'

describe('security.txt', () => {
  test('names the contact and its expiry date', async () => {
    api.clock.setTo('2026-11-22T12:00:00.000Z')
    const response = await api.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; ?charset=UTF-8$/)
    expect((await response.text()).split('\n')).toEqual([
      'Contact: mailto:security@app.example',
      'Expires: 2027-02-20T12:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://app.example/.well-known/security.txt',
      '',
    ])
  })

  test('does not exist without a contact in the settings', () => {
    const { securityContact: _, ...real } = api.real
    expect(securityTxtRoutes({ ...api, real })).toEqual([])
  })

  test('does not exist in demo mode', async () => {
    const demo = await openDemoApi()
    expect((await demo.request(path)).status).toBe(404)
    await demo.close()
  })
})
