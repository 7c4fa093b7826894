import { linkPatient } from '@second-wind/api/care/roster/link-patient'
import { auditRead } from '@second-wind/api/platform/audit/audit-read'
import { verifyChain } from '@second-wind/api/platform/audit/verify-chain'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { pullPath } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { push } from '../../support/push.ts'

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

const minutes = (count: number) => api.clock.advance(count * 60_000)

describe.each([
  ['roster.read', '/api/clinician-dashboard/1'],
  ['roster.read', '/api/clinician-dashboard'],
  ['alerts.list', '/api/patient-alerts/1'],
])('%s at %s', (action, path) => {
  test('is written down once in a quarter of an hour, however often it is polled', async () => {
    for (let poll = 0; poll < 30; poll += 1) {
      await api.get(path)
      api.clock.advance(29_000)
    }
    expect(await rows()).toEqual([aLook({ action, object: 'patients: 1' })])

    minutes(1)
    await api.get(path)
    expect(await rows()).toHaveLength(2)
  })

  test('is written down at once after the clock of the server was set back', async () => {
    await api.get(path)
    minutes(-60)
    await api.get(path)
    await api.get(path)
    expect(await rows()).toHaveLength(2)
  })

  test('is written down again when somebody else is in the list', async () => {
    await api.get(path)
    await linkPatient(api.db, clinicianId.parse(1), patientId.parse(2), '2026-11-20T18:00:00.000Z')
    await api.get(path)
    expect((await rows()).map((row) => row.object)).toEqual(['patients: 1', 'patients: 2'])
  })

  test('that finds nothing new is still a look', async () => {
    const tag = (await api.get(path)).headers.get('etag') ?? ''
    minutes(16)
    expect((await api.get(path, { 'if-none-match': tag })).status).toBe(304)
    expect(await rows()).toHaveLength(2)
  })
})

test('a list of which no patient would read is not answered', async () => {
  const actor = { kind: 'clinician', id: clinicianId.parse(1), session: 'a', steppedUpMs: null } as const
  const door = { db: api.db, clock: { now: api.clock.now, offsetMinAt: () => 0 } }
  const answered = auditRead(door, { actor, action: 'new.list', rule: 'poll', status: 200 })
  await expect(answered).rejects.toThrow('new.list')
})

describe('a record', () => {
  const path = '/api/patient-records/1'

  test('is written down every time it is opened', async () => {
    await api.get(path)
    await api.get(path)
    const look = aLook({ action: 'record.read', patient_id: 1 })
    expect(await rows()).toEqual([look, look])
  })

  test('that stays open and says nothing new is written down once in a quarter of an hour', async () => {
    const tag = (await api.get(path)).headers.get('etag') ?? ''
    const again = () => api.get(path, { 'if-none-match': tag })
    minutes(10)
    expect((await again()).status).toBe(304)
    expect(await rows()).toHaveLength(1)
    minutes(5)
    await again()
    expect(await rows()).toHaveLength(2)
  })

  test('that says something new is written down again', async () => {
    const tag = (await api.get(path)).headers.get('etag') ?? ''
    await push(api, [aMutation()])
    expect((await api.get(path, { 'if-none-match': tag })).status).toBe(200)
    expect(await rows()).toHaveLength(2)
  })
})

test.each([
  ['a record of a patient who does not share', 'GET', '/api/patient-records/2', 'record.read', 'not_found'],
  ['of nobody', 'GET', '/api/patient-records/999', 'record.read', 'not_found'],
  ['who looked at it', 'GET', '/api/patient-records/2/views', 'views.read', 'not_found'],
  ["another clinician's list", 'GET', '/api/clinician-dashboard/2', 'roster.read', 'not_found'],
  ['an alert that is not there', 'PUT', '/api/patient-alerts/x/read', 'alert.read', 'not_found'],
])('what a clinician is refused is written down: %s', async (_, method, path, action, reason) => {
  const response = method === 'GET' ? await api.get(path) : await api.put(path, { clinicianId: 1 })
  expect(response.status).toBe(404)
  expect(await rows()).toEqual([aLook({ action, object: path, outcome: 'refused', reason })])
})

test('so is what is done in the name of somebody else', async () => {
  await api.put('/api/patient-alerts/x/read', { clinicianId: 2 })
  expect(await rows()).toMatchObject([{ action: 'alert.read', outcome: 'refused', reason: 'forbidden' }])
})

test("a patient who asks for somebody else's entries is refused and written down", async () => {
  expect((await api.get('/api/symptoms/2')).status).toBe(404)
  expect(await rows()).toMatchObject([
    { actor_kind: 'patient', actor_id: 1, action: 'symptoms.list', outcome: 'refused' },
  ])
})

test('patients read and write what is their own without a row', async () => {
  await push(api, [aMutation()])
  for (const path of [pullPath, '/api/users/1', '/api/symptoms/1', '/api/record-views']) {
    expect((await api.get(path)).status).toBe(200)
  }
  expect(await rows()).toEqual([])
})

test("a clinician's own name is nobody's data", async () => {
  await api.get('/api/clinicians/1')
  expect(await rows()).toEqual([])
})

test('nothing clinical and no name is in it', async () => {
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
  ])('nothing is shown: %s', async (path) => {
    const response = await api.get(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('10')
    expect(await response.json()).toMatchObject({ error: { code: 'storage_unavailable' } })
    expect(api.surprises).toMatchObject([{ name: 'AuditError' }])
  })

  test('patients go on as ever', async () => {
    expect(await push(api, [aMutation()])).toMatchObject({ acked: [[1, 1]] })
    expect((await api.get('/api/symptoms/1')).status).toBe(200)
  })
})

function aLook(row: object) {
  const ordinary = { actor_kind: 'clinician', actor_id: 1, patient_id: null, object: null }
  return { ...ordinary, outcome: 'done', reason: null, ...row }
}
