import type { Message } from '@second-wind/core/model/message'
import type { CapturedAt } from '@second-wind/core/model/moment'
import { db } from './connection.ts'
import { outboxRow, saveOnce } from './enqueue.ts'
import { newId } from './new-id.ts'

/** What clinicians wrote to this person, newest first. */
export async function listMessages(): Promise<Message[]> {
  return db.messages.orderBy('sentAt').reverse().toArray()
}

/** The person has read it; once, whoever says so again and in whichever tab. @throws NotSaved */
export async function markMessageSeen(id: string, at: CapturedAt): Promise<void> {
  const change = { mutationId: newId(), kind: 'messages.seen', entityId: id, payload: {}, at } as const
  await saveOnce([db.messages, db.outbox], change, async () => {
    const message = await db.messages.get(id)
    if (!message || message.seenAt !== undefined) return
    await db.messages.put({ ...message, seenAt: at.occurredAt })
    await db.outbox.add(outboxRow(change))
  })
}
