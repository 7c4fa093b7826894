import { dayMs } from '@second-wind/core/platform/moment'
import { pushPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { aProfile } from '../../fixtures/personas.ts'
import { type RealApi, openRealApi } from '../../support/open-real-api.ts'
import { aPush } from '../../support/push.ts'
import { aDeletion, anUpdate, entryId } from '../changes/symptom-mutations.ts'

const phone = idNumbered(0xd1)

let api: RealApi
let cookie: string
beforeEach(async () => {
  api = await openRealApi()
  cookie = (await api.signInPatient(1, phone)).cookie
  await push([aMutation({ payload: aReport({ breathlessness: 7 }) })])
})
afterEach(() => api.close())

async function push(mutations: Parameters<typeof aPush>[0]) {
  const response = await api.as(cookie).post(pushPath, aPush(mutations, { deviceId: phone }))
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ verdicts: [] })
}
const monthLater = () => api.clock.advance(30 * dayMs + 1)

describe('a push from a stale phone', () => {
  test('keeps the earlier version of an entry that it corrects', async () => {
    monthLater()
    await push([
      anUpdate(2, { breathlessness: 2 }),
      aMutation({ clientSeq: 3, kind: 'profile.patch', entityId: '1', payload: { age: 90 } }),
    ])
    const [version] = await api.db.selectFrom('symptom_versions').select(['why', 'report']).execute()
    expect(version?.why).toBe('replaced')
    expect(JSON.parse(version?.report ?? '')).toMatchObject({ breathlessness: 7 })
    const before = await api.db.selectFrom('profile_history').select(['field', 'old_value']).execute()
    expect(before).toEqual([{ field: 'age', old_value: String(aProfile().age) }])
  })

  test('keeps an entry that it deletes in the database', async () => {
    monthLater()
    await push([aDeletion(2)])
    const kept = await api.db.selectFrom('symptom_entries').select(['id', 'breathlessness']).execute()
    expect(kept).toEqual([{ id: entryId, breathlessness: 7 }])
  })

  test('is audited with the phone and time of its receipts, unlike any other', async () => {
    const marks = () =>
      api.db.selectFrom('audit').select(['at', 'action', 'patient_id', 'object', 'device_id']).execute()
    expect(await marks()).toEqual([])
    monthLater()
    const correction = anUpdate(2, { breathlessness: 2 })
    await push([correction])
    await push([correction])
    const receipt = await api.db
      .selectFrom('receipts')
      .select(['received_at', 'device_id'])
      .where('mutation_id', '=', correction.mutationId)
      .executeTakeFirstOrThrow()
    expect(await marks()).toEqual([
      {
        at: receipt.received_at,
        action: 'sync.push',
        patient_id: 1,
        object: `phone ${receipt.device_id}, stale`,
        device_id: phone,
      },
    ])
  })
})
