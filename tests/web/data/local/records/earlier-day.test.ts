import { dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { captureMoment, dayMs } from '@second-wind/core/platform/moment'
import { symptomEntry } from '@second-wind/core/records/symptom-entry'
import { syncStatus } from '@second-wind/core/sync/sync-status'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { outboxStore } from '../../../../../web/src/data/local/outbox/outbox.ts'
import { readSyncFacts } from '../../../../../web/src/data/local/outbox/sync-facts.ts'
import { createProfile } from '../../../../../web/src/data/local/records/create-profile.ts'
import { listSymptoms } from '../../../../../web/src/data/local/records/read-records.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { aProfile } from '../../../../fixtures/personas.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withSeededServer } from '../seeded-server.ts'

withFreshDatabase()
const server = withSeededServer()

/** The server's clock says 18:00 on the 20th. */
const now = captureMoment(Date.parse('2026-11-20T17:55:00Z'), 0)
const threeDaysAgo = captureMoment(Date.parse('2026-11-17T12:00:00Z'), 0)

/** A person of their own without the sample history. */
async function setUp(): Promise<void> {
  await createProfile(aProfile({ name: 'Robin Hale' }), now)
  await flushOutbox({ skipBackoff: true })
}

async function clinicianSees() {
  const body: unknown = await (await server().api.get('/api/clinician-dashboard/1')).json()
  return dashboardReply.parse(body).find(({ name }) => name === 'Robin Hale')
}

describe('an entry for an earlier day', () => {
  test('is ordered by its day, on the phone and on the server', async () => {
    await setUp()
    const today = await saveSymptoms(newId(), aReport({ coughSeverity: 2 }), now)
    const missed = await saveSymptoms(newId(), aReport({ coughSeverity: 8 }), threeDaysAgo)
    expect(missed).toMatchObject({ date: '2026-11-17T12:00:00.000Z', localDate: '2026-11-17' })
    expect((await listSymptoms()).map(({ id }) => id)).toEqual([today.id, missed.id])
    expect((await listSymptoms(1))[0]?.id).toBe(today.id)

    await flushOutbox({ skipBackoff: true })
    const rows: unknown = await (await server().api.get('/api/symptoms/1')).json()
    const there = Array.isArray(rows) ? rows.map((row) => symptomEntry.parse(row)) : []
    expect(there.map(({ id, localDate }) => [id, localDate])).toEqual([
      [today.id, '2026-11-20'],
      [missed.id, '2026-11-17'],
    ])
    expect(await (await server().api.get('/api/symptoms/1/latest')).json()).toMatchObject({ id: today.id })
    expect(await clinicianSees()).toMatchObject({ lastSymptomEntry: { coughSeverity: 2 } })
  })

  test('is the latest under its own date if it is the only one', async () => {
    await setUp()
    await saveSymptoms(newId(), aReport(), threeDaysAgo)
    await flushOutbox({ skipBackoff: true })
    expect(await clinicianSees()).toMatchObject({
      lastSymptomEntry: { date: '2026-11-17T12:00:00.000Z', receivedAt: '2026-11-20T18:00:00.000Z' },
    })
  })

  test('raises an alert that names its day', async () => {
    await setUp()
    const { id } = await saveSymptoms(newId(), aReport({ breathlessness: 9 }), threeDaysAgo)
    await flushOutbox({ skipBackoff: true })
    const { db } = server().api
    expect(await db.selectFrom('alerts').selectAll().where('source_id', '=', id).execute()).toMatchObject([
      { message: '17 November 2026: breathlessness 9 out of 10.' },
    ])
  })

  test('keeps the day that the patient saw, whatever the day in London is then or when it is sent', async () => {
    await setUp()
    const lateEvening = captureMoment(Date.parse('2026-07-01T23:30:00Z'), 60)
    const { id } = await saveSymptoms(newId(), aReport(), lateEvening)
    await flushOutbox({ skipBackoff: true })
    const rows: unknown = await (await server().api.get('/api/symptoms/1')).json()
    expect(rows).toMatchObject([
      { id, date: '2026-07-01T23:30:00.000Z', localDate: '2026-07-02', tzOffsetMin: 60 },
    ])
  })

  test("does not make the phone's clock look wrong", async () => {
    server().clock.setTo(new Date().toISOString())
    const { id } = await saveSymptoms(newId(), aReport(), captureMoment(Date.now() - 3 * dayMs, 0))
    await flushOutbox({ skipBackoff: true })
    const { db } = server().api
    expect(await db.selectFrom('symptom_entries').selectAll().where('id', '=', id).execute()).toMatchObject([
      { clock_suspect: 0 },
    ])
  })

  test('does not look as if it had waited since that day', async () => {
    const before = Date.now()
    await saveSymptoms(newId(), aReport(), captureMoment(before - 8 * dayMs, 0))
    const { oldestPendingAt } = await outboxStore.reportUnsent()
    expect(Date.parse(oldestPendingAt ?? '')).toBeGreaterThanOrEqual(before)
    const facts = { ...(await readSyncFacts()), saysOffline: true }
    expect(syncStatus(facts, Date.now())).toMatchObject({ tone: 'notice' })
  })
})
