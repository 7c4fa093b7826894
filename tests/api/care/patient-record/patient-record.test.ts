import { getPatientRecord } from '@second-wind/api/care/patient-record/patient-record'
import { type PatientRecord, patientRecord } from '@second-wind/core/care/contract/patient-record'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { aDeletion, anUpdate, entryId } from '../../changes/symptom-mutations.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const path = '/api/patient-records/1'
const patientTwo = patientId.parse(2)

async function record(query = ''): Promise<PatientRecord> {
  const response = await api.get(`${path}${query}`)
  expect(response.status).toBe(200)
  return patientRecord.parse(await response.json())
}

const loggedAt = (clientSeq: number, occurredAt: string, rest: object = {}) =>
  aMutation({ clientSeq, occurredAt, localDate: occurredAt.slice(0, 10), ...rest })

describe('a record', () => {
  test('has a profile and empty lists for a patient without any data', async () => {
    expect(await record()).toMatchObject({
      profile: { id: 1, name: 'Amina Yusuf', alertCount: 0 },
      summary: { id: 1, lastSymptomEntry: null, lastTriageResult: null, risk: { isKnown: false } },
      days: 90,
      symptoms: [],
      triage: [],
      alerts: [],
      messages: [],
    })
  })

  test('lists entries, checks, alerts and messages as logged, newest first', async () => {
    const check = {
      result: 'seek_help',
      track: 'respiratory',
      answers: { chest_pain: 'crushing' },
      reasons: ['chest-pain-crushing'],
      redFlags: ['Crushing chest pain'],
      rulesVersion: '7',
    }
    await push(api, [
      loggedAt(1, '2026-11-18T08:00:00.000Z', { payload: aReport({ notes: 'first' }) }),
      loggedAt(2, '2026-11-19T08:00:00.000Z', { payload: aReport({ notes: 'second' }) }),
      loggedAt(3, '2026-11-18T09:00:00.000Z', { kind: 'triage.create', payload: { result: 'monitor' } }),
      loggedAt(4, '2026-11-19T09:00:00.000Z', { kind: 'triage.create', payload: check }),
    ])
    await api.post('/api/priority-alerts', { patientId: 1, clinicianId: 1, message: 'Please check in.' })

    const found = await record()
    expect(found.symptoms.map((each) => each.notes)).toEqual(['second', 'first'])
    expect(found.triage).toMatchObject([check, { result: 'monitor' }])
    expect(found.alerts).toMatchObject([{ alertType: 'seek_help_result', patientName: 'Amina Yusuf' }])
    expect(found.messages).toMatchObject([{ text: 'Please check in.', state: 'queued' }])
    expect(found.profile.alertCount).toBe(1)
    expect(found.summary).toMatchObject({
      alertCount: 1,
      risk: { level: 'high' },
      lastMessage: { state: 'queued' },
    })
  })

  describe('an entry that was edited', () => {
    test('is shown with its current values, and its earlier versions, oldest first', async () => {
      await push(api, [aMutation(), anUpdate(2, { coughSeverity: 6 }), anUpdate(3, { coughSeverity: 8 })])
      const [now] = (await record()).symptoms
      expect(now).toMatchObject({ id: entryId, coughSeverity: 8, deletedAt: null })
      expect(now?.earlier).toMatchObject([
        { report: { coughSeverity: 4 }, setAsideAt: '2026-11-20T18:00:00.000Z' },
        { report: { coughSeverity: 6 } },
      ])
    })

    test('stays in the record when it is then deleted, marked, with an edit that came too late', async () => {
      await push(api, [aMutation(), aDeletion(2)])
      api.clock.advance(minuteMs)
      await push(api, [anUpdate(3, { notes: 'from the tablet' })])
      const found = await record()
      expect(found.symptoms).toMatchObject([
        {
          id: entryId,
          deletedAt: '2026-11-20T18:00:00.000Z',
          earlier: [{ report: { notes: 'from the tablet' }, setAsideAt: '2026-11-20T18:01:00.000Z' }],
        },
      ])
      expect(found.summary.lastSymptomEntry).toBeNull()
    })
  })

  test('covers the requested days, and every open alert however old', async () => {
    await push(api, [
      loggedAt(1, '2026-11-13T17:59:59.000Z'),
      loggedAt(2, '2026-11-13T18:00:00.000Z'),
      loggedAt(3, '2026-06-01T08:00:00.000Z', { kind: 'triage.create', payload: { result: 'monitor' } }),
    ])
    const open = await raiseAlert(api.db, { number: 1, createdAt: '2026-01-01T08:00:00.000Z' })
    const done = await raiseAlert(api.db, {
      number: 2,
      alertType: 'other',
      createdAt: '2026-01-01T08:00:00.000Z',
    })
    await api.put(`/api/patient-alerts/${done}/resolve`, { clinicianId: 1 })

    const week = await record('?days=7')
    expect(week).toMatchObject({ days: 7, triage: [], alerts: [{ id: open }] })
    expect(week.symptoms.map((each) => each.id)).toEqual([idNumbered(2)])

    const year = await record('?days=365')
    expect(year.symptoms).toHaveLength(2)
    expect(year.triage).toHaveLength(1)
    expect(year.alerts.map((alert) => alert.id).toSorted()).toEqual([open, done].toSorted())
  })

  test('lists an entry from a doubtful clock by its day of arrival, a late entry by its own day', async () => {
    const check = { kind: 'triage.create', payload: { result: 'monitor' } }
    await push(api, [
      loggedAt(1, '1970-01-01T00:10:00.000Z', { payload: aReport({ notes: 'before' }) }),
      loggedAt(2, '1970-01-01T00:20:00.000Z', check),
      anUpdate(3, { notes: 'after' }),
      loggedAt(4, '2026-06-01T08:00:00.000Z'),
    ])
    expect(await record('?days=7')).toMatchObject({
      symptoms: [{ id: entryId, notes: 'after', earlier: [{ report: { notes: 'before' } }] }],
      triage: [check.payload],
    })
    api.clock.advance(8 * dayMs)
    expect(await record('?days=7')).toMatchObject({ symptoms: [], triage: [] })
  })

  test('has an entry from a slow phone as its newest, as it is the latest in the list', async () => {
    await push(api, [loggedAt(1, '2026-11-20T17:00:00.000Z', { payload: aReport({ breathlessness: 1 }) })])
    api.clock.advance(minuteMs)
    const slow = loggedAt(2, '2026-11-17T18:00:00.000Z', { payload: aReport({ breathlessness: 8 }) })
    await push(api, [slow], { clientSentAt: '2026-11-17T18:01:00.000Z' })
    const { symptoms, summary } = await record()
    expect(summary.lastSymptomEntry).toMatchObject({ breathlessness: 8, isClockDoubtful: true })
    expect(symptoms.map(({ breathlessness }) => breathlessness)).toEqual([8, 1])
  })
})

describe('an unchanged record', () => {
  test('gets a 304, and is sent whole when it has changed', async () => {
    const tag = (await api.get(path)).headers.get('etag') ?? ''
    expect((await api.get(path, { 'if-none-match': tag })).status).toBe(304)
    await push(api, [aMutation()])
    expect((await api.get(path, { 'if-none-match': tag })).status).toBe(200)
  })
})

describe('a request for a record', () => {
  test.each(['0', '366', '1.5', 'all', ''])('of %j days is refused', async (days) => {
    const response = await api.get(`${path}?days=${days}`)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid', fields: [{ path: 'days' }] } })
  })

  describe('a record that this clinician may not read', () => {
    test.each(['', '/views'])(
      'is answered with 404 without a share, at the address ending in "%s", like one that does not exist',
      async (rest) => {
        const foreign = await api.get(`/api/patient-records/2${rest}`)
        expect(foreign.status).toBe(404)
        const nobody = await api.get(`/api/patient-records/999${rest}`)
        expect(nobody.status).toBe(404)
        expect(await foreign.json()).toEqual(await nobody.json())
      },
    )

    test.each(['amina', '0', '-1', '1.5'])('has no address with the number %s', async (number) => {
      expect((await api.get(`/api/patient-records/${number}`)).status).toBe(422)
    })

    test.each(['POST', 'PUT', 'PATCH'])('cannot be written with %s', async (method) => {
      expect((await api.request(path, { method })).status).toBe(405)
    })
  })
})

describe('the limits of a record', () => {
  test('are kept when a share ends while it is read, which gives 404', async () => {
    const actor = { kind: 'clinician', id: clinicianId.parse(1), session: 'a', steppedUpMs: null } as const
    const request = { actor, patientId: patientTwo }
    const extent = { days: 90, nowMs: api.clock.now() }
    const reading = api.db.transaction().execute((trx) => getPatientRecord(trx, request, extent))
    await expect(reading).rejects.toMatchObject({ code: 'not_found' })
  })

  test('leave out everything of another patient', async () => {
    await raiseAlert(api.db, { number: 1, patient: 2, message: 'about somebody else' })
    const text = JSON.stringify(await record())
    expect(text).not.toContain('about somebody else')
  })
})
