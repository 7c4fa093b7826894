import { securityTxtRoutes } from '@second-wind/api/ops/well-known/security-txt.routes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDemoApi } from '../../support/open-demo-api.ts'
import { type RealApi, openRealApi } from '../../support/open-real-api.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => api.close())

const path = '/.well-known/security.txt'

test('whoever finds a weakness reads whom to tell, and until when that counts', async () => {
  api.clock.setTo('2026-11-22T12:00:00.000Z')
  const answer = await api.request(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain;charset=UTF-8')
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:security@app.example',
    'Expires: 2027-02-20T12:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://app.example/.well-known/security.txt',
    '',
  ])
})

test('where the operator has set nobody, there is no such page', () => {
  const { securityContact: _, ...real } = api.real
  expect(securityTxtRoutes({ ...api, real })).toEqual([])
})

test('the demo has none', async () => {
  const demo = await openDemoApi()
  expect((await demo.request(path)).status).toBe(404)
  await demo.close()
})
