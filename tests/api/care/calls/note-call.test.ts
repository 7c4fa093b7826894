import { callNotesPath, type CallOutcome } from '@second-wind/core/care/contract/call-notes'
import { patientRecord } from '@second-wind/core/care/contract/patient-record'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const post = (body: object, id = 1) => api.post(callNotesPath(id), body)
const note = (number: number, outcome: CallOutcome) => post({ id: idNumbered(number), outcome })
const record = async () => patientRecord.parse(await (await api.get('/api/patient-records/1')).json())
const audited = () =>
  api.db
    .selectFrom('audit')
    .select(['actor_kind', 'actor_id', 'patient_id', 'object'])
    .where('action', '=', 'call.note')
    .where('outcome', '=', 'done')
    .execute()

describe('a call that a clinician notes', () => {
  test('is in the record with name and time, newest first, and the newest is in the row', async () => {
    expect((await note(1, 'no-answer')).status).toBe(204)
    api.clock.advance(minuteMs)
    expect((await note(2, 'spoke')).status).toBe(204)
    const { calls, summary } = await record()
    const by = { who: 'Dr. Helen Marsh', clinicianId: 1 }
    const [spoke, noAnswer] = [
      { id: idNumbered(2), outcome: 'spoke', ...by, at: '2026-11-20T18:01:00.000Z' },
      { id: idNumbered(1), outcome: 'no-answer', ...by, at: '2026-11-20T18:00:00.000Z' },
    ]
    expect(calls).toEqual([spoke, noAnswer])
    expect(summary.lastCall).toEqual(spoke)
  })

  test('is in the audit log and among the views that the patient sees of their record', async () => {
    await note(1, 'left-message')
    expect(await audited()).toEqual([
      { actor_kind: 'clinician', actor_id: 1, patient_id: 1, object: `call ${idNumbered(1)}` },
    ])
    expect(await (await api.get('/api/record-views')).json()).toContainEqual(
      expect.objectContaining({ who: 'Dr. Helen Marsh', action: 'call.note' }),
    )
  })

  test('closes no alert, and changes neither the level nor the place in the list', async () => {
    await push(api, [aMutation({ payload: aReport({ breathlessness: 9 }) })])
    const before = (await record()).summary
    await note(1, 'spoke')
    const { lastCall, ...after } = (await record()).summary
    expect(lastCall?.outcome).toBe('spoke')
    expect(after).toEqual(before)
    expect(after).toMatchObject({ need: 'red-flag', alertCount: 1 })
  })

  test('is stored once when the request is repeated', async () => {
    await note(1, 'no-answer')
    expect((await note(1, 'no-answer')).status).toBe(204)
    expect((await record()).calls).toHaveLength(1)
    expect(await audited()).toHaveLength(1)
  })

  test('is refused under the id of another note, which stays', async () => {
    await note(1, 'no-answer')
    expect((await note(1, 'spoke')).status).toBe(409)
    expect((await post({ id: idNumbered(1), outcome: 'no-answer' }, 2)).status).toBe(404)
    expect((await record()).calls).toMatchObject([{ outcome: 'no-answer' }])
  })

  test.each([
    ['an outcome that we do not know', { id: idNumbered(1), outcome: 'well' }],
    ['neither an outcome nor a text', { id: idNumbered(1) }],
    ['no id', { outcome: 'spoke' }],
    ['a text of its own', { id: idNumbered(1), outcome: 'spoke', text: 'She is well.' }],
  ])('with %s is refused, and nothing is stored', async (_, body) => {
    expect((await post(body)).status).toBe(422)
    expect((await record()).calls).toEqual([])
  })

  test('is not inherited by a new demo profile', async () => {
    const demo = await openDemoApi({ seed: true })
    await demo.post(callNotesPath(1), { id: idNumbered(1), outcome: 'spoke' })
    await push(demo, [
      aMutation({ kind: 'profile.create', entityId: '1', payload: aProfile({ name: 'Robin Hale' }) }),
    ])
    const { calls, summary } = patientRecord.parse(await (await demo.get('/api/patient-records/1')).json())
    expect(calls).toEqual([])
    expect(summary).not.toHaveProperty('lastCall')
    await demo.close()
  })
})
