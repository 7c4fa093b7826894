import { linkPatient } from '@second-wind/api/care/roster/link-patient'
import { alertCountsHeader, alertsReply } from '@second-wind/core/care/contract/alerts'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { raiseAlert } from './raise-alert.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const path = '/api/patient-alerts/1'

async function list() {
  const response = await api.get(path)
  expect(response.status).toBe(200)
  return {
    alerts: alertsReply.parse(await response.json()),
    counts: response.headers.get(alertCountsHeader),
    tag: response.headers.get('etag') ?? '',
  }
}

const resolve = async (id: string) => {
  const response = await api.put(`/api/patient-alerts/${id}/resolve`, { clinicianId: 1 })
  expect(response.status).toBe(200)
}

describe('listing alerts', () => {
  test('an entry with breathlessness 9 is an alert in the list, with name, rule and age', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])

    const { alerts, counts } = await list()
    expect(alerts).toMatchObject([
      {
        patientId: 1,
        patientName: 'Amina Yusuf',
        severity: 'critical',
        alertType: 'severe_breathlessness',
        message: '20 November 2026: breathlessness 9 out of 10.',
        isRead: false,
        isResolved: false,
        createdAt: '2026-11-20T18:00:00.000Z',
        updatedAt: '2026-11-20T18:00:00.000Z',
        ruleId: 'breathlessness-severe',
        resolvedAt: null,
        resolvedBy: null,
        resolvedReason: null,
      },
    ])
    expect(counts).toBe('open=1;unread=1;listed=1')
    expect(await (await api.get('/api/patient-alerts')).json()).toEqual(alerts)
  })

  test('without alerts the list is empty', async () => {
    expect(await list()).toMatchObject({ alerts: [], counts: 'open=0;unread=0;listed=0' })
  })

  test('open alerts come first by severity and then newest first, and resolved ones follow newest first', async () => {
    const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
    const resolvedFirst = await raiseAlert(api.db, { number: 1, alertType: 'a', severity: 'critical' })
    const resolvedLast = await raiseAlert(api.db, { number: 2, alertType: 'b', severity: 'low' })
    const low = await raiseAlert(api.db, { number: 3, alertType: 'c', severity: 'low', createdAt: at(1) })
    const highLate = await raiseAlert(api.db, {
      number: 4,
      alertType: 'd',
      severity: 'high',
      createdAt: at(9),
    })
    const highEarly = await raiseAlert(api.db, {
      number: 5,
      alertType: 'e',
      severity: 'high',
      createdAt: at(8),
    })
    const medium = await raiseAlert(api.db, {
      number: 6,
      alertType: 'f',
      severity: 'medium',
      createdAt: at(2),
    })
    const critical = await raiseAlert(api.db, {
      number: 7,
      alertType: 'g',
      severity: 'critical',
      createdAt: at(10),
    })
    await resolve(resolvedFirst)
    api.clock.advance(1_000)
    await resolve(resolvedLast)

    const { alerts, counts } = await list()
    expect(alerts.map((alert) => alert.id)).toEqual([
      critical,
      highLate,
      highEarly,
      medium,
      low,
      resolvedLast,
      resolvedFirst,
    ])
    expect(counts).toBe('open=5;unread=5;listed=5')
  })

  test('with very many alerts, 500 open and 100 resolved are listed, and the counts cover all', async () => {
    await api.db.transaction().execute(async (trx) => {
      for (let number = 1; number <= 650; number += 1)
        await raiseAlert(trx, { number, alertType: wordOf(number) })
    })
    await api.db
      .updateTable('alerts')
      .set({ is_resolved: 1 })
      .where('alert_type', '<=', wordOf(120))
      .execute()
    await api.db.updateTable('alerts').set({ is_read: 1 }).where('alert_type', '>', wordOf(640)).execute()

    const { alerts, counts } = await list()
    expect(alerts.filter((alert) => !alert.isResolved)).toHaveLength(500)
    expect(alerts.filter((alert) => alert.isResolved)).toHaveLength(100)
    expect(counts).toBe('open=530;unread=520;listed=500')
  })

  test('the newest emergencies are listed when there are too many', async () => {
    await api.db.transaction().execute(async (trx) => {
      for (let number = 1; number <= 501; number += 1)
        await raiseAlert(trx, { number, alertType: wordOf(number) })
    })
    const newest = await raiseAlert(api.db, {
      number: 502,
      alertType: 'newest',
      createdAt: '2026-11-20T17:30:00.000Z',
    })
    expect((await list()).alerts[0]?.id).toBe(newest)
  })

  /** Numbers as words of letters that sort as the numbers do. */
  const wordOf = (number: number): string =>
    [...String(number).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')

  test('an alert is listed only for clinicians with whom the patient shares', async () => {
    await raiseAlert(api.db, { number: 1, patient: 2 })
    expect(await list()).toMatchObject({ alerts: [], counts: 'open=0;unread=0;listed=0' })
    expect((await api.get('/api/patient-alerts/2')).status).toBe(404)
    expect((await api.get('/api/patient-alerts/amina')).status).toBe(422)
  })
})

describe('polling the list', () => {
  test('a poll that finds nothing new gets a 304 and reads no alert', async () => {
    await raiseAlert(api.db, { number: 1 })
    const { tag } = await list()
    await api.db.schema.alterTable('alerts').renameTo('hidden').execute()

    const unchanged = await api.get(path, { 'if-none-match': tag })
    expect(unchanged.status).toBe(304)
    expect(await unchanged.text()).toBe('')
  })

  test('the first poll after a restart gets the list, because the database may be an earlier copy with the same numbers', async () => {
    const { tag } = await list()
    api.clock.advance(1_000)
    api.restart()
    expect((await api.get(path, { 'if-none-match': tag })).status).toBe(200)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a new alert', () => raiseAlert(api.db, { number: 2, alertType: 'other' })],
    ['more of the same', () => push(api, [aMutation({ payload: aReport({ temperature: 'high-fever' }) })])],
    ['a resolved alert', async () => resolve((await list()).alerts[0]?.id ?? '')],
    ['another name of a patient', () => api.put('/api/users/1', { name: 'Amina Hale' })],
    ['a patient who shares from now on', () => shareAll()],
    ['an alert that is gone', () => api.db.deleteFrom('alerts').execute()],
  ])('a poll after %s gets the list', async (_, happens) => {
    await raiseAlert(api.db, { number: 1 })
    const { tag } = await list()
    await happens()
    expect((await api.get(path, { 'if-none-match': tag })).status).toBe(200)
  })

  const shareAll = () =>
    linkPatient(api.db, clinicianId.parse(1), patientId.parse(2), '2026-11-20T18:00:00.000Z')
})
