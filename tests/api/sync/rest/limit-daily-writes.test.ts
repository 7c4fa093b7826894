import { dayMs } from '@second-wind/core/platform/moment'
import { pushPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { someMutations } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { aPush } from '../../../support/push.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => api.close())

type Phone = Awaited<ReturnType<RealApi['signInPatient']>>

const writeViaRest = async ({ cookie }: Phone) =>
  (await api.as(cookie).post('/api/symptoms', { userId: 1, ...aReport() })).status

async function push({ cookie, deviceId }: Phone, from: number, to: number): Promise<number> {
  const mutations = someMutations(to).slice(from)
  return (await api.as(cookie).post(pushPath, aPush(mutations, { deviceId }))).status
}

describe('the limit of 2,000 entries a day', () => {
  test("refuses the phone that has reached it over REST too, but not the patient's other phone", async () => {
    const [full, other] = [await api.signInPatient(1), await api.signInPatient(1)]
    for (const from of [0, 500, 1000, 1500]) expect(await push(full, from, from + 500)).toBe(200)
    expect(await writeViaRest(full)).toBe(429)
    expect((await api.as(full.cookie).get('/api/symptoms/1/latest')).status).toBe(200)
    expect(await writeViaRest(other)).toBe(201)
    api.clock.advance(dayMs)
    expect(await writeViaRest(full)).toBe(201)
  })

  test('counts successful REST writes, not refused ones', async () => {
    const phone = await api.signInPatient(1)
    const refused = await api.as(phone.cookie).post('/api/symptoms', { userId: 1 })
    expect(refused.status).toBe(422)
    expect(await writeViaRest(phone)).toBe(201)
    for (const from of [0, 500, 1000]) await push(phone, from, from + 500)
    expect(await push(phone, 1500, 1998)).toBe(200)
    expect(await push(phone, 1998, 1999)).toBe(200)
    expect(await push(phone, 1999, 2000)).toBe(429)
  })
})
