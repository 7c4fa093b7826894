import { writeAudit } from '@second-wind/api/platform/audit/write-audit'
import { insertClinician } from '@second-wind/api/platform/authentication/clinician.repo'
import {
  ownViewsPath,
  patientViewsPath,
  recordViewsReply,
} from '@second-wind/core/care/contract/patient-record'
import { clinicianId } from '@second-wind/core/platform/ids'
import { minuteMs, hourMs } from '@second-wind/core/platform/moment'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const views = async (path = ownViewsPath) => recordViewsReply.parse(await (await api.get(path)).json())

const actions = async () => (await views()).map((view) => view.action)

const look = (patientId: number, actor = 1, at = '2026-11-20T17:00:00.000Z') =>
  api.db
    .transaction()
    .execute((trx) =>
      writeAudit(trx, { at, actor: { kind: 'clinician', id: actor }, action: 'record.read', patientId }),
    )

describe('listing record views', () => {
  test('a record without views shows an empty list to the patient', async () => {
    expect(await views()).toEqual([])
  })

  test('a patient sees who has read or acted on their record, newest first', async () => {
    const alert = await raiseAlert(api.db, { number: 1 })
    await api.get('/api/patient-records/1')
    api.clock.advance(minuteMs)
    await api.put(`/api/patient-alerts/${alert}/resolve`, { clinicianId: 1, reason: 'Rang her.' })
    api.clock.advance(minuteMs)
    await api.post('/api/priority-alerts', { patientId: 1, clinicianId: 1, message: 'Please check in.' })

    const who = { who: 'Dr. Helen Marsh', department: 'Respiratory Medicine' }
    expect(await views()).toEqual([
      { ...who, at: '2026-11-20T18:02:00.000Z', action: 'message.send' },
      { ...who, at: '2026-11-20T18:01:00.000Z', action: 'alert.resolve' },
      { ...who, at: '2026-11-20T18:00:00.000Z', action: 'record.read' },
    ])
  })

  test('a clinician sees the same list for a patient who shares, and this counts as a view', async () => {
    await api.get('/api/patient-records/1')
    expect(await views(patientViewsPath(1))).toMatchObject([{ action: 'record.read' }])
    expect(await actions()).toEqual(['views.read', 'record.read'])
  })

  test('lists that contain the patient count once a day per clinician, as of the last time', async () => {
    const workingDay = async () => {
      for (let poll = 0; poll < 8; poll += 1) {
        await api.get('/api/clinician-dashboard/1')
        api.clock.advance(30 * minuteMs)
      }
    }
    await workingDay()
    api.clock.advance(20 * hourMs)
    await workingDay()
    await api.get('/api/patient-alerts/1')

    expect(await views()).toMatchObject([
      { action: 'alerts.list', at: '2026-11-21T22:00:00.000Z' },
      { action: 'roster.read', at: '2026-11-21T21:30:00.000Z' },
      { action: 'roster.read', at: '2026-11-20T21:30:00.000Z' },
    ])
  })
})

describe('what is not a view', () => {
  test('a view of another patient, or of a list without this patient, is not listed', async () => {
    await look(2)
    await look(2, 2)
    await api.db.transaction().execute(async (trx) => {
      const actor = { kind: 'clinician', id: 2 } as const
      await writeAudit(trx, {
        at: '2026-11-20T17:00:00.000Z',
        actor,
        action: 'roster.read',
        object: 'patients: 1',
      })
    })
    expect(await views()).toEqual([])
  })

  test('a refused request is not listed as a view', async () => {
    await api.db.transaction().execute((trx) =>
      writeAudit(trx, {
        at: '2026-11-20T17:00:00.000Z',
        actor: { kind: 'clinician', id: 2 },
        action: 'record.read',
        patientId: 1,
        outcome: 'refused',
        reason: 'not_found',
      }),
    )
    expect(await views()).toEqual([])
  })

  test('with very many views, the newest 200 are listed', async () => {
    await insertClinician(api.db, {
      id: clinicianId.parse(3),
      name: 'Zoe Last',
      title: 'Dr.',
      department: 'Acute Medicine',
    })
    for (let number = 0; number < 205; number += 1) await look(1)
    await look(1, 3, '2026-11-20T17:30:00.000Z')
    const all = await views()
    expect(all).toHaveLength(200)
    expect(all[0]).toMatchObject({ who: 'Dr. Zoe Last', department: 'Acute Medicine' })
  })

  test("a new demo profile does not inherit the sample person's views and lists its own", async () => {
    await api.close()
    api = await openDemoApi({ seed: true })
    expect(await actions()).toContain('message.send')

    const setup = { kind: 'profile.create', entityId: '1', payload: aProfile({ name: 'Robin Hale' }) }
    await push(api, [aMutation({ clientSeq: 1, ...setup })])
    expect(await views()).toEqual([])

    await api.get('/api/patient-records/1')
    await push(api, [aMutation({ clientSeq: 2, ...setup })])
    expect(await actions()).toEqual(['record.read'])
  })
})
