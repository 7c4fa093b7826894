import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { hourMs } from '@second-wind/core/platform/moment'
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

describe('findings of an alert', () => {
  test('are both listed for the clinician with breathlessness in the morning and fever in the evening', async () => {
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

  test('include that of a milder entry beside the more serious one', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 10 }) })])
    await push(api, [aMutation({ clientSeq: 2, payload: aReport({ breathlessness: 7 }) })])
    const alert = await getAlert(api)
    expect(alert).toMatchObject({
      severity: 'critical',
      message: '20 November 2026: breathlessness 10 out of 10.',
    })
    expect(alert.findings.map(({ severity }) => severity)).toEqual(['critical', 'high'])
  })

  test('are not added twice by a repeated mutation', async () => {
    await push(api, [aSeekHelpCheck(1, ['Blue lips'])])
    await push(api, [aSeekHelpCheck(1, ['Blue lips'])])
    expect((await getAlert(api)).findings).toHaveLength(1)
  })

  test('are withdrawn and replaced by an edit, and the alert keeps its severity', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 10 }) })])
    api.clock.advance(hourMs)
    await push(api, [anUpdate(2, { breathlessness: 7 })])

    const alert = await getAlert(api)
    expect(alert).toMatchObject({
      severity: 'critical',
      message: '20 November 2026: breathlessness 7 out of 10.',
      ruleId: 'breathlessness-high',
      isResolved: false,
    })
    expect(alert.findings).toMatchObject([
      { message: '20 November 2026: breathlessness 10 out of 10.', withdrawnAt: '2026-11-20T19:00:00.000Z' },
      { message: '20 November 2026: breathlessness 7 out of 10.', withdrawnAt: null },
    ])
  })

  test('are shown after an edit as the entry is now, on the alert and on the row', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    await push(api, [anUpdate(2, { breathlessness: 3 })])
    const changed = {
      message: '20 November 2026: breathlessness 9 out of 10.',
      withdrawnAt: '2026-11-20T18:00:00.000Z',
      isEntryDeleted: false,
      answerNow: '3 out of 10',
    }
    expect((await getAlert(api)).findings).toMatchObject([changed])
    expect(await getDashboardPatient(api)).toMatchObject({
      need: 'red-flag',
      isSignWithdrawn: true,
      worstSign: null,
      worstStandingAlert: null,
      openAlertFinding: changed,
    })
    await push(api, [anUpdate(3, { breathlessness: 9 })])
    expect(await getDashboardPatient(api)).not.toHaveProperty('isSignWithdrawn')
  })

  test('include in the row the one that made the alert critical, not a milder one that is left', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 10 }) })])
    await push(api, [anUpdate(2, { breathlessness: 7 })])
    expect(await getDashboardPatient(api)).toMatchObject({
      worstOpenAlert: 'critical',
      worstStandingAlert: 'high',
      isSignWithdrawn: true,
      openAlertFinding: { severity: 'critical', answerNow: '7 out of 10' },
    })
  })

  test('stay as they are after an edit that does not change them, and the alert stays read', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    await api.db.updateTable('alerts').set({ is_read: 1 }).execute()
    await push(api, [anUpdate(2, { breathlessness: 9, notes: 'Since breakfast.' })])
    const alert = await getAlert(api)
    expect(alert.findings).toHaveLength(1)
    expect(alert.isRead).toBe(true)
  })

  test('do not raise a resolved alert again when a note is added', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    const { id } = await getAlert(api)
    await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
    await push(api, [anUpdate(2, { breathlessness: 9, notes: 'Since breakfast.' })])
    expect((await listAlerts(api)).alerts).toMatchObject([{ id, isResolved: true }])
    await push(api, [anUpdate(3, { breathlessness: 10 })])
    expect((await listAlerts(api)).alerts).toMatchObject([{ isResolved: false }, { id, isResolved: true }])
  })

  test('are struck out by a deletion, and the alert stays open and names the deletion', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    await push(api, [aDeletion(2)])

    const alert = await getAlert(api)
    expect(alert).toMatchObject({
      isResolved: false,
      severity: 'critical',
      message:
        '20 November 2026: breathlessness 9 out of 10. The patient has changed or deleted this entry since.',
    })
    expect(alert.findings).toMatchObject([{ withdrawnAt: '2026-11-20T18:00:00.000Z', isEntryDeleted: true }])
    expect(alert.findings[0]).not.toHaveProperty('answerNow')
    expect(await getDashboardPatient(api)).toMatchObject({ alertCount: 1 })
  })

  test('stay when another entry is deleted', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    await push(api, [aMutation({ clientSeq: 5, payload: aReport({ breathlessness: 10 }) })])
    await push(api, [aDeletion(6)])
    const alert = await getAlert(api)
    expect(alert.message).toBe('20 November 2026: breathlessness 10 out of 10.')
    expect(alert.findings.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false])
  })

  test('are struck out when the entry of a resolved alert is deleted, and the alert keeps its message', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    const { id } = await getAlert(api)
    await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
    await push(api, [aDeletion(2)])
    const alert = await getAlert(api)
    expect(alert).toMatchObject({
      isResolved: true,
      message: '20 November 2026: breathlessness 9 out of 10.',
    })
    expect(alert.findings).toMatchObject([{ withdrawnAt: '2026-11-20T18:00:00.000Z' }])
  })

  test('leave both counts when an unread alert is resolved', async () => {
    await push(api, [aSeekHelpCheck(1, []), aMutation({ clientSeq: 2, payload: aReport({ energy: 1 }) })])
    const { id } = await getAlert(api)
    expect((await listAlerts(api)).counts).toBe('open=2;unread=2;listed=2')
    await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
    expect((await listAlerts(api)).counts).toBe('open=1;unread=1;listed=1')
  })
})

describe('the note of an entry', () => {
  test('is quoted with the finding, shortened when it is long', async () => {
    const notes = 'Woke up twice fighting for air. '.repeat(10)
    await push(api, [
      aMutation({ payload: aReport({ breathlessness: 9, notes: 'Blue inhaler not helping.' }) }),
    ])
    expect((await getAlert(api)).findings).toMatchObject([{ note: 'Blue inhaler not helping.' }])
    await push(api, [anUpdate(2, { breathlessness: 9, notes })])
    const [finding] = (await getAlert(api)).findings
    expect(finding?.note).toMatch(/^Woke up twice fighting for air\..*…$/)
    expect(finding?.note?.length).toBeLessThanOrEqual(160)
  })

  test('is the present one after an edit, also on a finding that the edit has withdrawn', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9, notes: 'Fighting for air.' }) })])
    await push(api, [anUpdate(2, { breathlessness: 2, notes: 'I meant the other scale.' })])
    expect((await getAlert(api)).findings).toMatchObject([{ note: 'I meant the other scale.' }])
  })

  test('is new for a list that was read before an edit of nothing else', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    const etag = (await api.get('/api/patient-alerts')).headers.get('etag') ?? ''
    await push(api, [anUpdate(2, { breathlessness: 9, notes: 'Since breakfast.' })])
    const again = await api.get('/api/patient-alerts', { 'if-none-match': etag })
    expect(again.status).toBe(200)
  })

  test('is not shown when the patient has deleted the entry, or never wrote one', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9, notes: 'Fighting for air.' }) })])
    await push(api, [aDeletion(2)])
    expect((await getAlert(api)).findings[0]).not.toHaveProperty('note')
    await push(api, [aMutation({ clientSeq: 5, payload: aReport({ breathlessness: 10 }) })])
    expect((await getAlert(api)).findings.at(-1)).not.toHaveProperty('note')
  })
})

describe('an alert of an earlier release', () => {
  test('gets its message as its finding, and counts as read when it is resolved', async () => {
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
})
