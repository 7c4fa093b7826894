import { insertMessage } from '@second-wind/api/care/messages/messages.repo'
import { dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { type SentMessage, sentMessage } from '@second-wind/core/care/contract/messages'
import { message } from '@second-wind/core/care/message'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import { pullPath, pullReply } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aProfile } from '../../../fixtures/personas.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push, thisDeviceId } from '../../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const id = idNumbered(0xb1)
const text = 'A priority check-in was requested by Dr. Helen Marsh.'
const aPriorityAlert = { id, patientId: 1, clinicianId: 1, message: text }

async function send(changes: object = {}): Promise<SentMessage> {
  const response = await api.post('/api/priority-alerts', { ...aPriorityAlert, ...changes })
  expect(response.status).toBe(201)
  return sentMessage.parse(await response.json())
}

/** A pull of the phone: what is new, and the next cursor. */
async function pull(cursor?: string, deviceId = thisDeviceId) {
  const from = cursor === undefined ? '' : `&cursor=${cursor}`
  const { changes, nextCursor } = pullReply.parse(
    await (await api.get(`${pullPath}?deviceId=${deviceId}${from}`)).json(),
  )
  const messages = changes.filter((change) => change.entity === 'messages')
  return { nextCursor, messages: messages.map((change) => message.parse(change.row)) }
}

/** The message in the clinician's list. */
async function inTheList() {
  const [row] = dashboardReply.parse(await (await api.get('/api/clinician-dashboard')).json())
  return row?.lastMessage?.state
}

/** The reply to the clinician when the same message is sent again. */
async function state(): Promise<Pick<SentMessage, 'state' | 'stateAt'>> {
  const { state: now, stateAt } = sentMessage.parse(
    await (await api.post('/api/priority-alerts', aPriorityAlert)).json(),
  )
  return { state: now, stateAt }
}

const seen = (clientSeq = 1, entityId = id) =>
  aMutation({
    clientSeq,
    kind: 'messages.seen',
    entityId,
    payload: {},
    occurredAt: '2026-11-20T17:55:00.000Z',
  })

const audited = () => api.db.selectFrom('audit').select(['action', 'patient_id', 'object']).execute()

describe('sending and delivering a message', () => {
  test('a new priority alert is queued with the name of its sender', async () => {
    expect(await send()).toEqual({
      id,
      from: 'Dr. Helen Marsh',
      text,
      sentAt: '2026-11-20T18:00:00.000Z',
      state: 'queued',
      stateAt: '2026-11-20T18:00:00.000Z',
    })
    expect(await audited()).toEqual([{ action: 'message.send', patient_id: 1, object: `message ${id}` }])
  })

  test('a queued message arrives with the next pull and is delivered once the cursor has passed it', async () => {
    const { nextCursor: before } = await pull()
    await send()

    api.clock.advance(minuteMs)
    const got = await pull(before)
    expect(got.messages).toEqual([
      { id, userId: 1, from: 'Dr. Helen Marsh', text, sentAt: '2026-11-20T18:00:00.000Z' },
    ])
    expect(await state()).toMatchObject({ state: 'queued' })

    api.clock.advance(minuteMs)
    await pull(before, idNumbered(0xd2))
    expect(await state()).toMatchObject({ state: 'queued' })

    expect(await inTheList()).toBe('queued')
    await pull(got.nextCursor)
    expect(await state()).toEqual({ state: 'delivered', stateAt: '2026-11-20T18:02:00.000Z' })
    expect(await inTheList()).toBe('delivered')
  })

  test('a phone that fetches a message counts as in touch, even when it has never sent anything', async () => {
    await send()
    api.clock.advance(minuteMs)
    await pull()
    const [row] = dashboardReply.parse(await (await api.get('/api/clinician-dashboard')).json())
    expect(row).toMatchObject({
      phoneReport: { lastHeardAt: '2026-11-20T18:01:00.000Z', pendingCount: 0, clockSkewMin: null },
      need: 'silent',
    })
  })

  test('a phone that reads everything from the beginning has not stored the message yet', async () => {
    await send()
    expect((await pull()).messages).toHaveLength(1)
    expect((await pull()).messages).toHaveLength(1)
    expect(await state()).toMatchObject({ state: 'queued' })
  })
})

describe('a message that the patient opens', () => {
  describe('at the first opening', () => {
    test("is seen, with the phone's time in the record and the server's for the state, and other phones get it", async () => {
      await send()
      const { nextCursor } = await pull()
      await pull(nextCursor)
      api.clock.advance(5 * minuteMs)
      expect(await push(api, [seen()])).toMatchObject({ acked: [[1, 1]], verdicts: [] })

      expect(await state()).toEqual({ state: 'seen', stateAt: '2026-11-20T18:05:00.000Z' })
      expect(await inTheList()).toBe('seen')
      expect((await pull(nextCursor, idNumbered(0xd2))).messages).toMatchObject([
        { id, seenAt: '2026-11-20T17:55:00.000Z' },
      ])
    })

    test('also counts as delivered, without another pull', async () => {
      await send()
      await push(api, [seen()])
      const [row] = await api.db.selectFrom('messages').selectAll().execute()
      expect(row).toMatchObject({ delivered_at: '2026-11-20T18:00:00.000Z' })
    })

    test('keeps the first time when it is opened twice', async () => {
      await send()
      await push(api, [seen(1)])
      api.clock.advance(minuteMs)
      expect(await push(api, [seen(2)])).toMatchObject({ acked: [[2, 2]], verdicts: [] })
      expect(await state()).toEqual({ state: 'seen', stateAt: '2026-11-20T18:00:00.000Z' })
    })
  })

  test("an unknown or another patient's message cannot be marked as seen, and the phone gets no error", async () => {
    const [patientTwo, clinicianTwo] = [patientId.parse(2), clinicianId.parse(2)]
    const sentAt = '2026-11-20T17:00:00.000Z'
    await insertMessage(api.db, {
      id,
      patient_id: patientTwo,
      clinician_id: clinicianTwo,
      text,
      sent_at: sentAt,
    })
    const { nextCursor } = await pull()

    const reply = await push(api, [seen(1), seen(2, idNumbered(0xbad))])
    expect(reply).toMatchObject({ acked: [[1, 2]], verdicts: [] })
    expect((await pull(nextCursor)).messages).toEqual([])
    expect(await api.db.selectFrom('messages').select('seen_at').execute()).toEqual([{ seen_at: null }])
  })
})

describe('repeated messages', () => {
  test('a repeated message is not sent twice and returns the current state', async () => {
    const first = await send()
    const again = await api.post('/api/priority-alerts', aPriorityAlert)
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(first)
    expect((await pull()).messages).toHaveLength(1)
    expect(await audited()).toHaveLength(1)
  })

  test('a different text under the same id is refused', async () => {
    await send()
    const other = await api.post('/api/priority-alerts', { ...aPriorityAlert, message: 'Something else.' })
    expect(other.status).toBe(409)
    expect(await state()).toMatchObject({ state: 'queued' })
  })

  test('two taps without an id send two messages', async () => {
    await send({ id: undefined })
    await send({ id: undefined })
    expect((await pull()).messages).toHaveLength(2)
  })
})

describe('refused messages', () => {
  test.each([
    ['a patient who does not share', { patientId: 2 }, 404],
    ['nobody', { patientId: 999 }, 404],
    ['another clinician as its sender', { clinicianId: 2 }, 403],
    ['no patient', { patientId: undefined }, 422],
    ['no clinician', { clinicianId: undefined }, 422],
    ['no message', { message: undefined }, 422],
    ['an empty message', { message: '   ' }, 422],
    ['501 characters', { message: 'x'.repeat(501) }, 422],
    ['a number for a text', { message: 7 }, 422],
    ['a word for a patient', { patientId: 'Amina' }, 422],
    ['an id that is no UUID', { id: 'one' }, 422],
    ['a field that nobody knows', { urgent: true }, 422],
  ])('a priority alert with %s is refused and no message is stored', async (_, changes, status) => {
    expect((await api.post('/api/priority-alerts', { ...aPriorityAlert, ...changes })).status).toBe(status)
    expect(await api.db.selectFrom('messages').selectAll().execute()).toEqual([])
    expect(api.unexpectedErrors).toEqual([])
  })

  test('when the audit log cannot be written, no message is sent', async () => {
    await api.db.schema.dropTable('audit').execute()
    const response = await api.post('/api/priority-alerts', aPriorityAlert)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'storage_unavailable' } })
    expect(await api.db.selectFrom('messages').selectAll().execute()).toEqual([])
    expect((await pull()).messages).toEqual([])
  })
})

describe('setting up a demo profile', () => {
  test("a new demo profile receives none of the sample person's messages", async () => {
    await api.close()
    api = await openDemoApi({ seed: true })
    const { nextCursor, messages } = await pull()
    expect(messages).toMatchObject([{ userId: 1, seenAt: '2026-11-19T08:15:00.000Z' }])

    const setup = (clientSeq: number) =>
      aMutation({
        clientSeq,
        kind: 'profile.create',
        entityId: '1',
        payload: aProfile({ name: 'Robin Hale' }),
      })
    await push(api, [setup(1)])
    const after = pullReply.parse(await (await api.get(`${pullPath}?cursor=${nextCursor}`)).json())
    expect(after.changes.filter((change) => change.entity === 'messages')).toMatchObject([{ row: null }])

    await send()
    await push(api, [setup(2)])
    expect((await pull(after.nextCursor)).messages).toMatchObject([{ id }])
  })
})
