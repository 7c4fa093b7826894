import { gzipSync } from 'node:zlib'
import { limits } from '@second-wind/core/platform/http/limits'
import { pushPath } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation, someMutations } from '../../fixtures/a-mutation.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { aPush, push, thisDeviceId } from '../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const entries = () => api.db.selectFrom('symptom_entries').selectAll().orderBy('id').execute()

describe('entries in a push', () => {
  test('entries logged without signal are stored as logged and acknowledged as one range', async () => {
    const reply = await push(api, someMutations(3))

    expect(reply).toEqual({
      serverTime: '2026-11-20T18:00:00.000Z',
      serverEpoch: 'epoch-a',
      acked: [[1, 3]],
      verdicts: [],
    })
    const [first, ...others] = await entries()
    expect(others).toHaveLength(2)
    expect(first).toMatchObject({
      id: idNumbered(1),
      patient_id: 1,
      cough_severity: 4,
      occurred_at: '2026-11-20T18:02:00.000Z',
      local_date: '2026-11-20',
      received_at: '2026-11-20T18:00:00.000Z',
      device_id: thisDeviceId,
    })
  })

  test('a batch whose reply got lost is sent again, has no second effect and gets the same reply', async () => {
    const batch = someMutations(3)
    const first = await push(api, batch)
    const before = await entries()

    expect(await push(api, batch)).toEqual(first)
    expect(await entries()).toEqual(before)
  })

  test('500 entries are accepted in one compressed push', async () => {
    const body = gzipSync(JSON.stringify(aPush(someMutations(500))))
    const response = await api.request(pushPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body,
    })

    expect(await response.json()).toMatchObject({ acked: [[1, 500]], verdicts: [] })
    expect(await entries()).toHaveLength(500)
  })

  test('501 entries are too many for one push', async () => {
    const response = await api.post(pushPath, aPush(someMutations(limits.syncMutationsPerPush + 1)))
    expect(response.status).toBe(413)
    expect(await entries()).toEqual([])
  })
})

describe("the reply and the phone's report", () => {
  test.each([0, 2, 99])(
    'a push with protocol %i gets "update required", whatever else the body contains',
    async (protocol) => {
      const response = await api.post(pushPath, { protocol, inAShapeOf: 'the future' })
      expect(response.status).toBe(426)
      expect(await response.json()).toMatchObject({ error: { code: 'update_required' } })
    },
  )

  test('an empty push records the contact', async () => {
    await push(api, [])
    expect(await api.db.selectFrom('devices').selectAll().execute()).toMatchObject([
      { device_id: thisDeviceId, patient_id: 1, pending_count: 0, last_heard_at: '2026-11-20T18:00:00.000Z' },
    ])
  })

  test('the unsent count is the reported count minus the changes just settled', async () => {
    const refused = aMutation({ clientSeq: 2, payload: {} })
    const putOff = aMutation({ clientSeq: 3, kind: 'sleep.create' })
    await push(api, [aMutation({ clientSeq: 1 }), refused, putOff], {
      pendingCount: 12,
      oldestPendingAt: '2026-11-18T08:00:00.000Z',
    })
    expect(await api.db.selectFrom('devices').selectAll().execute()).toMatchObject([
      { pending_count: 10, oldest_pending_at: '2026-11-18T08:00:00.000Z' },
    ])
  })
})
