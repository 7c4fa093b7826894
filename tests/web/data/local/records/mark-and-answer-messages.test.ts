import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, expect, test, vi } from 'vitest'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { listMessages } from '../../../../../web/src/data/local/index.ts'
import { answerMessage, markMessagesSeen } from '../../../../../web/src/data/local/lazy.ts'
import { NotSavedError } from '../../../../../web/src/data/local/outbox/not-saved-error.ts'
import { createProfile } from '../../../../../web/src/data/local/records/create-profile.ts'
import { aMessage } from '../../../../fixtures/a-message.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'
import { aProfile } from '../../../../fixtures/personas.ts'
import { buildPushReply, json, withFakeSyncServer } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()
const server = withFakeSyncServer()

const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)
const later = captureMoment(Date.parse('2026-11-20T19:30:00Z'), 0)
const message = aMessage()

const serverSends = (changes = {}) => {
  server().changes = [{ entity: 'messages', entityId: message.id, row: aMessage(changes) }]
  return flushOutbox({ skipBackoff: true })
}

/** The server refuses changes for now, but a pull works. */
function serverIsBusy() {
  const error = { code: 'server_error', message: 'Later.' } as const
  server().respondToPush = (push) =>
    json(
      buildPushReply(
        push,
        push.mutations.map(({ mutationId }) => ({ mutationId, outcome: 'deferred', error })),
      ),
    )
}

describe("a clinician's message", () => {
  test('arrives with the next sync, newest first', async () => {
    const earlier = aMessage({ id: idNumbered(701), sentAt: '2026-11-18T09:30:00.000Z' })
    await db.messages.add(earlier)
    await serverSends()
    expect(await listMessages()).toEqual([message, earlier])
  })

  test('is stored as read and queued in one step, under its own id', async () => {
    await serverSends()
    await markMessagesSeen([message.id], at)
    expect(await listMessages()).toEqual([{ ...message, seenAt: at.occurredAt }])
    const [row] = await db.outbox.toArray()
    expect(row).toMatchObject({
      kind: 'messages.seen',
      entity: 'messages',
      entityId: message.id,
      payload: {},
    })
    expect(row?.mutationId).not.toBe(message.id)
  })

  test('marking a message as seen repeatedly or in several tabs creates one change', async () => {
    await serverSends()
    await Promise.all([markMessagesSeen([message.id], at), markMessagesSeen([message.id], later)])
    await markMessagesSeen([message.id], later)
    expect(await db.outbox.count()).toBe(1)
    expect((await listMessages())[0]?.seenAt).toBe(at.occurredAt)
  })

  test('all new messages are marked in one step, or none is', async () => {
    const second = aMessage({ id: idNumbered(702) })
    await db.messages.bulkAdd([message, second])
    const bulkAdd = vi
      .spyOn(db.outbox, 'bulkAdd')
      .mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    await expect(markMessagesSeen([message.id, second.id], at)).rejects.toThrow(NotSavedError)
    expect((await listMessages()).map(({ seenAt }) => seenAt)).toEqual([undefined, undefined])
    await markMessagesSeen([message.id, second.id], at)
    expect((await listMessages()).map(({ seenAt }) => seenAt)).toEqual([at.occurredAt, at.occurredAt])
    expect((await db.outbox.toArray()).map(({ entityId }) => entityId)).toEqual([message.id, second.id])
    expect(bulkAdd).toHaveBeenCalledTimes(2)
  })

  test('a message deleted in the meantime is not marked', async () => {
    await markMessagesSeen([message.id], at)
    expect(await db.outbox.count()).toBe(0)
  })

  test('the read mark arrives at the server as a change of that message', async () => {
    await serverSends()
    await markMessagesSeen([message.id], at)
    await flushOutbox({ skipBackoff: true })
    expect(server().pushes.flatMap((push) => push.mutations)).toMatchObject([
      { kind: 'messages.seen', entityId: message.id, occurredAt: at.occurredAt, payload: {} },
    ])
  })

  test('while the read mark is unsent, a pull does not make the message unread again', async () => {
    await serverSends()
    await markMessagesSeen([message.id], at)
    serverIsBusy()
    await serverSends()
    expect(await db.outbox.count()).toBe(1)
    expect(await listMessages()).toEqual([{ ...message, seenAt: at.occurredAt }])
  })

  test('a message first seen on another phone keeps that time', async () => {
    await serverSends()
    await markMessagesSeen([message.id], later)
    serverIsBusy()
    await db.messages.put(message)
    await serverSends({ seenAt: at.occurredAt })
    expect((await listMessages())[0]?.seenAt).toBe(at.occurredAt)
  })

  test('a new profile removes the messages and their unsent changes', async () => {
    await serverSends()
    await markMessagesSeen([message.id], at)
    await createProfile(aProfile(), later)
    expect(await listMessages()).toEqual([])
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['profile.create'])
  })
})

describe('an answer to a message', () => {
  test('is stored with its outbox row in one step, and the message counts as read', async () => {
    await serverSends()
    await answerMessage(message.id, 'worse', at)
    const [row] = await db.outbox.toArray()
    expect(row).toMatchObject({
      kind: 'messages.answer',
      entity: 'messages',
      entityId: message.id,
      payload: { answer: 'worse' },
    })
    const given = { id: row?.mutationId, answer: 'worse', answeredAt: at.occurredAt }
    expect(await listMessages()).toEqual([{ ...message, seenAt: at.occurredAt, answers: [given] }])
  })

  test('given again is a second answer, and the first one stays', async () => {
    await serverSends()
    await answerMessage(message.id, 'worse', at)
    await answerMessage(message.id, 'better', later)
    const [stored] = await listMessages()
    expect(stored?.answers?.map(({ answer }) => answer)).toEqual(['worse', 'better'])
    expect(await db.outbox.count()).toBe(2)
  })

  test('is not saved when the message is gone, and nothing is queued', async () => {
    await expect(answerMessage(message.id, 'call', at)).rejects.toBeInstanceOf(NotSavedError)
    expect(await db.outbox.count()).toBe(0)
  })

  test('stays while it is unsent, when the server sends the message again', async () => {
    await serverSends()
    serverIsBusy()
    await answerMessage(message.id, 'call', at)
    await serverSends()
    const [stored] = await listMessages()
    expect(stored?.answers).toMatchObject([{ answer: 'call' }])
  })

  test('leaves the phone once, and is there only once afterwards', async () => {
    await serverSends()
    await answerMessage(message.id, 'same', at)
    const [row] = await db.outbox.toArray()
    const given = { id: row?.mutationId ?? '', answer: 'same' as const, answeredAt: at.occurredAt }
    await serverSends({ seenAt: at.occurredAt, answers: [given] })
    expect(server().pushes.flatMap(({ mutations }) => mutations.map(({ kind }) => kind))).toEqual([
      'messages.answer',
    ])
    expect((await listMessages())[0]?.answers).toEqual([given])
    expect(await db.outbox.count()).toBe(0)
  })
})
