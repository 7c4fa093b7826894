import { alertsReply } from '@second-wind/core/care/contract/alerts'
import { patientRecord, patientRecordPath } from '@second-wind/core/care/contract/patient-record'
import { dayMs } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { push } from '../../support/push.ts'
import { getOnlyRow } from '../care/roster/roster-requests.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const receivedAt = '2026-11-20T18:00:00.000Z'

type Logged = { date: string; localDate?: string; signs?: Partial<SymptomReport> }

/** The two ways in for the same entry. */
const channels = {
  REST: async ({ date, localDate, signs }: Logged) => {
    const moment = { date, ...(localDate !== undefined && { localDate, tzOffsetMin: 0 }) }
    const created = await api.post('/api/symptoms', {
      userId: 1,
      id: idNumbered(1),
      ...aReport(signs),
      ...moment,
    })
    expect(created.status).toBe(201)
  },
  sync: async ({ date, localDate = date.slice(0, 10), signs }: Logged) => {
    const { verdicts } = await push(api, [
      aMutation({ occurredAt: date, localDate, payload: aReport(signs) }),
    ])
    expect(verdicts).toEqual([])
  },
}

const storedEntry = () =>
  api.db
    .selectFrom('symptom_entries')
    .select(['occurred_at', 'occurred_ms', 'local_date', 'clock_suspect'])
    .executeTakeFirstOrThrow()

describe.each(['REST', 'sync'] as const)('an entry over %s', (channel) => {
  const log = channels[channel]

  test.each([
    '9999-12-31T12:00:00Z',
    '9999-12-31T23:59:59-14:00',
    '2026-11-21T18:00:01Z',
    '1969-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
  ])('with an impossible time (%s) counts from its arrival, and the reported time is kept', async (date) => {
    await log({ date, signs: { breathlessness: 9 } })
    expect(await storedEntry()).toEqual({
      occurred_at: date,
      occurred_ms: Date.parse(receivedAt),
      local_date: '2026-11-20',
      clock_suspect: 1,
    })
    const row = await getOnlyRow(api)
    expect(row).toMatchObject({ need: 'red-flag', lastSymptomEntry: { date: receivedAt } })
    expect(row.findings).toMatchObject([{ at: receivedAt, until: '2026-11-22T18:00:00.000Z' }])
    const record = patientRecord.parse(await (await api.get(patientRecordPath(1))).json())
    expect(record.symptoms).toMatchObject([
      { date: receivedAt, localDate: '2026-11-20', isClockDoubtful: true, reportedAt: date },
    ])
    const alerts = alertsReply.parse(await (await api.get('/api/patient-alerts/1')).json())
    expect(alerts[0]).toMatchObject({
      message: '20 November 2026: breathlessness 9 out of 10.',
      findings: [{ loggedAt: receivedAt, isClockDoubtful: true, reportedAt: date }],
    })
    expect(api.unexpectedErrors).toEqual([])
  })

  test('with an impossible time is no longer a red flag two days after its arrival', async () => {
    await log({ date: '2099-01-01T12:00:00Z', signs: { breathlessness: 9 } })
    const { id } = await api.db.selectFrom('alerts').select('id').executeTakeFirstOrThrow()
    await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
    api.clock.advance(2 * dayMs)
    expect(await getOnlyRow(api)).toMatchObject({ need: 'silent', findings: [] })
  })

  test.each([
    ['a clock that is a day ahead', '2026-11-21T17:59:59Z', '2026-11-21'],
    ['a clock reset to 1970', '1970-01-01T00:00:00Z', '1970-01-01'],
    ['the evening before, in Honolulu', '2026-11-20T05:00:00-10:00', '2026-11-19'],
    ['the next morning, in Auckland', '2026-11-20T13:00:00Z', '2026-11-21'],
  ])('of %s keeps the time and day that were reported', async (_, date, localDate) => {
    await log({ date, localDate })
    expect(await storedEntry()).toMatchObject({
      occurred_at: date,
      occurred_ms: Date.parse(date),
      local_date: localDate,
    })
  })

  test.each(['2020-01-01', '2026-11-18', '2026-11-22', '2199-01-01'])(
    'with the day %s and a time of 20 November counts for 20 November, and raises its alert',
    async (localDate) => {
      await log({ date: '2026-11-20T17:00:00Z', localDate, signs: { breathlessness: 9 } })
      expect(await storedEntry()).toMatchObject({ local_date: '2026-11-20' })
      const alerts = alertsReply.parse(await (await api.get('/api/patient-alerts/1')).json())
      expect(alerts.map(({ message }) => message)).toEqual(['20 November 2026: breathlessness 9 out of 10.'])
    },
  )
})

describe('a symptom check with an impossible time', () => {
  test('counts from its arrival', async () => {
    await push(api, [
      aMutation({
        kind: 'triage.create',
        occurredAt: '9999-12-31T12:00:00Z',
        payload: { result: 'seek_help' },
      }),
    ])
    expect(await getOnlyRow(api)).toMatchObject({
      lastTriageResult: { result: 'seek_help', createdAt: receivedAt },
      findings: [{ at: receivedAt }],
    })
  })
})
