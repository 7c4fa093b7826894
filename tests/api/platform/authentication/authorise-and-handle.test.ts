import { linkPatient } from '@second-wind/api/care/roster/link-patient'
import { authoriseAndHandle } from '@second-wind/api/platform/authentication/authorise-and-handle'
import { realAuthenticator } from '@second-wind/api/platform/authentication/real-authenticator'
import { route } from '@second-wind/api/platform/authentication/route'
import type { Env } from '@second-wind/api/platform/deps'
import { respondToError } from '@second-wind/api/platform/errors'
import { rateLimits } from '@second-wind/api/platform/http/rate-limits'
import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { clinicianSessionLimits } from '@second-wind/core/access/session-expiry'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import { pushPath } from '@second-wind/core/sync/protocol'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { someMutations } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { loopbackBindings, patientOne } from '../../../support/open-demo-api.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { aPush } from '../../../support/push.ts'
import { raiseAlert } from '../../care/alerts/raise-alert.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => api.close())

const audited = () =>
  api.db.selectFrom('audit').select(['actor_kind', 'actor_id', 'action', 'outcome', 'reason']).execute()

describe('a body that names another person', () => {
  const phone = idNumbered(0xd1)
  const steam = { type: 'steam-therapy', title: 'Moist air', completed: false }

  test.each([
    ['POST', '/api/symptoms', { ...aReport(), userId: 2 }, 'symptoms.create'],
    ['POST', '/api/triage', { track: 'general', result: 'stay_home', userId: 2 }, 'triage.create'],
    ['POST', '/api/activities', { ...steam, userId: 2 }, 'activities.create'],
    ['POST', pushPath, { ...aPush(someMutations(1), { deviceId: phone }), ownerId: 2 }, 'sync.push'],
  ])(
    'is refused, changes nothing and is audited for %s %s by a patient',
    async (method, path, body, action) => {
      const { cookie } = await api.signInPatient(1, phone)
      expect((await api.as(cookie).send(method, path, body)).status).toBe(403)
      expect(await audited()).toEqual([
        { actor_kind: 'patient', actor_id: 1, action, outcome: 'refused', reason: 'forbidden' },
      ])
      for (const table of ['symptom_entries', 'triage_results', 'activities', 'receipts'] as const) {
        expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([])
      }
    },
  )

  test.each([
    [
      'POST',
      () => '/api/priority-alerts',
      { patientId: 1, clinicianId: 2, message: 'Hello' },
      'message.send',
    ],
    ['PUT', (alert: string) => `/api/patient-alerts/${alert}/read`, { clinicianId: 2 }, 'alert.read'],
    ['PUT', (alert: string) => `/api/patient-alerts/${alert}/resolve`, { clinicianId: 2 }, 'alert.resolve'],
  ])(
    'is refused, changes nothing and is audited for %s %s by a clinician',
    async (method, path, body, action) => {
      const alert = await raiseAlert(api.db, { number: 1 })
      const { cookie } = await api.signInClinician(1)
      expect((await api.as(cookie).send(method, path(alert), body)).status).toBe(403)
      expect(await audited()).toEqual([
        { actor_kind: 'clinician', actor_id: 1, action, outcome: 'refused', reason: 'forbidden' },
      ])
      expect(await api.db.selectFrom('messages').selectAll().execute()).toEqual([])
    },
  )

  test("is answered for another clinician's patient like one for an unknown patient", async () => {
    const { cookie } = await api.signInClinician(1)
    const send = (patient: number) =>
      api.as(cookie).post('/api/priority-alerts', { patientId: patient, clinicianId: 1, message: 'Hello' })
    const [other, missing] = [await send(2), await send(999)]
    expect([other.status, await other.text()]).toEqual([missing.status, await missing.text()])
    expect(other.status).toBe(404)
  })
})

describe('acts that require step-up', () => {
  const rule = route({
    method: 'POST',
    path: '/api/everything',
    who: 'clinician',
    subject: 'self',
    action: 'everything.export',
    audit: 'act',
    stepUp: true,
    handle: (c) => c.text('everything'),
  })

  async function ask(cookie: string): Promise<number> {
    const door = { ...api, authenticator: realAuthenticator(api), rates: rateLimits(api.clock) }
    const app = new Hono<Env>().post('/api/everything', (c) => authoriseAndHandle(rule, c, door))
    app.onError((error, c) => respondToError(c, error, api.logError))
    const headers = { cookie, 'x-user': '1' }
    return (await app.request('/api/everything', { method: 'POST', headers }, loopbackBindings())).status
  }

  test('are allowed for 5 minutes after it, and every refusal is audited', async () => {
    const { cookie } = await api.signInClinician(1)
    api.clock.advance(clinicianSessionLimits.stepUpMs)
    expect(await ask(cookie)).toBe(200)
    api.clock.advance(1)
    expect(await ask(cookie)).toBe(403)
    expect(await audited()).toMatchObject([
      { action: 'everything.export', outcome: 'refused', reason: 'step_up_required' },
    ])
  })
})

describe('a withdrawn share', () => {
  test('hides the patient from the next poll and the record, even between two polls', async () => {
    const { cookie } = await api.signInClinician(1)
    const dashboard = async () => (await api.as(cookie).get('/api/clinician-dashboard')).text()
    expect(await dashboard()).toContain('Amina')
    expect((await api.as(cookie).get('/api/patient-records/1')).status).toBe(200)

    await api.db.deleteFrom('roster_rows').where('patient_id', '=', patientOne).execute()
    await api.db.deleteFrom('care_links').where('patient_id', '=', patientOne).execute()
    expect(await dashboard()).not.toContain('Amina')
    expect((await api.as(cookie).get('/api/patient-records/1')).status).toBe(404)
  })
})

describe('more than 200 records opened within an hour', () => {
  test('require a clinician to complete step-up', async () => {
    const { cookie } = await api.signInClinician(1)
    const everybody = Array.from({ length: 201 }, (_, number) => patientId.parse(100 + number))
    for (const id of everybody) {
      await insertPatient(api.db, id, aProfile(), '2026-11-01T09:00:00.000Z')
      await linkPatient(api.db, clinicianId.parse(1), id, '2026-11-01T09:00:00.000Z')
    }
    const open = async (id: number) =>
      (await api.as(cookie).get(`/api/patient-records/${id}`, { 'x-user': '1' })).status
    api.clock.advance(6 * minuteMs)
    for (const id of everybody.slice(0, 200)) {
      api.clock.advance(1_000)
      expect(await open(id)).toBe(200)
    }
    expect(await open(100)).toBe(200)
    expect(await open(300)).toBe(403)
    expect(await audited()).toContainEqual(
      expect.objectContaining({ action: 'record.read', outcome: 'refused', reason: 'step_up_required' }),
    )
  })
})
