import { pushPath } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { type RealApi, openRealApi } from '../../support/open-real-api.ts'
import { aPush } from '../../support/push.ts'

let api: RealApi
let phone: Awaited<ReturnType<RealApi['signInPatient']>>
let hasRoom: boolean
beforeEach(async () => {
  hasRoom = true
  api = await openRealApi({ diskReserve: { check: async () => undefined, hasRoomForEntries: () => hasRoom } })
  phone = await api.signInPatient(1)
})
afterEach(() => api.close())

let seq = 0
const pushOne = () =>
  api
    .as(phone.cookie)
    .post(pushPath, aPush([aMutation({ clientSeq: (seq += 1) })], { deviceId: phone.deviceId }))

/** SQLite answers every write that needs another page as on a full disk. */
async function fillDisk(): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(api.db)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(api.db)
  for (let tries = 0; (await pushOne()).status === 200; tries += 1) expect(tries).toBeLessThan(500)
}
const emptyDisk = () => sql`pragma max_page_count = 1000000`.execute(api.db)
const storedEntries = async () => (await api.db.selectFrom('symptom_entries').select('id').execute()).length

describe('when little disk is left', () => {
  test('pushes and single writes are refused, and reading, signing out and withdrawing go on', async () => {
    hasRoom = false
    const refused = await pushOne()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    const patient = api.as(phone.cookie)
    expect((await patient.send('PATCH', '/api/users/1', { age: 50 })).status).toBe(503)
    expect((await patient.get('/api/users/1')).status).toBe(200)
    expect((await patient.post('/api/sync/receipts', { mutationIds: [idNumbered(1)] })).status).toBe(200)
    const { cookie } = await api.signInClinician(1)
    expect((await api.as(cookie).get('/api/clinician-dashboard/1')).status).toBe(200)
    expect((await patient.post('/api/shares/1/withdraw', {})).status).toBe(204)

    hasRoom = true
    expect((await pushOne()).status).toBe(200)
  })
})

describe('on a full disk', () => {
  test('a patient still reads the profile and the session, although the contact cannot be noted', async () => {
    await fillDisk()
    api.clock.advance(10 * 60_000)
    const patient = api.as(phone.cookie)
    expect((await patient.get('/api/users/1')).status).toBe(200)
    expect((await patient.get('/api/symptoms/1')).status).toBe(200)
    expect(await (await patient.get('/api/session')).json()).toMatchObject({ state: 'fresh' })
  })

  test('what was acknowledged is stored, the rest is refused, and it goes on when there is room', async () => {
    const acknowledged = [await pushOne(), await pushOne()].length
    await fillDisk()
    const before = await storedEntries()
    expect(before).toBeGreaterThanOrEqual(acknowledged)
    expect((await pushOne()).status).toBe(503)
    expect(await storedEntries()).toBe(before)
    await emptyDisk()
    expect((await pushOne()).status).toBe(200)
    expect(await storedEntries()).toBe(before + 1)
  })
})
