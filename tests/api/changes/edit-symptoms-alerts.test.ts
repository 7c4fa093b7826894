import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { push } from '../../support/push.ts'
import { aDeletion, anUpdate, getDashboardPatient, entryId } from './symptom-mutations.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

describe('an edit of an entry with an alert', () => {
  test('raises the alert again when its values are more serious, with the day of the entry', async () => {
    await push(api, [
      aMutation({
        occurredAt: '2026-11-17T08:00:00Z',
        localDate: '2026-11-17',
        payload: aReport({ breathlessness: 7 }),
      }),
    ])
    await api.db.updateTable('alerts').set({ is_read: 1 }).execute()
    await push(api, [anUpdate(2, { breathlessness: 9 })])

    const alerts = await api.db.selectFrom('alerts').selectAll().execute()
    expect(alerts).toMatchObject([
      {
        severity: 'critical',
        is_read: 0,
        source_id: entryId,
        message: '17 November 2026: breathlessness 9 out of 10.',
      },
    ])
  })

  test('leaves the alert open when it is milder or deletes the entry', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    await push(api, [anUpdate(2, { breathlessness: 1 }), aDeletion(3)])
    expect(await api.db.selectFrom('alerts').selectAll().execute()).toMatchObject([
      { severity: 'critical', is_resolved: 0 },
    ])
    expect(await getDashboardPatient(api)).toMatchObject({ alertCount: 1 })
  })
})
