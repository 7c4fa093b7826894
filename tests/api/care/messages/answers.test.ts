import { insertMessage } from '@second-wind/api/care/messages/messages.repo'
import { resolveAlertPath } from '@second-wind/core/care/contract/alerts'
import { dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { priorityAlertsPath } from '@second-wind/core/care/contract/messages'
import { patientRecord } from '@second-wind/core/care/contract/patient-record'
import { type MessageAnswer, message } from '@second-wind/core/care/message'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { listAlerts } from '../alerts/listed-alerts.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const id = idNumbered(0xb1)
const text = 'How is your breathing now, compared with your last check-in?'

const send = async () => {
  const body = { id, patientId: 1, clinicianId: 1, message: text }
  expect((await api.post(priorityAlertsPath, body)).status).toBe(201)
}

const anAnswer = (answer: MessageAnswer, clientSeq = 1, entityId = id) =>
  aMutation({
    clientSeq,
    kind: 'messages.answer',
    entityId,
    payload: { answer },
    occurredAt: '2026-11-20T17:55:00.000Z',
  })

const recorded = async () =>
  patientRecord.parse(await (await api.get('/api/patient-records/1')).json()).messages[0]
const row = async () => dashboardReply.parse(await (await api.get('/api/clinician-dashboard')).json())[0]
const stored = () => api.db.selectFrom('message_answers').selectAll().execute()

describe('an answer that arrives', () => {
  test('is on the record with its time, and the message counts as opened', async () => {
    await send()
    api.clock.advance(minuteMs)
    expect(await push(api, [anAnswer('same')])).toMatchObject({ acked: [[1, 1]], verdicts: [] })
    expect(await recorded()).toMatchObject({
      state: 'seen',
      answers: [
        {
          id: idNumbered(1),
          answer: 'same',
          answeredAt: '2026-11-20T17:55:00.000Z',
          receivedAt: '2026-11-20T18:01:00.000Z',
        },
      ],
    })
    expect((await row())?.lastMessage).toMatchObject({ id, answers: [{ answer: 'same' }] })
  })

  test('twice, as after a lost reply, has one effect', async () => {
    await send()
    await push(api, [anAnswer('worse')])
    expect(await push(api, [anAnswer('worse')])).toMatchObject({ acked: [[1, 1]], verdicts: [] })
    expect(await stored()).toHaveLength(1)
    expect((await listAlerts(api)).alerts).toMatchObject([{ findings: [{}] }])
  })

  test('a second answer is kept beside the first', async () => {
    await send()
    await push(api, [anAnswer('worse', 1), anAnswer('better', 2)])
    expect((await recorded())?.answers?.map(({ answer }) => answer)).toEqual(['worse', 'better'])
  })

  test("reaches the patient's other phones with the message", async () => {
    await send()
    await push(api, [anAnswer('call')])
    const reply = await api.get(`${pullPath}?deviceId=${idNumbered(0xd2)}`)
    const [change] = pullReply.parse(await reply.json()).changes.filter(({ entity }) => entity === 'messages')
    expect(message.parse(change?.row)).toMatchObject({
      seenAt: '2026-11-20T17:55:00.000Z',
      answers: [{ id: idNumbered(1), answer: 'call', answeredAt: '2026-11-20T17:55:00.000Z' }],
    })
  })

  test('is in the audit log without the answer and without the text', async () => {
    await send()
    await push(api, [anAnswer('worse')])
    const rows = await api.db.selectFrom('audit').selectAll().where('actor_kind', '=', 'patient').execute()
    expect(rows).toMatchObject([
      { action: 'message.answer', patient_id: 1, object: `message ${id}`, outcome: 'done' },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/worse|breathing/i)
  })
})

describe('an answer that asks for a clinician', () => {
  test.each([
    ['worse', 'worse_in_answer', '20 November 2026: answered “Worse” to a message.'],
    ['call', 'call_requested', '20 November 2026: answered “Please call me” to a message.'],
  ] as const)(
    '"%s" raises an open alert and moves the patient up the list',
    async (answer, alertType, said) => {
      await send()
      expect((await row())?.need).not.toBe('worsening')
      await push(api, [anAnswer(answer)])
      const { alerts } = await listAlerts(api)
      expect(alerts).toMatchObject([
        {
          alertType,
          severity: 'high',
          message: said,
          isResolved: false,
          findings: [{ loggedAt: '2026-11-20T17:55:00.000Z' }],
        },
      ])
      expect(await row()).toMatchObject({
        need: 'worsening',
        alertCount: 1,
        latestSignAt: '2026-11-20T18:00:00.000Z',
      })
    },
  )

  test('stays in the alert when "Better" follows', async () => {
    await send()
    await push(api, [anAnswer('worse', 1), anAnswer('better', 2)])
    expect(await row()).toMatchObject({
      need: 'worsening',
      alertCount: 1,
      openAnswers: [{ answer: 'worse' }],
    })
  })

  test('is on the row beside other answers, also after a newer message, until its alert is resolved', async () => {
    await send()
    await push(api, [anAnswer('worse', 1), anAnswer('call', 2)])
    const later = { id: idNumbered(0xb2), patientId: 1, clinicianId: 1, message: text }
    expect((await api.post(priorityAlertsPath, later)).status).toBe(201)
    expect((await row())?.openAnswers?.map(({ answer }) => answer)).toEqual(['worse', 'call'])
    const { alerts } = await listAlerts(api)
    const worse = alerts.find(({ alertType }) => alertType === 'worse_in_answer')
    await api.put(resolveAlertPath(worse?.id ?? ''), { clinicianId: 1 })
    expect((await row())?.openAnswers?.map(({ answer }) => answer)).toEqual(['call'])
  })

  test.each(['better', 'same'] as const)('is not "%s", which raises no alert', async (answer) => {
    await send()
    await push(api, [anAnswer(answer)])
    expect((await listAlerts(api)).alerts).toEqual([])
  })
})

describe('refused answers', () => {
  const code = async (change: ReturnType<typeof anAnswer>) =>
    (await push(api, [change])).verdicts.map(
      ({ outcome, error }) => `${outcome} ${error.code} ${error.field}`,
    )

  test("an answer to another patient's message is refused like one to no message, and nothing is stored", async () => {
    const [patientTwo, clinicianTwo] = [patientId.parse(2), clinicianId.parse(2)]
    const theirs = {
      id,
      patient_id: patientTwo,
      clinician_id: clinicianTwo,
      text,
      sent_at: '2026-11-20T17:00:00.000Z',
    }
    await insertMessage(api.db, theirs)
    const refused = ['rejected not_permitted entityId']
    expect(await code(anAnswer('worse', 1))).toEqual(refused)
    expect(await code(anAnswer('worse', 2, idNumbered(0xbad)))).toEqual(refused)
    expect(await stored()).toEqual([])
    expect((await listAlerts(api)).alerts).toEqual([])
  })

  test.each([
    ['free text', { answer: 'I feel awful' }],
    ['no answer', {}],
    ['a text beside the answer', { answer: 'same', text: 'Hello' }],
  ])('%s is refused and nothing is stored', async (_, payload) => {
    await send()
    const change = { ...anAnswer('same'), payload }
    expect((await push(api, [change])).verdicts).toMatchObject([
      { outcome: 'rejected', error: { code: 'invalid_payload' } },
    ])
    expect(await stored()).toEqual([])
    expect(api.unexpectedErrors).toEqual([])
  })
})
