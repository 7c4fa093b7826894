import { cancelInvitationPath } from '@second-wind/core/access/contract/invitations'
import { joinLookupPath, joinPath } from '@second-wind/core/access/contract/join'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import {
  buildJoinBody,
  aDevice,
  requestJoin,
  listAudit,
  closeApi,
  createInvitation,
} from './joining-requests.ts'

const minuteMs = 60_000

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

  test('an address has 5 wrong tries, then one every 2 minutes, even for simultaneous tries', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => open('0000000000')))
    const statuses = responses.map((response) => response.status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(45)
    expect((await open('0000000000')).headers.get('retry-after')).toBe('120')
    api.clock.advance(2 * minuteMs)
    expect((await open('0000000000')).status).toBe(404)
    expect((await open('0000000000')).status).toBe(429)
  })

  test('attempts to join and to open count together', async () => {
    const { token } = await createInvitation(api, clinicianCookie)
    const body = { ...(await buildJoinBody(api, { token }, aDevice(api))), invite: { code: '0000000000' } }
    for (let time = 0; time < 5; time += 1)
      expect((await api.as(undefined).post(joinPath, body)).status).toBe(404)
    expect((await api.as(undefined).post(joinPath, body)).status).toBe(429)
    expect((await api.as(undefined).post(joinLookupPath, { invite: { token } })).status).toBe(429)
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

describe('stopping guesses from many addresses', () => {
  test('of 10,000 guesses from 2,000 addresses, 1,000 an hour are checked, none succeeds, and one audit row an hour is written', async () => {
    for (let number = 0; number < 20; number += 1) await createInvitation(api, clinicianCookie, 'letter')
    const outcomes = new Map<number, number>()
    const perMinute = 100
    for (let guess = 0; guess < 10_000; guess += 1) {
      if (guess % perMinute === 0) api.clock.advance(minuteMs)
      const response = await open(guess.toString(32).padStart(10, '0'), addressNumber(guess % 2_000))
      outcomes.set(response.status, (outcomes.get(response.status) ?? 0) + 1)
    }
    const [right, wrong] = [outcomes.get(200) ?? 0, outcomes.get(404) ?? 0]
    // 100 minutes: 1,000 at first and 1,000 an hour.
    expect(right).toBe(0)
    expect(wrong).toBeGreaterThan(2_600)
    expect(wrong).toBeLessThanOrEqual(1_000 + Math.ceil((1_000 * 100) / 60))
    expect(outcomes.get(429)).toBe(10_000 - wrong)
    const paused = (await listAudit(api)).filter(({ action }) => action === 'join.pause')
    expect(paused.length).toBeGreaterThanOrEqual(1)
    expect(paused.length).toBeLessThanOrEqual(2)
    expect(paused[0]).toEqual({
      who: 'nobody 0',
      action: 'join.pause',
      patientId: null,
      object: null,
      outcome: 'refused',
    })
  })

  test('while joining is paused, valid invitations wait, approved phones continue, and later all work again', async () => {
    const [requested, fresh] = [
      await createInvitation(api, clinicianCookie),
      await createInvitation(api, clinicianCookie, 'letter'),
    ]
    const { joinId, secret } = await requestJoin(api, { token: requested.token })
    for (let guess = 0; guess < 1_000; guess += 1) await open('0000000000', addressNumber(guess))
    const paused = await open(fresh.code, '192.0.2.9')
    expect([paused.status, paused.headers.get('retry-after')]).toEqual([429, '4'])
    expect((await api.as(undefined).post('/api/join/state', { joinId, secret })).status).toBe(200)
    api.clock.advance(minuteMs)
    expect((await open(fresh.code, '192.0.2.9')).status).toBe(200)
  })
})
