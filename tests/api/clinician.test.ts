import { clinicianReply, dashboardReply } from '@second-wind/core/contract/clinician'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation } from '../fixtures/a-mutation.ts'
import { aReport } from '../fixtures/an-entry.ts'
import { type OpenApi, openApi } from '../support/open-api.ts'
import { push } from '../support/push.ts'

let api: OpenApi
beforeEach(async () => {
  api = await openApi()
})
afterEach(() => api.close())

const roster = async () => dashboardReply.parse(await (await api.get('/api/clinician-dashboard/1')).json())

test('the clinician has a name, a title and a department, with and without her number', async () => {
  const named = clinicianReply.parse(await (await api.get('/api/clinicians/1')).json())
  expect(named).toEqual({ id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' })
  expect(await (await api.get('/api/clinicians')).json()).toEqual(named)
})

test.each(['/api/clinicians/2', '/api/clinician-dashboard/2'])(
  '%s is not there for clinician 1',
  async (path) => {
    expect((await api.get(path)).status).toBe(404)
  },
)

test('the roster holds only patients who share with this clinician', async () => {
  expect((await roster()).map((patient) => patient.id)).toEqual([1])
})

test('a patient without a check-in, a result or a phone is shown as unknown', async () => {
  expect(await roster()).toMatchObject([
    { id: 1, alertCount: 0, lastSymptomEntry: null, lastTriageResult: null, phoneReport: null },
  ])
})

test('an entry from the phone is on the next poll, with what the phone still holds', async () => {
  await push(api, [aMutation({ payload: aReport({ notes: 'short of breath', energy: 1 }) })], {
    pendingCount: 4,
    oldestPendingAt: '2026-11-19T10:00:00.000Z',
  })
  expect(await roster()).toMatchObject([
    {
      lastSymptomEntry: {
        coughSeverity: 4,
        breathlessness: 3,
        energy: 1,
        notes: 'short of breath',
        receivedAt: '2026-11-20T18:00:00.000Z',
      },
      phoneReport: {
        lastHeardAt: '2026-11-20T18:00:00.000Z',
        pendingCount: 3,
        oldestPendingAt: '2026-11-19T10:00:00.000Z',
        clockSkewMin: 0,
      },
    },
  ])
})

test('a score that the patient never touched is marked, so that its 5 is not read as an answer', async () => {
  await push(api, [aMutation({ payload: aReport({ untouchedScores: ['mood'] }) })])
  expect(await roster()).toMatchObject([{ lastSymptomEntry: { untouchedScores: ['mood'] } }])
})

test('a patient with two phones: what is unsent on either counts, and the newest word from both', async () => {
  const [old, fresh] = ['0193a8b0-0000-7000-8000-00000000000a', '0193a8b0-0000-7000-8000-00000000000b']
  await push(api, [], { deviceId: old, pendingCount: 2, oldestPendingAt: '2026-11-18T09:00:00.000Z' })
  api.clock.advance(60_000)
  await push(api, [], { deviceId: fresh, pendingCount: 1, oldestPendingAt: '2026-11-20T17:00:00.000Z' })
  expect(await roster()).toMatchObject([
    {
      phoneReport: {
        lastHeardAt: '2026-11-20T18:01:00.000Z',
        pendingCount: 3,
        oldestPendingAt: '2026-11-18T09:00:00.000Z',
      },
    },
  ])
})

test('an unchanged roster costs a 304, and still says how old it is', async () => {
  const first = await api.get('/api/clinician-dashboard/1')
  const tag = first.headers.get('etag') ?? ''
  api.clock.advance(30_000)
  const unchanged = await api.get('/api/clinician-dashboard/1', { 'if-none-match': tag })
  expect(unchanged.status).toBe(304)
  expect(unchanged.headers.get('date')).toBe('Fri, 20 Nov 2026 18:00:30 GMT')

  await push(api, [aMutation()])
  expect((await api.get('/api/clinician-dashboard/1', { 'if-none-match': tag })).status).toBe(200)
})
