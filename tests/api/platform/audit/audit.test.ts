import { linkPatient } from '@second-wind/api/care/roster/link-patient'
import { auditRead } from '@second-wind/api/platform/audit/audit-read'
import { verifyChain } from '@second-wind/api/platform/audit/verify-chain'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import { pullPath } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const rows = () =>
  api.db
    .selectFrom('audit')
    .select(['actor_kind', 'actor_id', 'action', 'patient_id', 'object', 'outcome', 'reason'])
    .orderBy('seq')
    .execute()

const minutes = (count: number) => api.clock.advance(count * minuteMs)

describe('auditing reads of lists', () => {
  describe.each([
    ['roster.read', '/api/clinician-dashboard/1'],
    ['roster.read', '/api/clinician-dashboard'],
    ['alerts.list', '/api/patient-alerts/1'],
  ])('the read %s at %s', (action, path) => {
    test('is audited once in a quarter of an hour, however often the list is polled', async () => {
      for (let poll = 0; poll < 30; poll += 1) {
        await api.get(path)
        api.clock.advance(29_000)
      }
      expect(await rows()).toEqual([aLook({ action, object: 'patients: 1' })])

      minutes(1)
      await api.get(path)
      expect(await rows()).toHaveLength(2)
    })

    test("is audited at once after the server's clock was set back", async () => {
      await api.get(path)
      minutes(-60)
      await api.get(path)
      await api.get(path)
      expect(await rows()).toHaveLength(2)
    })

    test('is audited again when the list contains another patient', async () => {
      await api.get(path)
      await linkPatient(api.db, clinicianId.parse(1), patientId.parse(2), '2026-11-20T18:00:00.000Z')
      await api.get(path)
      expect((await rows()).map((row) => row.object)).toEqual(['patients: 1', 'patients: 2'])
    })

    test('is audited even if nothing has changed', async () => {
      const tag = (await api.get(path)).headers.get('etag') ?? ''
      minutes(16)
      expect((await api.get(path, { 'if-none-match': tag })).status).toBe(304)
      expect(await rows()).toHaveLength(2)
    })
  })

  test('a list read that cannot be attributed to its patients is not answered', async () => {
    const actor = { kind: 'clinician', id: clinicianId.parse(1), session: 'a', steppedUpMs: null } as const
    const door = { db: api.db, clock: { now: api.clock.now, offsetMinAt: () => 0 } }
    const answered = auditRead(door, { actor, action: 'new.list', rule: 'poll', status: 200 })
    await expect(answered).rejects.toThrow('new.list')
  })
})

describe('auditing reads of records', () => {
  const path = '/api/patient-records/1'

  test('a record is audited every time it is opened', async () => {
    await api.get(path)
    await api.get(path)
    const look = aLook({ action: 'record.read', patient_id: 1 })
    expect(await rows()).toEqual([look, look])
  })

  test('a record is audited once in a quarter of an hour while it is open and unchanged', async () => {
    const tag = (await api.get(path)).headers.get('etag') ?? ''
    const again = () => api.get(path, { 'if-none-match': tag })
    minutes(10)
    expect((await again()).status).toBe(304)
    expect(await rows()).toHaveLength(1)
    minutes(5)
    await again()
    expect(await rows()).toHaveLength(2)
  })

  test('a record is audited again when it has changed', async () => {
    const tag = (await api.get(path)).headers.get('etag') ?? ''
    await push(api, [aMutation()])
    expect((await api.get(path, { 'if-none-match': tag })).status).toBe(200)
    expect(await rows()).toHaveLength(2)
  })
})

describe('auditing refused requests', () => {
  test.each([
    ['a record of a patient who does not share', 'GET', '/api/patient-records/2', 'record.read', 'not_found'],
    ['the record of an unknown patient', 'GET', '/api/patient-records/999', 'record.read', 'not_found'],
    ["another patient's record views", 'GET', '/api/patient-records/2/views', 'views.read', 'not_found'],
    ["another clinician's list", 'GET', '/api/clinician-dashboard/2', 'roster.read', 'not_found'],
    ['an unknown alert', 'PUT', '/api/patient-alerts/x/read', 'alert.read', 'not_found'],
  ])("a clinician's refused request for %s is audited", async (_, method, path, action, reason) => {
    const response = method === 'GET' ? await api.get(path) : await api.put(path, { clinicianId: 1 })
    expect(response.status).toBe(404)
    expect(await rows()).toEqual([aLook({ action, object: path, outcome: 'refused', reason })])
  })

  test.each(['9434765919', '943%20476%205919', '943-476-5919'])(
    'an NHS number in a refused path (%s) does not enter the log',
    async (number) => {
      await api.put(`/api/patient-alerts/${number}/read`, { clinicianId: 1 })
      expect(await rows()).toMatchObject([
        { object: '/api/patient-alerts/(number)/read', outcome: 'refused' },
      ])
    },
  )

  test('the id of an alert in a refused path stays in the log', async () => {
    const path = `/api/patient-alerts/${idNumbered(0x77)}/read`
    await api.put(path, { clinicianId: 1 })
    expect(await rows()).toMatchObject([{ object: path, outcome: 'refused' }])
  })

  test("acting in another clinician's name is refused and audited", async () => {
    await api.put('/api/patient-alerts/x/read', { clinicianId: 2 })
    expect(await rows()).toMatchObject([{ action: 'alert.read', outcome: 'refused', reason: 'forbidden' }])
  })

  test("a patient's request for another patient's entries is refused and audited", async () => {
    expect((await api.get('/api/symptoms/2')).status).toBe(404)
    expect(await rows()).toMatchObject([
      { actor_kind: 'patient', actor_id: 1, action: 'symptoms.list', outcome: 'refused' },
    ])
  })
})

describe('what is not audited', () => {
  test("a patient's requests for their own data are not audited", async () => {
    await push(api, [aMutation()])
    for (const path of [pullPath, '/api/users/1', '/api/symptoms/1', '/api/record-views']) {
      expect((await api.get(path)).status).toBe(200)
    }
    expect(await rows()).toEqual([])
  })

  test("a clinician's request for their own name is not audited", async () => {
    await api.get('/api/clinicians/1')
    expect(await rows()).toEqual([])
  })

  test('audit rows contain nothing clinical and no name', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9, notes: 'zebra' }) })])
    const alert = await api.db.selectFrom('alerts').select('id').executeTakeFirstOrThrow()
    await api.get('/api/patient-records/1')
    await api.put(`/api/patient-alerts/${alert.id}/resolve`, { clinicianId: 1, reason: 'giraffe' })
    await api.post('/api/priority-alerts', { patientId: 1, clinicianId: 1, message: 'antelope' })

    const all = await rows()
    expect(all.map((row) => row.action)).toEqual(['record.read', 'alert.resolve', 'message.send'])
    expect(JSON.stringify(all)).not.toMatch(/zebra|giraffe|antelope|amina|marsh|breath/i)
    expect(await verifyChain(api.db)).toMatchObject({ isWhole: true, head: { seq: 3 } })
  })
})

describe('when the audit log cannot be written', () => {
  beforeEach(async () => {
    await sql`create trigger full before insert on audit begin select raise(abort, 'no'); end`.execute(api.db)
  })

  test.each([
    '/api/clinician-dashboard/1',
    '/api/patient-alerts/1',
    '/api/patient-records/1',
    '/api/patient-records/1/views',
    '/api/patient-records/2',
  ])('no data is returned by %s', async (path) => {
    const response = await api.get(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('10')
    expect(await response.json()).toMatchObject({ error: { code: 'storage_unavailable' } })
    expect(api.unexpectedErrors).toMatchObject([{ name: 'AuditError' }])
  })

  test('requests of patients still succeed', async () => {
    expect(await push(api, [aMutation()])).toMatchObject({ acked: [[1, 1]] })
    expect((await api.get('/api/symptoms/1')).status).toBe(200)
  })
})

function aLook(row: object) {
  const ordinary = { actor_kind: 'clinician', actor_id: 1, patient_id: null, object: null }
  return { ...ordinary, outcome: 'done', reason: null, ...row }
}
