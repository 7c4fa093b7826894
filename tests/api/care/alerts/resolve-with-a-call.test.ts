import { listedAlert } from '@second-wind/core/care/contract/alerts'
import { callNotesPath } from '@second-wind/core/care/contract/call-notes'
import { patientRecord } from '@second-wind/core/care/contract/patient-record'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { raiseAlert } from './raise-alert.ts'

let api: DemoApi
let id: string
beforeEach(async () => {
  api = await openDemoApi()
  id = await raiseAlert(api.db, { number: 1 })
})
afterEach(() => api.close())

const put = (body: object, alertId = id) =>
  api.put(`/api/patient-alerts/${alertId}/resolve`, { clinicianId: 1, ...body })

async function resolve(body: object): Promise<void> {
  const response = await put(body)
  expect(response.status).toBe(200)
  expect(listedAlert.parse(await response.json()).isResolved).toBe(true)
}

describe('resolving an alert with the call in which the clinician spoke to the patient', () => {
  const reason = 'Spoke to the patient and gave advice'
  const callNoteId = idNumbered(0xc1)
  const record = async () => patientRecord.parse(await (await api.get('/api/patient-records/1')).json())
  const auditedActions = async () =>
    (await api.db.selectFrom('audit').select('action').orderBy('seq').execute()).map(({ action }) => action)

  test('notes the call in the record and in the row, and audits both', async () => {
    await resolve({ reason, callNoteId })
    const by = { who: 'Dr. Helen Marsh', clinicianId: 1 }
    const note = { id: callNoteId, outcome: 'spoke', ...by, at: '2026-11-20T18:00:00.000Z' }
    expect(await auditedActions()).toEqual(['call.note', 'alert.resolve'])
    const { calls, summary } = await record()
    expect(calls).toEqual([note])
    expect(summary).toMatchObject({ lastCall: note, alertCount: 0 })
  })

  test('notes one call for all alerts that are resolved with its id, and when the request is repeated', async () => {
    const other = await raiseAlert(api.db, { number: 2, alertType: 'severe_cough' })
    await resolve({ reason, callNoteId })
    expect((await put({ reason, callNoteId }, other)).status).toBe(200)
    await resolve({ reason, callNoteId })
    expect(await auditedActions()).toEqual(['call.note', 'alert.resolve', 'alert.resolve'])
    expect((await record()).calls).toHaveLength(1)
  })

  test('stores neither when the alert has changed, was resolved by another reason, or the id is taken', async () => {
    const isOpen = async () => (await record()).alerts.map(({ isResolved }) => !isResolved)
    expect((await put({ reason, callNoteId, updatedAt: '2026-11-20T16:00:00.000Z' })).status).toBe(409)
    expect([await isOpen(), (await record()).calls]).toEqual([[true], []])
    await api.post(callNotesPath(1), { id: callNoteId, outcome: 'no-answer' })
    expect((await put({ reason, callNoteId })).status).toBe(409)
    expect([await isOpen(), (await record()).calls]).toMatchObject([[true], [{ outcome: 'no-answer' }]])
    await resolve({ reason: 'Seen in clinic.' })
    expect((await put({ reason, callNoteId: idNumbered(0xc2) })).status).toBe(409)
    expect((await record()).calls).toHaveLength(1)
  })

  test('is refused with an id that is none', async () => {
    expect((await put({ reason, callNoteId: 'call' })).status).toBe(422)
    expect((await record()).alerts).toMatchObject([{ isResolved: false }])
  })
})
