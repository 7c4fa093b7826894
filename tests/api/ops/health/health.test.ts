import { isOperator } from '@second-wind/api/ops/health/operator-key'
import { checkReadiness, readiness } from '@second-wind/api/ops/health/readiness'
import { putMeta } from '@second-wind/api/platform/db/meta.repo'
import { hourMs } from '@second-wind/core/platform/moment'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

const mb = 1024 ** 2
let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

/** The findings on a machine like this one. */
async function complaints(machine: { freeMb?: number; delayMs?: number; connections?: number } = {}) {
  const serverLoad = {
    diskFreeBytes: () => Promise.resolve((machine.freeMb ?? 9_000) * mb),
    loopDelayP99Ms: () => machine.delayMs ?? 12,
    connectionShare: () => Promise.resolve(machine.connections ?? 0.1),
  }
  const clock = { now: api.clock.now, offsetMinAt: () => 0 }
  const { isReady, findings } = await checkReadiness({ db: api.db, clock, serverLoad })
  const rest = findings.filter(({ state }) => state !== 'good').map(({ check, state }) => [state, check])
  return { isReady, rest }
}

describe('whether the server is ready', () => {
  test('a server without a backup is ready, and its operator is warned', async () => {
    const warning = ['warning', 'the last backup is less than 26 hours old']
    expect(await complaints()).toEqual({ isReady: true, rest: [warning] })

    await putMeta(api.db, 'last_backup', new Date(api.clock.now()).toISOString())
    expect(await complaints()).toEqual({ isReady: true, rest: [] })
    api.clock.advance(26 * hourMs)
    expect(await complaints()).toEqual({ isReady: true, rest: [warning] })
  })

  test.each([
    ['little disk', { freeMb: 512 }, 'more than 512 MB of disk space is free'],
    ['a busy loop', { delayMs: 200 }, 'the server responds within 200 ms 99 times out of 100'],
  ])('with %s the server is not ready', async (_, machine, check) => {
    const { isReady, rest } = await complaints(machine)
    expect(isReady).toBe(false)
    expect(rest).toContainEqual(['bad', check])
  })

  test('with nearly all connections in use the server is ready, and its operator is warned', async () => {
    const { isReady, rest } = await complaints({ connections: 0.81 })
    expect(isReady).toBe(true)
    expect(rest).toContainEqual(['warning', 'at most 80 % of the connections are in use'])
  })

  test('a measurement that fails counts as bad, not as good', async () => {
    const serverLoad = {
      diskFreeBytes: () => Promise.reject(new Error('EIO')),
      loopDelayP99Ms: () => 1,
      connectionShare: () => Promise.resolve(0),
    }
    const clock = { now: api.clock.now, offsetMinAt: () => 0 }
    expect(await checkReadiness({ db: api.db, clock, serverLoad })).toMatchObject({ isReady: false })
  })
})

describe('who sees the findings', () => {
  test("without the operator's key, or with a wrong one, the response is a single word", async () => {
    for (const headers of [{}, { authorization: 'Bearer guess' }]) {
      const response = await api.get('/readyz', headers)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe('ready')
    }
  })

  test("with the operator's key the findings are returned", async () => {
    const withKey = await openDemoApi({ operatorKey: 'k'.repeat(43) })
    const response = await withKey.get('/readyz', { authorization: `Bearer ${'k'.repeat(43)}` })
    expect(readiness.parse(await response.json())).toMatchObject({ isReady: true })
    await withKey.close()
  })

  test('a server without a key shows the findings to no caller', () => {
    expect(isOperator(undefined, undefined)).toBe(false)
    expect(isOperator('Bearer undefined', undefined)).toBe(false)
  })
})

describe('the cost of a check', () => {
  test('the disk is written at most once a second, however often /readyz is requested', async () => {
    const beats = async () => {
      const found = await api.db.selectFrom('meta').select('value').where('key', '=', 'heartbeat').execute()
      return found[0]?.value
    }
    await api.get('/readyz')
    const first = await beats()
    api.clock.advance(999)
    await api.get('/readyz')
    expect(await beats()).toBe(first)
    api.clock.advance(1)
    await api.get('/readyz')
    expect(await beats()).not.toBe(first)
  })
})
