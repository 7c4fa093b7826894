import { invitationThrottle } from '@second-wind/api/access/join/invitation-throttle'
import type { Env } from '@second-wind/api/platform/deps'
import { ApiError } from '@second-wind/api/platform/errors'
import { rateLimits } from '@second-wind/api/platform/http/rate-limits'
import { cancelInvitationPath } from '@second-wind/core/access/contract/invitations'
import { joinLookupPath, joinPath } from '@second-wind/core/access/contract/join'
import { minuteMs } from '@second-wind/core/platform/moment'
import { Hono } from 'hono'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { loopbackBindings } from '../../../support/open-demo-api.ts'
import { type RealApi, openRealApi, proxyAddress } from '../../../support/open-real-api.ts'
import {
  buildJoinBody,
  aDevice,
  requestJoin,
  listAudit,
  closeApi,
  createInvitation,
} from './join-requests.ts'

let api: RealApi
let clinicianCookie: string
beforeEach(async () => {
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
})
afterEach(() => closeApi(api))

const addressNumber = (number: number): string => `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`

const open = (code: string, address = addressNumber(0)) =>
  api.as(undefined).post(joinLookupPath, { invite: { code } }, { 'x-forwarded-for': address })

describe('slowing down guesses', () => {
  test('wrong, used, cancelled and expired invitations look the same, after the same work', async () => {
    const used = await createInvitation(api, clinicianCookie, 'letter')
    await requestJoin(api, { code: used.code })
    const cancelled = await createInvitation(api, clinicianCookie, 'letter')
    await api.as(clinicianCookie).post(cancelInvitationPath(cancelled.id), {})
    const expired = await createInvitation(api, clinicianCookie)
    api.clock.advance(16 * minuteMs)

    const told = new Set<string>()
    for (const code of ['0000000000', used.code, cancelled.code, expired.code]) {
      const before = api.queriesSoFar()
      const response = await open(code)
      told.add(JSON.stringify([response.status, await response.text(), api.queriesSoFar() - before]))
    }
    expect([...told]).toEqual([expect.stringMatching(/^\[404,.*invite_unknown/)])
  })

  test('a network has 20 wrong tries, then one a minute, even for simultaneous tries', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => open('0000000000')))
    const statuses = responses.map((response) => response.status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
    expect((await open('0000000000')).headers.get('retry-after')).toBe('60')
    api.clock.advance(minuteMs)
    expect((await open('0000000000')).status).toBe(404)
    expect((await open('0000000000')).status).toBe(429)
  })

  test('attempts to join and to open count together', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    const body = { ...(await buildJoinBody(api, { token }, aDevice(api))), invite: { code: '0000000000' } }
    for (let time = 0; time < 20; time += 1)
      expect((await api.as(undefined).post(joinPath, body)).status).toBe(404)
    expect((await api.as(undefined).post(joinPath, body)).status).toBe(429)
    const lookup = await api.as(undefined).post(joinLookupPath, { invite: { code: '0000000000' } })
    expect(lookup.status).toBe(429)
  })

  test('the networks of one IPv6 /48 have 200 wrong tries together', async () => {
    const networkOf48 = (number: number) => `2001:db8:7:${number.toString(16)}::1`
    for (let number = 1; number <= 200; number += 1)
      expect((await open('0000000000', networkOf48(number))).status).toBe(404)
    expect((await open('0000000000', networkOf48(201))).status).toBe(429)
    expect((await open('0000000000', '2001:db8:8:1::1')).status).toBe(404)
  })
})

describe('valid invitations', () => {
  test('a waiting room of patients behind one address with valid invitations is not slowed down', async () => {
    for (let patient = 0; patient < 15; patient += 1) {
      const { code } = await createInvitation(api, clinicianCookie)
      expect((await open(code)).status).toBe(200)
      await requestJoin(api, { code })
    }
  })

  test('a waiting room can mistype 15 codes, and the 16th patient still joins at once', async () => {
    for (let mistake = 0; mistake < 15; mistake += 1) expect((await open('0000000000')).status).toBe(404)
    const { code } = await createInvitation(api, clinicianCookie)
    expect((await open(code)).status).toBe(200)
  })

  test('a link or QR code opens while typed codes of the same network have to wait', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    for (let guess = 0; guess < 21; guess += 1) await open('0000000000')
    expect((await open('0000000000')).status).toBe(429)
    expect((await api.as(undefined).post(joinLookupPath, { invite: { token } })).status).toBe(200)
  })

  test('repeated requests with a valid invitation do not make the audit log grow', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    const body = await buildJoinBody(api, { token }, aDevice(api))
    const statuses: number[] = []
    for (let time = 0; time < 310; time += 1)
      statuses.push((await api.as(undefined).post(joinPath, body)).status)
    expect(statuses[0]).toBe(201)
    expect(statuses.at(-1)).toBe(429)
    expect((await listAudit(api)).filter(({ action }) => action === 'join.ask').length).toBeLessThan(300)
  })
})

describe('guesses from many addresses', () => {
  test('of 12,000 at once, 10,000 are checked; then typed codes wait, links do not, and one row is audited', async () => {
    const throttled = invitationThrottle(api, rateLimits(api.clock))
    const right = '1'
    const app = new Hono<Env>().get('/:kind/:value', (c) => {
      const { kind, value } = c.req.param()
      return throttled(c, kind === 'code' ? { code: value } : { token: value }, () => {
        if (value !== right) throw new ApiError('invite_unknown')
        return Promise.resolve(c.text('opened'))
      })
    })
    app.onError((error, c) => c.text(error instanceof ApiError ? error.code : 'internal'))
    const ask = async (path: string, address: string) => {
      const headers = { 'x-forwarded-for': address }
      const from = loopbackBindings({ remoteAddress: proxyAddress })
      return (await app.request(path, { headers }, from)).text()
    }

    const tried = await Promise.all(
      Array.from({ length: 12_000 }, (_, n) => ask('/code/0', addressNumber(n % 2_000))),
    )
    expect(tried.filter((reply) => reply === 'invite_unknown')).toHaveLength(10_000)
    expect(tried.filter((reply) => reply === 'too_many_requests')).toHaveLength(2_000)

    expect(await ask(`/code/${right}`, '192.0.2.9')).toBe('too_many_requests')
    expect(await ask(`/token/${right}`, '192.0.2.9')).toBe('opened')
    expect((await listAudit(api)).filter(({ action }) => action === 'join.pause')).toEqual([
      { who: 'nobody 0', action: 'join.pause', patientId: null, object: null, outcome: 'refused' },
    ])
    api.clock.advance(1_000)
    expect(await ask(`/code/${right}`, '192.0.2.9')).toBe('opened')
  })
})
