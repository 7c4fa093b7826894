import { dashboardPath } from '@second-wind/core/care/contract/clinician-dashboard'
import { clinicianId } from '@second-wind/core/platform/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { push } from '../../support/push.ts'

const phones = 30

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('a clinician who asks for something that is written down, while many phones push', () => {
  test('waits for a few of the pushes, not for all that came before, and all are stored', async () => {
    let stored = 0
    const pushes = Array.from({ length: phones }, async (_, number) => {
      const ids = { mutationId: idNumbered(0xf00 + number), clientSeq: 1 }
      await push(api, [aMutation({ ...ids, payload: aReport({ breathlessness: 3 }) })], {
        deviceId: idNumbered(0xd00 + number),
      })
      stored += 1
    })
    const read = await api.get(dashboardPath(clinicianId.parse(1)))
    expect(read.status).toBe(200)
    expect(stored).toBeLessThan(phones)
    await Promise.all(pushes)
    expect(await api.db.selectFrom('symptom_entries').select('id').execute()).toHaveLength(phones)
  })
})
