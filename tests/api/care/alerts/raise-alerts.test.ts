import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { getPatient } from '@second-wind/api/records/profile/patients.repo'
import { patient } from '@second-wind/core/records/patient'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { RULES_VERSION } from '@second-wind/core/triage/rules-version'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi, patientOne } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { migrateToOlderSchema } from '../../platform/db/migrate-to-older-schema.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const entry = (clientSeq: number, signs: Partial<SymptomReport>) =>
  aMutation({ clientSeq, payload: aReport(signs) })

const alerts = () =>
  api.db
    .selectFrom('alerts')
    .select(['alert_type', 'severity', 'message', 'is_read', 'is_resolved'])
    .orderBy('created_at')
    .orderBy('alert_type')
    .execute()

const markRead = () => api.db.updateTable('alerts').set({ is_read: 1 }).execute()

describe('raising an alert', () => {
  test('an entry with breathlessness 9 raises an alert with its finding, day and rule', async () => {
    await push(api, [entry(1, { breathlessness: 9 })])

    expect(await api.db.selectFrom('alerts').selectAll().execute()).toMatchObject([
      {
        patient_id: 1,
        alert_type: 'severe_breathlessness',
        severity: 'critical',
        message: '20 November 2026: breathlessness 9 out of 10.',
        is_read: 0,
        is_resolved: 0,
        source_id: idNumbered(1),
        rule_id: 'breathlessness-severe',
        rules_version: RULES_VERSION,
      },
    ])
  })

  test('a 999 result of a symptom check raises an alert, and an ordinary day raises none', async () => {
    const check = { result: 'seek_help', redFlags: ['Blue or grey fingers or nails'] }
    await push(api, [entry(1, {}), aMutation({ clientSeq: 2, kind: 'triage.create', payload: check })])

    expect(await alerts()).toMatchObject([
      {
        alert_type: 'seek_help_result',
        severity: 'critical',
        message: '20 November 2026: the symptom check said to call 999. Blue or grey fingers or nails.',
      },
    ])
  })

  test('an entry over REST raises the same alert', async () => {
    await api.post('/api/symptoms', { userId: 1, ...aReport({ temperature: 'high-fever' }) })
    expect(await alerts()).toMatchObject([{ alert_type: 'high_fever', severity: 'critical' }])
  })
})

describe('alerts that are already open or resolved', () => {
  describe('while an alert of the type is open', () => {
    test('a more serious entry raises its severity and marks it unread, and there is still one', async () => {
      await push(api, [entry(1, { breathlessness: 7 })])
      await markRead()
      await push(api, [entry(2, { breathlessness: 10 })])

      expect(await alerts()).toMatchObject([
        { severity: 'critical', message: '20 November 2026: breathlessness 10 out of 10.', is_read: 0 },
      ])
    })

    test('a milder entry adds its finding, and severity, message and read mark stay', async () => {
      await push(api, [entry(1, { breathlessness: 10 })])
      await markRead()
      await push(api, [entry(2, { breathlessness: 7 })])

      expect(await alerts()).toMatchObject([
        { severity: 'critical', message: '20 November 2026: breathlessness 10 out of 10.', is_read: 1 },
      ])
    })

    const ofDay = (clientSeq: number, localDate: string, signs: Partial<SymptomReport>) =>
      aMutation({
        clientSeq,
        localDate,
        occurredAt: `${localDate}T08:00:00.000Z`,
        payload: aReport(signs),
      })

    test("an equally severe entry of an earlier day that arrives late leaves the message as today's finding", async () => {
      await push(api, [entry(1, { breathlessness: 10 })])
      await push(api, [ofDay(2, '2026-11-10', { breathlessness: 9 })])
      expect(await alerts()).toMatchObject([{ message: '20 November 2026: breathlessness 10 out of 10.' }])
    })

    test('an equally severe later entry, or a more severe earlier one, becomes the message', async () => {
      await push(api, [ofDay(1, '2026-11-10', { breathlessness: 7 })])
      await push(api, [ofDay(2, '2026-11-12', { breathlessness: 8 })])
      expect(await alerts()).toMatchObject([{ message: '12 November 2026: breathlessness 8 out of 10.' }])
      await push(api, [ofDay(3, '2026-11-11', { breathlessness: 9 })])
      expect(await alerts()).toMatchObject([{ message: '11 November 2026: breathlessness 9 out of 10.' }])
    })

    test('an entry from a clock that runs ahead does not hide later findings', async () => {
      await push(api, [ofDay(1, '2199-01-01', { breathlessness: 9 })])
      await push(api, [entry(2, { breathlessness: 9 })])
      expect(await alerts()).toMatchObject([{ message: '20 November 2026: breathlessness 9 out of 10.' }])
    })

    test('an earlier symptom check that arrives later leaves the message of the newest check', async () => {
      const check = (clientSeq: number, localDate: string, redFlags: string[]) => ({
        ...ofDay(clientSeq, localDate, {}),
        kind: 'triage.create',
        payload: { result: 'seek_help', redFlags },
      })
      await push(api, [check(1, '2026-11-20', ['New']), check(2, '2026-11-12', ['Old'])])
      expect(await alerts()).toMatchObject([
        { message: '20 November 2026: the symptom check said to call 999. New.' },
      ])
    })

    test('the database refuses a second open alert of the type', async () => {
      await push(api, [entry(1, { breathlessness: 7 })])
      const again = sql`insert into alerts (id, patient_id, severity, alert_type, message, is_read, is_resolved,
      created_at) select 'another', patient_id, severity, alert_type, message, 0, 0, created_at from alerts`
      await expect(again.execute(api.db)).rejects.toThrow(/UNIQUE/)
    })
  })

  test('once the alert is resolved, the next bad entry raises a new one', async () => {
    await push(api, [entry(1, { energy: 1 })])
    await api.db.updateTable('alerts').set({ is_resolved: 1 }).execute()
    await push(api, [entry(2, { energy: 2 })])

    expect((await alerts()).map((alert) => [alert.message, alert.is_resolved])).toEqual([
      ['20 November 2026: energy 1 out of 10.', 1],
      ['20 November 2026: energy 2 out of 10.', 0],
    ])
  })

  test('a repeated or refused entry raises no alert', async () => {
    await push(api, [entry(1, { breathlessness: 9 })])
    await markRead()
    await push(api, [entry(1, { breathlessness: 9 })])
    await push(api, [aMutation({ clientSeq: 2, payload: { ...aReport({ sputumColor: 'red' }), mood: 11 } })])

    expect(await alerts()).toMatchObject([{ alert_type: 'severe_breathlessness', is_read: 1 }])
  })
})

describe('alerts on the phone and after an upgrade', () => {
  test("the patient's phone receives the open alert with its next pull", async () => {
    await push(api, [entry(1, { sputumColor: 'red' })])

    const { changes } = pullReply.parse(await (await api.get(pullPath)).json())
    const [profile] = changes.filter((change) => change.entity === 'profile')
    expect(patient.parse(profile?.row).alertCount).toBe(1)
    expect((await getPatient(api.db, patientOne)).alertCount).toBe(1)
  })

  test('a database of the first release keeps its alerts', async () => {
    const { db, close } = openDatabase(':memory:')
    await migrateToOlderSchema(db, ['0001-init'])
    await sql`insert into alerts (id, patient_id, severity, alert_type, message, is_read, is_resolved, created_at)
    values ('old', 1, 'low', 'long_cough', 'Coughing for more than three weeks.', 0, 0, '2026-11-01T09:00:00Z')`.execute(
      db,
    )

    await migrateToLatest(db)

    expect(await db.selectFrom('alerts').selectAll().execute()).toMatchObject([
      {
        id: 'old',
        message: 'Coughing for more than three weeks.',
        rule_id: null,
        rules_version: null,
        updated_at: '2026-11-01T09:00:00Z',
        resolved_at: null,
      },
    ])
    await close()
  })
})
