import { callNotesPath, withdrawCallNotePath } from '@second-wind/core/care/contract/call-notes'
import { patientRecord } from '@second-wind/core/care/contract/patient-record'
import { clinicianId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

const [earlier, slip] = [idNumbered(1), idNumbered(2)]

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
  await api.post(callNotesPath(1), { id: earlier, outcome: 'no-answer' })
  api.clock.advance(minuteMs)
  await api.post(callNotesPath(1), { id: slip, outcome: 'spoke' })
  api.clock.advance(minuteMs)
})
afterEach(() => api.close())

const withdraw = (id: string, patient = 1) => api.post(withdrawCallNotePath(patient), { id })
const record = async () => patientRecord.parse(await (await api.get('/api/patient-records/1')).json())
const audited = () =>
  api.db
    .selectFrom('audit')
    .select(['actor_id', 'patient_id', 'object'])
    .where('action', '=', 'call.withdraw')
    .where('outcome', '=', 'done')
    .execute()

describe('a note of a call that its clinician withdraws', () => {
  test('stays in the record with the time, and the row has the last one that counts', async () => {
    expect((await withdraw(slip)).status).toBe(204)
    const { calls, summary } = await record()
    expect(calls).toMatchObject([
      { id: slip, outcome: 'spoke', withdrawnAt: '2026-11-20T18:02:00.000Z' },
      { id: earlier },
    ])
    expect(calls[1]).not.toHaveProperty('withdrawnAt')
    expect(summary.lastCall?.id).toBe(earlier)
    await withdraw(earlier)
    expect((await record()).summary).not.toHaveProperty('lastCall')
  })

  test('is in the audit log and among the views that the patient sees, once', async () => {
    await withdraw(slip)
    expect((await withdraw(slip)).status).toBe(204)
    expect(await audited()).toEqual([{ actor_id: 1, patient_id: 1, object: `call ${slip}` }])
    expect(await (await api.get('/api/record-views')).json()).toContainEqual(
      expect.objectContaining({ who: 'Dr. Helen Marsh', action: 'call.withdraw' }),
    )
  })

  test('stays withdrawn when the request that noted it is repeated', async () => {
    await withdraw(slip)
    expect((await api.post(callNotesPath(1), { id: slip, outcome: 'spoke' })).status).toBe(204)
    expect((await record()).calls).toMatchObject([{ withdrawnAt: '2026-11-20T18:02:00.000Z' }, {}])
  })

  test('is refused for the note of a colleague, for one that there is not, and for another patient', async () => {
    const colleague = { id: clinicianId.parse(77), name: 'Sam Reed', title: 'Nurse', department: 'Chest' }
    await api.db.insertInto('clinicians').values(colleague).execute()
    const notes = api.db.updateTable('call_notes').where('id', '=', slip)
    await notes.set({ clinician_id: colleague.id }).execute()
    expect((await withdraw(slip)).status).toBe(403)
    expect((await withdraw(idNumbered(3))).status).toBe(404)
    expect((await withdraw(earlier, 2)).status).toBe(404)
    const { calls } = await record()
    expect(calls).toHaveLength(2)
    for (const call of calls) expect(call).not.toHaveProperty('withdrawnAt')
    expect(await audited()).toEqual([])
  })
})
