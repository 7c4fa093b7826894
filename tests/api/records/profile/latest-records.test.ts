import { dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { hourMs } from '@second-wind/core/platform/moment'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const anEntryOf = (clientSeq: number, occurredAt: string) =>
  aMutation({ clientSeq, occurredAt, payload: aReport({ coughSeverity: clientSeq }) })

/** The cough of the entry that the clinician sees as the latest. */
async function latestCough(): Promise<number | undefined> {
  const [patient] = dashboardReply.parse(await (await api.get('/api/clinician-dashboard/1')).json())
  return patient?.lastSymptomEntry?.coughSeverity
}

describe('which record is the latest', () => {
  test("an entry from yesterday that arrives late does not replace today's", async () => {
    await push(api, [anEntryOf(1, '2026-11-20T08:00:00Z')])
    await push(api, [anEntryOf(2, '2026-11-19T20:00:00Z')])
    expect(await latestCough()).toBe(1)

    await push(api, [anEntryOf(3, '2026-11-20T12:00:00Z')])
    expect(await latestCough()).toBe(3)
  })

  test('an entry from a clock one year ahead does not hide later entries', async () => {
    await push(api, [anEntryOf(1, '2027-11-20T08:00:00Z')])
    expect(await latestCough()).toBe(1)

    api.clock.advance(hourMs)
    await push(api, [anEntryOf(2, '2026-11-20T18:59:00Z')])
    expect(await latestCough()).toBe(2)
  })

  test('of two symptom checks the later one is the latest, in whatever order they arrive', async () => {
    const check = (clientSeq: number, occurredAt: string, result: string) =>
      aMutation({ clientSeq, occurredAt, kind: 'triage.create', payload: { result } })
    await push(api, [
      check(1, '2026-11-20T10:00:00Z', 'seek_help'),
      check(2, '2026-11-20T09:00:00Z', 'stay_home'),
    ])

    const [patient] = dashboardReply.parse(await (await api.get('/api/clinician-dashboard')).json())
    expect(patient?.lastTriageResult).toEqual({ result: 'seek_help', createdAt: '2026-11-20T10:00:00Z' })
  })
})

describe('doubtful clocks', () => {
  test.each([
    ['1970-01-01T00:00:00Z', 1],
    ['2036-02-29T12:00:00+01:00', 1],
    ['2026-11-20T18:09:00Z', 0],
    ['2026-11-20T18:11:00Z', 1],
    ['2026-10-25T01:30:00+01:00', 0],
  ])('an entry dated %s is stored as reported and marked as doubtful (%i)', async (occurredAt, suspect) => {
    await push(api, [aMutation({ occurredAt })])
    expect(await api.db.selectFrom('symptom_entries').selectAll().execute()).toMatchObject([
      { occurred_at: occurredAt, clock_suspect: suspect, received_at: '2026-11-20T18:00:00.000Z' },
    ])
  })

  test('entries from a clock more than ten minutes off are marked, and the clinician sees the difference', async () => {
    await push(api, [aMutation({ occurredAt: '2026-11-20T17:00:00Z' })], {
      clientSentAt: '2026-11-20T18:12:30.000Z',
    })

    const [entry] = await api.db.selectFrom('symptom_entries').selectAll().execute()
    expect(entry?.clock_suspect).toBe(1)
    const [patient] = dashboardReply.parse(await (await api.get('/api/clinician-dashboard/1')).json())
    expect(patient?.phoneReport).toMatchObject({ clockSkewMin: 12.5, pendingCount: 0 })
  })
})
