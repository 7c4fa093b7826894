import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { aDeletion, anUpdate, getDashboardPatient } from '../../changes/symptom-mutations.ts'
import { migrateToOlderSchema } from '../../platform/db/migrate-to-older-schema.ts'
import { aSeekHelpCheck, getAlert, listAlerts } from './listed-alerts.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const hourMs = 60 * 60_000

describe('findings of an alert', () => {
  test('too breathless in the morning, fever in the evening: the clinician reads both', async () => {
    await push(api, [aSeekHelpCheck(1, ['Too breathless to finish a sentence'])])
    api.clock.advance(9 * hourMs)
    await push(api, [aSeekHelpCheck(2, ['A very high temperature'])])

    const alert = await getAlert(api)
    expect(alert.findings).toMatchObject([
      {
        message: '20 November 2026: the symptom check said to call 999. Too breathless to finish a sentence.',
        severity: 'critical',
        localDate: '2026-11-20',
        loggedAt: '2026-11-20T18:02:00.000Z',
        receivedAt: '2026-11-20T18:00:00.000Z',
        withdrawnAt: null,
      },
      {
        message: '20 November 2026: the symptom check said to call 999. A very high temperature.',
        receivedAt: '2026-11-21T03:00:00.000Z',
      },
    ])
    expect(alert.message).toMatch(/A very high temperature/)
  })

  test('a milder entry adds a finding to the more serious alert', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 10 }) })])
    await push(api, [aMutation({ clientSeq: 2, payload: aReport({ breathlessness: 7 }) })])
    const alert = await getAlert(api)
    expect(alert).toMatchObject({
      severity: 'critical',
      message: '20 November 2026: breathlessness 10 of 10.',
    })
    expect(alert.findings.map(({ severity }) => severity)).toEqual(['critical', 'high'])
  })

  test('a repeated mutation adds no second finding', async () => {
    await push(api, [aSeekHelpCheck(1, ['Blue lips'])])
    await push(api, [aSeekHelpCheck(1, ['Blue lips'])])
    expect((await getAlert(api)).findings).toHaveLength(1)
  })

  test('an edit withdraws the earlier finding and adds the new one, and the alert keeps its severity', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 10 }) })])
    api.clock.advance(hourMs)
    await push(api, [anUpdate(2, { breathlessness: 7 })])

    const alert = await getAlert(api)
    expect(alert).toMatchObject({
      severity: 'critical',
      message: '20 November 2026: breathlessness 7 of 10.',
      ruleId: 'breathlessness-high',
      isResolved: false,
    })
    expect(alert.findings).toMatchObject([
      { message: '20 November 2026: breathlessness 10 of 10.', withdrawnAt: '2026-11-20T19:00:00.000Z' },
      { message: '20 November 2026: breathlessness 7 of 10.', withdrawnAt: null },
    ])
  })

  test('an edit shows what the entry says now, on the alert and on the row', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    await push(api, [anUpdate(2, { breathlessness: 3 })])
    const changed = {
      message: '20 November 2026: breathlessness 9 of 10.',
      withdrawnAt: '2026-11-20T18:00:00.000Z',
      isEntryDeleted: false,
      answerNow: '3 of 10',
    }
    expect((await getAlert(api)).findings).toMatchObject([changed])
    expect(await getDashboardPatient(api)).toMatchObject({ openAlertFinding: changed })
  })

  test('the row names the finding that made the alert critical, not a milder one that is left', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 10 }) })])
    await push(api, [anUpdate(2, { breathlessness: 7 })])
    expect(await getDashboardPatient(api)).toMatchObject({
      worstOpenAlert: 'critical',
      openAlertFinding: { severity: 'critical', answerNow: '7 of 10' },
    })
  })

  test('an edit that does not change a finding adds none and keeps the alert read', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    await api.db.updateTable('alerts').set({ is_read: 1 }).execute()
    await push(api, [anUpdate(2, { breathlessness: 9, notes: 'Since breakfast.' })])
    const alert = await getAlert(api)
    expect(alert.findings).toHaveLength(1)
    expect(alert.isRead).toBe(true)
  })

  test('a note added after the alert was resolved does not raise it again', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    const { id } = await getAlert(api)
    await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
    await push(api, [anUpdate(2, { breathlessness: 9, notes: 'Since breakfast.' })])
    expect((await listAlerts(api)).alerts).toMatchObject([{ id, isResolved: true }])
    await push(api, [anUpdate(3, { breathlessness: 10 })])
    expect((await listAlerts(api)).alerts).toMatchObject([{ isResolved: false }, { id, isResolved: true }])
  })

  test('a deletion strikes out the finding; the alert stays open and says so', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    await push(api, [aDeletion(2)])

    const alert = await getAlert(api)
    expect(alert).toMatchObject({
      isResolved: false,
      severity: 'critical',
      message:
        '20 November 2026: breathlessness 9 of 10. The patient has changed or deleted this entry since.',
    })
    expect(alert.findings).toMatchObject([{ withdrawnAt: '2026-11-20T18:00:00.000Z', isEntryDeleted: true }])
    expect(alert.findings[0]).not.toHaveProperty('answerNow')
    expect(await getDashboardPatient(api)).toMatchObject({ alertCount: 1 })
  })

  test('a finding of another entry stays when one entry is deleted', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    await push(api, [aMutation({ clientSeq: 5, payload: aReport({ breathlessness: 10 }) })])
    await push(api, [aDeletion(6)])
    const alert = await getAlert(api)
    expect(alert.message).toBe('20 November 2026: breathlessness 10 of 10.')
    expect(alert.findings.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false])
  })

  test('a resolved alert keeps its message when the entry is deleted, and its finding is struck out', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    const { id } = await getAlert(api)
    await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
    await push(api, [aDeletion(2)])
    const alert = await getAlert(api)
    expect(alert).toMatchObject({ isResolved: true, message: '20 November 2026: breathlessness 9 of 10.' })
    expect(alert.findings).toMatchObject([{ withdrawnAt: '2026-11-20T18:00:00.000Z' }])
  })

  test('resolving an unread alert takes it out of both counts', async () => {
    await push(api, [aSeekHelpCheck(1, []), aMutation({ clientSeq: 2, payload: aReport({ energy: 1 }) })])
    const { id } = await getAlert(api)
    expect((await listAlerts(api)).counts).toBe('open=2;unread=2;listed=2')
    await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
    expect((await listAlerts(api)).counts).toBe('open=1;unread=1;listed=1')
  })
})

test('alerts of an earlier release get their message as their finding, and resolved ones count as read', async () => {
  const { db, close } = openDatabase(':memory:')
  await migrateToOlderSchema(db, ['0001-init'])
  await sql`insert into alerts (id, patient_id, severity, alert_type, message, is_read, is_resolved, created_at)
    values ('old', 1, 'low', 'long_cough', 'Coughing for weeks.', 0, 1, '2026-11-01T09:00:00Z')`.execute(db)
  await migrateToLatest(db)
  expect(await db.selectFrom('alert_findings').selectAll().execute()).toMatchObject([
    {
      alert_id: 'old',
      severity: 'low',
      message: 'Coughing for weeks.',
      local_date: '2026-11-01',
      received_at: '2026-11-01T09:00:00Z',
      withdrawn_at: null,
    },
  ])
  expect(await db.selectFrom('alerts').select('is_read').execute()).toEqual([{ is_read: 1 }])
  await close()
})
