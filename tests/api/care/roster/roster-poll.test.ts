import { linkPatient } from '@second-wind/api/care/roster/link-patient'
import { putMeta } from '@second-wind/api/platform/db/meta.repo'
import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { applyChunk } from '@second-wind/api/sync/apply-chunk'
import { mergeRoster } from '@second-wind/core/care/roster/merge-roster'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { type DemoApi, openDemoApi, patientOne } from '../../../support/open-demo-api.ts'
import { push, thisDeviceId } from '../../../support/push.ts'
import { hideRosterRows, pollRoster } from './roster-requests.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi({ seed: true })
})
afterEach(() => api.close())

const [clinicianOne, clinicianTwo] = [clinicianId.parse(1), clinicianId.parse(2)]
const linkedAt = '2026-11-20T18:00:00.000Z'
const entryOfAmina = () =>
  aMutation({ occurredAt: '2026-11-20T17:00:00Z', payload: aReport({ breathlessness: 5 }) })

describe('order of the list', () => {
  test('a high-risk patient with a critical alert comes first, and a low level only after an unknown one', async () => {
    const newcomer = patientId.parse(40)
    await insertPatient(api.db, newcomer, aProfile(), linkedAt)
    await linkPatient(api.db, clinicianOne, newcomer, linkedAt)
    const { rows, extent } = await pollRoster(api)
    expect(extent).toBe('whole')
    expect(rows[0]).toMatchObject({ risk: { level: 'high' }, worstOpenAlert: 'critical' })
    const groups = rows.map(({ risk }) => (risk.isKnown ? risk.level : 'unknown'))
    expect(groups[0]).toBe('high')
    expect(groups.lastIndexOf('unknown')).toBeLessThan(groups.indexOf('low'))
    expect(mergeRoster([], rows)).toEqual(rows)
  })
})

describe('polling the list', () => {
  test('an unchanged roster gives 304 without reading a row, and still states its age', async () => {
    const { etag } = await pollRoster(api)
    api.clock.advance(30_000)
    await hideRosterRows(api)
    const unchanged = await api.get('/api/clinician-dashboard/1', { 'if-none-match': etag })
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('date')).toBe('Fri, 20 Nov 2026 18:00:30 GMT')
    expect(unchanged.headers.get('etag')).toBe(etag)
  })

  test('after a restore from a backup no earlier ETag matches', async () => {
    const { etag } = await pollRoster(api)
    await putMeta(api.db, 'epoch', 'epoch-after-a-restore')
    expect((await api.get('/api/clinician-dashboard/1', { 'if-none-match': etag })).status).toBe(200)
  })

  test('between two chunks of a push the earlier ETag gets what the first has brought', async () => {
    const { etag } = await pollRoster(api)
    const actor = {
      kind: 'patient',
      id: patientOne,
      session: 'x',
      deviceId: null,
      assurance: 'fresh',
    } as const
    const arrival = { receivedAtMs: api.clock.now(), deviceId: null, clockSkewMs: 0, isTimeClaimed: true }
    const deps = { db: api.db, logError: () => {} }
    const pushed = { isReadable: true, mutation: entryOfAmina() } as const
    await applyChunk(deps, actor, [pushed], arrival, new Set())

    const { rows } = await pollRoster(api, '', { 'if-none-match': etag })
    const row = rows.find(({ id }) => id === patientOne)
    expect(row?.lastSymptomEntry).toMatchObject({ breathlessness: 5, date: '2026-11-20T17:00:00Z' })
  })

  test('after a new entry the earlier ETag gets the list', async () => {
    const { etag } = await pollRoster(api)
    await push(api, [entryOfAmina()])
    expect((await api.get('/api/clinician-dashboard/1', { 'if-none-match': etag })).status).toBe(200)
    expect((await pollRoster(api)).etag).not.toBe(etag)
  })

  describe('contacts without changes', () => {
    const pull = () => api.get(`/api/sync/pull?deviceId=${thisDeviceId}`)

    test("change no row within a minute, and afterwards only the patient's own", async () => {
      await push(api, [])
      const before = await pollRoster(api)
      api.clock.advance(59_000)
      expect((await pull()).status).toBe(200)
      expect((await pollRoster(api)).etag).toBe(before.etag)

      api.clock.advance(1_000)
      await pull()
      expect(await pollRoster(api, `?since=${before.revision}`)).toMatchObject({
        extent: 'changes',
        rows: [{ id: 1, phoneReport: { lastHeardAt: '2026-11-20T18:01:00.000Z' } }],
      })
    })

    test('update the row at once when the unsent count has changed', async () => {
      await push(api, [])
      const before = await pollRoster(api)
      await push(api, [], { pendingCount: 2, oldestPendingAt: '2026-11-20T17:59:00.000Z' })
      const { rows } = await pollRoster(api, `?since=${before.revision}`)
      expect(rows).toMatchObject([{ id: 1, phoneReport: { pendingCount: 2 } }])
    })
  })

  test('ticking off a task does not change the roster, so the ETag stays valid', async () => {
    const { etag } = await pollRoster(api)
    const task = { userId: 1, type: 'hydration', title: 'Drinks', completed: true }
    expect((await api.post('/api/activities', task)).status).toBe(201)
    expect((await pollRoster(api)).etag).toBe(etag)
  })
})

describe('limits and shared patients', () => {
  test.each(['?limt=3', '?risk=high', '?limit=3&limit=4'])('%s is refused with 400', async (query) => {
    expect((await api.get(`/api/clinician-dashboard/1${query}`)).status).toBe(400)
  })

  describe('with a limit', () => {
    test('the reply contains the most urgent patients with their current rows', async () => {
      const { rows, revision } = await pollRoster(api)
      const few = await pollRoster(api, '?limit=3')
      expect([few.extent, few.rows]).toEqual(['whole', rows.slice(0, 3)])
      expect(await pollRoster(api, `?limit=3&since=${revision}`)).toMatchObject({
        extent: 'whole',
        rows: few.rows,
      })
    })

    test('the ETag differs from that of the whole list', async () => {
      const { etag } = await pollRoster(api, '?limit=3')
      const ask = (query: string) => api.get(`/api/clinician-dashboard/1${query}`, { 'if-none-match': etag })
      expect((await ask('?limit=3')).status).toBe(304)
      expect((await ask('?limit=4')).status).toBe(200)
      expect((await ask('')).status).toBe(200)
    })
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=10001', 'limit'],
    ['limit=ten', 'limit'],
    ['since=-1', 'since'],
    ['since=1.5', 'since'],
    ['since=yesterday', 'since'],
  ])('a roster requested with %s is refused, naming that parameter', async (query, path) => {
    const response = await api.get(`/api/clinician-dashboard/1?${query}`)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { fields: [{ path }] } })
  })

  test("with two clinicians each sees only their own patients, and a shared patient's change reaches both", async () => {
    const two = { id: clinicianTwo, name: 'Owen Price', title: 'Dr.', department: 'Respiratory Medicine' }
    await api.db.insertInto('clinicians').values(two).execute()
    await linkPatient(api.db, clinicianTwo, patientOne, linkedAt)
    const before = await api.db.selectFrom('rosters').selectAll().orderBy('clinician_id').execute()
    await push(api, [entryOfAmina()])

    const after = await api.db.selectFrom('rosters').selectAll().orderBy('clinician_id').execute()
    expect(after.map((list, at) => list.revision > (before[at]?.revision ?? Infinity))).toEqual([true, true])
    const kept = await api.db
      .selectFrom('roster_rows')
      .selectAll()
      .where('patient_id', '=', patientOne)
      .execute()
    expect(kept.map((row) => row.clinician_id)).toEqual([clinicianOne, clinicianTwo])
    expect(kept[0]?.row).toBe(kept[1]?.row)
    const ofTwo = await api.db
      .selectFrom('roster_rows')
      .select('patient_id')
      .where('clinician_id', '=', clinicianTwo)
      .execute()
    expect(ofTwo).toEqual([{ patient_id: patientId.parse(1) }])
    expect((await api.get('/api/clinician-dashboard/2')).status).toBe(404)
  })
})
