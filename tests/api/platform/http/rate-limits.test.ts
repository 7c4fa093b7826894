import { createConcurrencyLimit } from '@second-wind/api/platform/http/concurrency-limit'
import { tokenBuckets } from '@second-wind/api/platform/http/token-buckets'
import { minuteMs, hourMs, dayMs } from '@second-wind/core/platform/moment'
import { pullPath, pushPath } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { someMutations } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { aPush, push, thisDeviceId } from '../../../support/push.ts'
import { virtualClock } from '../../../support/virtual-clock.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('limits for phones', () => {
  test('a phone that was offline for months can send 1,000 entries at once', async () => {
    const all = someMutations(1000)
    expect(await push(api, all.slice(0, 500))).toMatchObject({ acked: [[1, 500]] })
    expect(await push(api, all.slice(500))).toMatchObject({ acked: [[501, 1000]] })
    expect((await api.get(`${pullPath}?deviceId=${thisDeviceId}`)).status).toBe(200)
  })

  test('a phone that sends far too many requests must wait, and other phones do not', async () => {
    const responses: Response[] = []
    for (let at = 0; at < 81; at += 1) responses.push(await api.post(pushPath, aPush([])))
    expect(responses.slice(0, 80).every((response) => response.status === 200)).toBe(true)

    const refused = responses[80]
    expect(refused?.status).toBe(429)
    expect(await refused?.json()).toMatchObject({ error: { code: 'too_many_requests' } })
    expect((await api.post(pushPath, aPush([], { deviceId: idNumbered(0xd2) }))).status).toBe(200)

    api.clock.advance(Number(refused?.headers.get('retry-after')) * 1000)
    expect((await api.post(pushPath, aPush([]))).status).toBe(200)
  })

  test('above 2,000 new entries a day a phone must wait, and repeats do not count', async () => {
    const all = someMutations(2500)
    for (const from of [0, 0, 500, 500, 1000, 1000, 1500]) await push(api, all.slice(from, from + 500))
    expect((await api.post(pushPath, aPush(all.slice(2000)))).status).toBe(429)
    api.clock.advance(dayMs)
    expect((await api.post(pushPath, aPush(all.slice(2000)))).status).toBe(200)
  })

  test('rejected entries count towards the daily limit, because they are stored too', async () => {
    const broken = someMutations(2500).map((one) => ({
      ...one,
      payload: { ...aReport(), coughSeverity: 11 },
    }))
    for (const from of [0, 500, 1000, 1500]) await push(api, broken.slice(from, from + 500))
    expect((await api.post(pushPath, aPush(broken.slice(2000)))).status).toBe(429)
  })
})

describe('limits for clinicians', () => {
  test('a clinician may poll every second but not ten times a second', async () => {
    const poll = async () => (await api.get('/api/clinician-dashboard/1')).status
    for (let second = 0; second < 320; second += 1) {
      api.clock.advance(1_000)
      expect(await poll()).toBe(200)
    }
    const burst = await Promise.all(Array.from({ length: 310 }, poll))
    expect(burst).toContain(429)
  })
})

describe('how a limiter counts', () => {
  test('a limiter drops the key unused for longest, so that its memory is bounded', () => {
    const clock = virtualClock()
    const buckets = tokenBuckets({ capacity: 1, perMinute: 1, maxKeys: 3 }, clock)
    for (const key of ['a', 'b', 'c']) buckets.spend(key, 1)
    expect(buckets.waitMs('a')).toBe(minuteMs)
    buckets.spend('d', 1)
    expect(buckets.waitMs('a')).toBe(minuteMs)
    expect(buckets.waitMs('b')).toBe(0)
  })

  test('setting the clock back makes no key wait longer', () => {
    const clock = virtualClock()
    const buckets = tokenBuckets({ capacity: 2, perMinute: 60, maxKeys: 3 }, clock)
    buckets.spend('a', 2)
    clock.advance(-hourMs)
    expect(buckets.waitMs('a')).toBe(1_000)
  })
})

describe('simultaneous syncs', () => {
  test('when too many syncs run at once, the next must retry after a few seconds', async () => {
    const limited = createConcurrencyLimit(2)
    let finish = (): void => undefined
    const running = new Promise<void>((done) => {
      finish = done
    })
    const [first, second] = [limited(() => running), limited(() => running)]
    await expect(limited(() => running)).rejects.toMatchObject({
      code: 'busy',
      details: { retryAfterS: expect.any(Number) },
    })
    finish()
    await Promise.all([first, second])
    await expect(limited(() => Promise.resolve('done'))).resolves.toBe('done')
  })
})
