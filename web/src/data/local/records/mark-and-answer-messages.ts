import type { MessageAnswer } from '@second-wind/core/care/message'
import type { CapturedAt } from '@second-wind/core/platform/moment'
import { applyUnsentChanges } from '@second-wind/core/sync/apply-unsent-changes'
import { db } from '../database/db-connection.ts'
import { newId } from '../database/new-id.ts'
import { outboxRow, saveOnce, saveWithOutbox } from '../outbox/save-with-outbox.ts'

/**
 * Marks messages as read and queues this, all in one transaction; each only once, however often and in whichever tab it
 * is called. @throws NotSavedError
 */
export async function markMessagesSeen(ids: readonly string[], at: CapturedAt): Promise<void> {
  const changes = ids.map(
    (entityId) => ({ mutationId: newId(), kind: 'messages.seen', entityId, payload: {}, at }) as const,
  )
  const [first] = changes
  if (!first) return
  await saveOnce([db.messages, db.outbox], first, async () => {
    const messages = (await db.messages.bulkGet([...ids])).filter((message) => message !== undefined)
    const unread = new Map(messages.filter(({ seenAt }) => seenAt === undefined).map((one) => [one.id, one]))
    await db.messages.bulkPut([...unread.values()].map((one) => ({ ...one, seenAt: at.occurredAt })))
    await db.outbox.bulkAdd(changes.filter(({ entityId }) => unread.has(entityId)).map(outboxRow))
  })
}

/**
 * Saves an answer with its outbox row; a later answer is added and replaces nothing. The message counts as read.
 *
 * @throws NotSavedError also when the message is no longer there
 */
export async function answerMessage(messageId: string, answer: MessageAnswer, at: CapturedAt): Promise<void> {
  const change = {
    mutationId: newId(),
    kind: 'messages.answer',
    entityId: messageId,
    payload: { answer },
    at,
  } as const
  await saveWithOutbox(db.messages, change, async () => {
    const isKnown = await db.messages
      .where('id')
      .equals(messageId)
      .modify((message) => {
        Object.assign(message, applyUnsentChanges(message, [{ ...change, occurredAt: at.occurredAt }]))
      })
    if (isKnown === 0) throw new Error('the message is gone')
  })
}
