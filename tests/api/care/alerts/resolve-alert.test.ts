import { findPatient } from '@second-wind/api/records/profile/patients.repo'
import { type ListedAlert, listedAlert } from '@second-wind/core/care/contract/alerts'
import { dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { minuteMs, hourMs } from '@second-wind/core/platform/moment'
import { patient } from '@second-wind/core/records/patient'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi, patientOne } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { raiseAlert } from './raise-alert.ts'

let api: DemoApi
let id: string
beforeEach(async () => {
  api = await openDemoApi()
  id = await raiseAlert(api.db, { number: 1 })
})
afterEach(() => api.close())

type Act = 'read' | 'resolve'

const put = (act: Act, body: object = {}, alertId = id) =>
  api.put(`/api/patient-alerts/${alertId}/${act}`, { clinicianId: 1, ...body })

async function done(act: Act, body: object = {}): Promise<ListedAlert> {
  const response = await put(act, body)
  expect(response.status).toBe(200)
  return listedAlert.parse(await response.json())
}

const audited = () =>
  api.db.selectFrom('audit').select(['actor_id', 'action', 'patient_id', 'object', 'outcome']).execute()

describe('marking an alert as read', () => {
  test('records it and leaves the alert open', async () => {
    expect(await done('read')).toMatchObject({ id, isRead: true, isResolved: false })
    expect(await findPatient(api.db, patientOne)).toMatchObject({
      alertCount: 1,
      openAlertSince: expect.stringMatching(/^2026-11-/),
    })
    expect(await audited()).toEqual([
      { actor_id: 1, action: 'alert.read', patient_id: 1, object: `alert ${id}`, outcome: 'done' },
    ])
  })

  test('has the effect of one when it is done twice', async () => {
    const first = await done('read')
    expect(await done('read')).toEqual(first)
    expect(await audited()).toHaveLength(1)
  })
})

describe('resolving an alert', () => {
  test('keeps who, when and why, and marks the alert as read', async () => {
    api.clock.advance(minuteMs)
    expect(await done('resolve', { reason: ' Rang her: much better. ' })).toMatchObject({
      isRead: true,
      isResolved: true,
      resolvedAt: '2026-11-20T18:01:00.000Z',
      resolvedBy: 'Dr. Helen Marsh',
      resolvedReason: 'Rang her: much better.',
    })
  })

  test('also works without a reason, for a caller that follows only the specification', async () => {
    expect(await done('resolve')).toMatchObject({ isResolved: true, resolvedReason: null })
  })

  test('changes nothing when the same request comes twice', async () => {
    const first = await done('resolve', { reason: 'Seen in clinic.' })
    api.clock.advance(minuteMs)
    expect(await done('resolve', { reason: 'Seen in clinic.' })).toEqual(first)
    expect(await done('resolve')).toEqual(first)
    expect(await audited()).toHaveLength(1)
  })

  test('is refused with another reason, and keeps who resolved it first and why', async () => {
    const first = await done('resolve', { reason: 'Seen in clinic.' })
    api.clock.advance(minuteMs)
    const second = await put('resolve', { reason: 'Something else.' })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ error: { code: 'already_resolved' } })
    expect(await done('resolve', { reason: 'Seen in clinic.' })).toEqual(first)
    expect(await audited()).toHaveLength(1)
  })

  test("lowers the patient's alertCount at once on the dashboard, and at its next pull on the phone", async () => {
    const phone = pullReply.parse(await (await api.get(pullPath)).json())
    await done('resolve')

    const [row] = dashboardReply.parse(await (await api.get('/api/clinician-dashboard')).json())
    expect(row).toMatchObject({ id: 1, alertCount: 0, worstOpenAlert: null })
    const { changes } = pullReply.parse(
      await (await api.get(`${pullPath}?cursor=${phone.nextCursor}`)).json(),
    )
    expect(changes.map((change) => change.entity)).toEqual(['profile'])
    expect(patient.parse(changes[0]?.row)).toMatchObject({
      alertCount: 0,
      alertClosedAt: new Date(api.clock.now()).toISOString(),
    })
  })

  test("is on the patient's line with the clinician's name for 48 hours", async () => {
    const lastResolved = async () => {
      const [row] = dashboardReply.parse(await (await api.get('/api/clinician-dashboard/1')).json())
      return row?.lastResolved
    }
    expect(await lastResolved()).toBeUndefined()
    api.clock.advance(minuteMs)
    const { resolvedAt, resolvedBy } = await done('resolve', { reason: 'Rang her' })
    expect(await lastResolved()).toMatchObject({ at: resolvedAt, by: resolvedBy })
    api.clock.advance(49 * hourMs)
    await push(api, [aMutation()])
    expect(await lastResolved()).toBeUndefined()
  })

  test('keeps a reason as it was typed, whatever characters it contains', async () => {
    const reason = `<b>"O'Brien"</b>; drop table alerts; -- 100 % 😀`
    expect(await done('resolve', { reason })).toMatchObject({ resolvedReason: reason })
  })

  test.each([
    ['an empty reason', '  '],
    ['a reason of 501 characters', 'x'.repeat(501)],
    ['a reason that is a number', 5],
  ])('is refused with %s', async (_, reason) => {
    expect((await put('resolve', { reason })).status).toBe(422)
    const [row] = await api.db.selectFrom('alerts').select('is_resolved').execute()
    expect(row).toEqual({ is_resolved: 0 })
  })
})

describe('a finding that arrived after the clinician looked', () => {
  const seen = '2026-11-20T17:00:00.000Z'
  const again = (severity: object) => push(api, [aMutation({ payload: aReport(severity) })])

  test.each(['read', 'resolve'] as const)('makes the server refuse "%s", and stays unread', async (act) => {
    await again({ temperature: 'high-fever' })
    const response = await put(act, { updatedAt: seen })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'conflict' } })

    const now = listedAlert.parse((await alerts())[0])
    expect(now).toMatchObject({ isRead: false, isResolved: false, updatedAt: '2026-11-20T18:00:00.000Z' })
    expect(await done(act, { updatedAt: now.updatedAt })).toBeTruthy()
  })

  test('makes the server refuse to resolve also when it is milder and of the same type', async () => {
    await api.db
      .updateTable('alerts')
      .set({ alert_type: 'severe_breathlessness', severity: 'critical', is_read: 1 })
      .execute()
    await again({ breathlessness: 7 })
    expect((await put('resolve', { updatedAt: seen })).status).toBe(409)
    expect((await alerts())[0]).toMatchObject({ severity: 'critical', isRead: true })
  })

  test('is found with the time that the clinician saw in any UTC offset', async () => {
    expect((await put('resolve', { updatedAt: '2026-11-20T18:00:00+01:00' })).status).toBe(200)
  })

  const alerts = async (): Promise<unknown[]> => {
    const body: unknown = await (await api.get('/api/patient-alerts')).json()
    return Array.isArray(body) ? body : []
  }
})

describe.each(['read', 'resolve'] as const)('a request to %s an alert', (act) => {
  test.each([
    ['for another clinician', { clinicianId: 2 }, 403],
    ['without a clinician', { clinicianId: undefined }, 422],
    ['for a clinician with a name', { clinicianId: 'Helen' }, 422],
    ['with an invalid time', { updatedAt: 'yesterday' }, 422],
    ['with an unknown field', { force: true }, 422],
  ])('is refused %s', async (_, body, status) => {
    expect((await put(act, body)).status).toBe(status)
    const rows = await api.db.selectFrom('alerts').select(['is_read', 'is_resolved']).execute()
    expect(rows).toEqual([{ is_read: 0, is_resolved: 0 }])
  })

  test.each([
    ['with an unknown id', idNumbered(0xbad)],
    ['with an invalid id', 'x'],
  ])('is refused for an alert %s', async (_, alertId) => {
    expect((await put(act, {}, alertId)).status).toBe(404)
  })

  test('is answered with 404 for a patient without a share, like an alert that does not exist', async () => {
    const foreign = await raiseAlert(api.db, { number: 2, patient: 2 })
    const response = await put(act, {}, foreign)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual(await (await put(act, {}, idNumbered(0xbad))).json())
  })

  test('is refused when the audit log cannot be written', async () => {
    await api.db.schema.dropTable('audit').execute()
    expect((await put(act)).status).toBe(503)
    const rows = await api.db.selectFrom('alerts').select(['is_read', 'is_resolved']).execute()
    expect(rows).toEqual([{ is_read: 0, is_resolved: 0 }])
  })

  test.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['no JSON', '{"clinicianId":'],
    ['a number', '1'],
  ])('is refused when the body is %s', async (_, body) => {
    const headers = { 'content-type': 'application/json' }
    const response = await api.request(`/api/patient-alerts/${id}/${act}`, { method: 'PUT', headers, body })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })
})
