import { sharesPath, sharesReply, withdrawSharePath } from '@second-wind/core/access/contract/shares'
import { dashboardReply, rosterHeader } from '@second-wind/core/care/contract/clinician-dashboard'
import { ownViewsPath, recordViewsReply } from '@second-wind/core/care/contract/patient-record'
import { errorBody } from '@second-wind/core/platform/http/error'
import { dayMs, hourMs, minuteMs } from '@second-wind/core/platform/moment'
import { pullPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { raiseAlert } from '../../care/alerts/raise-alert.ts'
import {
  approveJoin,
  requestJoin,
  listAudit,
  closeApi,
  createInvitation,
  joinPatient,
  type JoinedPatient,
} from '../join/join-requests.ts'

let api: RealApi
let clinicianCookie: string
let amina: JoinedPatient
beforeEach(async () => {
  api = await openRealApi()
  clinicianCookie = (await api.signInClinician(1)).cookie
  amina = await joinPatient(api, clinicianCookie)
})
afterEach(() => closeApi(api))

const shares = async (cookie = amina.cookie) =>
  sharesReply.parse(await (await api.as(cookie).get(sharesPath)).json())

const withdraw = (clinician: number, cookie = amina.cookie) =>
  api.as(cookie).post(withdrawSharePath(clinician), {})

const roster = async (path = '/api/clinician-dashboard') => {
  const response = await api.as(clinicianCookie).get(path)
  const ids = dashboardReply.parse(await response.json()).map(({ id }) => id)
  return {
    ids: ids.toSorted((a, b) => a - b),
    head: response.headers.get(rosterHeader),
    etag: response.headers.get('etag') ?? '',
  }
}

/** The same phone joins by an invitation of a second clinician. */
async function secondClinician(handover: 'approve' | 'wait' = 'approve') {
  const other = (await api.signInClinician(2)).cookie
  const { token } = await createInvitation(api, other)
  const join = await requestJoin(api, { token }, amina.phone)
  if (handover === 'approve') await approveJoin(api, other, join.joinId)
  return { other, body: { join: { id: join.joinId, secret: join.secret } } }
}

describe('the list of shares', () => {
  test('shows the patient who can read the record, since when, and which consent applies', async () => {
    expect(await shares()).toEqual([
      {
        clinician: { id: 1, name: 'Helen Marsh', title: 'Dr.', department: 'Respiratory Medicine' },
        organisation: 'Leeds Chest Clinic',
        since: '2026-11-20T18:00:00.000Z',
        consent: { version: '2026-11-22', givenAt: '2026-11-20T18:00:00.000Z', isOutdated: false },
      },
    ])
  })

  test('keeps an old consent valid after the text changed, with its hash, and marks it as outdated', async () => {
    await api.db
      .updateTable('consents')
      .set({ text_version: '2026-01-01', text_sha256: 'as it was' })
      .execute()
    expect((await shares())[0]?.consent).toMatchObject({ version: '2026-01-01', isOutdated: true })
    expect((await roster()).ids).toEqual([1, 3])

    const { token } = await createInvitation(api, clinicianCookie)
    const join = await requestJoin(api, { token }, amina.phone)
    await approveJoin(api, clinicianCookie, join.joinId)
    const again = await api
      .as(amina.cookie)
      .post(sharesPath, { join: { id: join.joinId, secret: join.secret } })
    expect(again.status).toBe(201)
    expect(await shares()).toMatchObject([{ clinician: { id: 1 }, consent: { isOutdated: false } }])
    const kept = await api.db
      .selectFrom('consents')
      .select('text_sha256')
      .where('text_version', '=', '2026-01-01')
      .execute()
    expect(kept).toEqual([{ text_sha256: 'as it was' }])
  })
})

describe('a second clinician', () => {
  test('sees the record once approved, without a second account', async () => {
    const { other, body } = await secondClinician()
    expect((await api.as(other).get('/api/patient-records/3')).status).toBe(404)
    expect((await api.as(amina.cookie).post(sharesPath, body)).status).toBe(201)
    expect((await api.as(amina.cookie).post(sharesPath, body)).status).toBe(200)
    expect((await api.as(other).get('/api/patient-records/3')).status).toBe(200)
    expect((await shares()).map((share) => share.clinician.id)).toEqual([1, 2])
    expect(await api.db.selectFrom('patients').select('id').execute()).toHaveLength(3)
  })

  test('sees nothing without approval', async () => {
    const { body } = await secondClinician('wait')
    const response = await api.as(amina.cookie).post(sharesPath, body)
    expect([response.status, errorBody.parse(await response.json()).error.code]).toEqual([
      409,
      'not_approved',
    ])
  })

  test('sees nothing if another phone or another patient uses the approval, and that is audited', async () => {
    const { body } = await secondClinician()
    const herOther = await api.signInPatient(1)
    expect((await api.as(herOther.cookie).post(sharesPath, body)).status).toBe(403)
    expect(await listAudit(api)).toContainEqual({
      who: 'patient 1',
      action: 'share.start',
      patientId: null,
      object: sharesPath,
      outcome: 'refused',
    })
    expect(await shares(herOther.cookie)).toMatchObject([{ clinician: { id: 1 } }])
  })
})

describe('withdrawing a share', () => {
  test('removes the patient from the next poll of the dashboard', async () => {
    const alert = await raiseAlert(api.db, { number: 9, patient: 3 })
    const before = await roster()
    const revision = before.head?.split(';')[0] ?? ''
    expect(before.ids).toEqual([1, 3])
    expect((await withdraw(1)).status).toBe(204)

    const changes = await roster(`/api/clinician-dashboard?since=${revision}`)
    expect(changes).toMatchObject({ ids: [1], head: expect.stringMatching(/;whole$/) })
    const known = await api
      .as(clinicianCookie)
      .get('/api/clinician-dashboard', { 'if-none-match': before.etag })
    expect(known.status).toBe(200)
    const asClinician = api.as(clinicianCookie)
    expect(await (await asClinician.get('/api/patient-alerts')).text()).not.toContain(alert)
    const gone = [
      await asClinician.get('/api/patient-records/3'),
      await asClinician.get('/api/patient-records/3/views'),
      await asClinician.send('PUT', `/api/patient-alerts/${alert}/read`, { clinicianId: 1 }),
      await asClinician.send('PUT', `/api/patient-alerts/${alert}/resolve`, { clinicianId: 1 }),
      await asClinician.post('/api/priority-alerts', {
        patientId: 3,
        clinicianId: 1,
        message: 'Please ring.',
      }),
    ]
    expect(gone.map((response) => response.status)).toEqual([404, 404, 404, 404, 404])
  })

  test('gets the same response when it is repeated or names a clinician without a share', async () => {
    await withdraw(1)
    const told = new Set<string>()
    for (const clinician of [1, 2, 999]) {
      const response = await withdraw(clinician)
      told.add(`${response.status} ${await response.text()}`)
    }
    for (const clinician of ['x', '0', '-1', '1.5', '1e0x']) {
      const response = await api.as(amina.cookie).post(`${sharesPath}/${clinician}/withdraw`, {})
      told.add(`${response.status} ${await response.text()}`)
    }
    expect([...told]).toHaveLength(1)
    expect([...told][0]).toMatch(/^404/)
  })

  test('works from a phone that has not signed in for 30 days', async () => {
    api.clock.advance(31 * dayMs)
    expect((await api.as(amina.cookie).get(pullPath)).status).toBe(401)
    expect(await shares()).toHaveLength(1)
    expect((await withdraw(1)).status).toBe(204)
    expect(await shares()).toEqual([])
    const ended = (await listAudit(api)).findLast(({ action }) => action === 'share.withdraw')
    expect(ended?.who).toBe('patient 3')
  })

  test("ends only the patient's own share", async () => {
    await withdraw(1)
    expect((await roster()).ids).toEqual([1])
    expect(await shares((await api.signInPatient(1)).cookie)).toHaveLength(1)
  })

  test('ends one share and keeps the others', async () => {
    const { other, body } = await secondClinician()
    await api.as(amina.cookie).post(sharesPath, body)
    await withdraw(1)
    expect((await shares()).map((share) => share.clinician.id)).toEqual([2])
    expect((await api.as(other).get('/api/patient-records/3')).status).toBe(200)
  })

  test('keeps the consent, with the time of its withdrawal', async () => {
    api.clock.advance(5 * minuteMs)
    await withdraw(1)
    expect(await shares()).toEqual([])
    const rows = await api.db.selectFrom('consents').select(['given_at', 'withdrawn_at']).execute()
    expect(rows).toEqual([{ given_at: '2026-11-20T18:00:00.000Z', withdrawn_at: '2026-11-20T18:05:00.000Z' }])
  })

  test('does not remove a message that no phone has fetched yet', async () => {
    const message = { id: idNumbered(0x77), patientId: 3, clinicianId: 1, message: 'Please come in today.' }
    await api.as(clinicianCookie).post('/api/priority-alerts', message)
    await withdraw(1)
    const pulled = await (await api.as(amina.cookie).get(pullPath)).text()
    expect(pulled).toContain('Please come in today.')
  })

  test('keeps the earlier views listed for the patient, and adds none', async () => {
    const looks = async () =>
      recordViewsReply
        .parse(await (await api.as(amina.cookie).get(ownViewsPath)).json())
        .map(({ at, action }) => `${at} ${action}`)
    await roster()
    await api.as(clinicianCookie).get('/api/patient-records/3')
    api.clock.advance(minuteMs)
    await withdraw(1)
    api.clock.advance(20 * hourMs)
    clinicianCookie = (await api.signInClinician(1)).cookie
    await roster()
    expect(await looks()).toEqual([
      '2026-11-20T18:00:00.000Z record.read',
      '2026-11-20T18:00:00.000Z roster.read',
    ])
  })
})

describe('a patient who replaces another in a list', () => {
  test('within a quarter of an hour sees that the list was read', async () => {
    await roster()
    api.clock.advance(minuteMs)
    await withdraw(1)
    const derek = await joinPatient(api, clinicianCookie)
    await roster()
    const views = recordViewsReply.parse(await (await api.as(derek.cookie).get(ownViewsPath)).json())
    expect(views.map((view) => view.action)).toEqual(['roster.read'])
  })
})
