import { db, withDb } from './connection.ts'
import { outboxRow } from './enqueue.ts'
import { forgetMeta } from './meta.ts'
import { newId } from './new-id.ts'
import type { DeadLetter } from './rows.ts'

/** Changes that the server refused, oldest first. Nothing removes them but the person. */
export async function listDeadLetters(): Promise<DeadLetter[]> {
  return (await db.deadletter.toArray()).toSorted((a, b) => a.at - b.at)
}

/** Puts a refused change back into the outbox, as a new change of the same record. */
export async function resendDeadLetter(mutationId: string): Promise<void> {
  await withDb(() =>
    db.transaction('rw', [db.outbox, db.deadletter], async () => {
      const letter = await db.deadletter.get(mutationId)
      if (!letter) return
      const { kind, entityId, payload, occurredAt, tzOffsetMin, localDate } = letter
      const at = { occurredAt, tzOffsetMin, localDate }
      await db.outbox.add(outboxRow({ mutationId: newId(), kind, entityId, payload, at }))
      await db.deadletter.delete(mutationId)
    }),
  )
}

/**
 * Gives up a refused change for good; the screen asks first. A record that the server never got goes with it;
 * of a changed record, the server's version is read again.
 */
export async function discardDeadLetter(mutationId: string): Promise<void> {
  await withDb(() =>
    db.transaction('rw', [db.deadletter, db.meta, db.symptoms, db.triage, db.activities], async () => {
      const letter = await db.deadletter.get(mutationId)
      if (!letter) return
      await db.deadletter.delete(mutationId)
      switch (letter.kind) {
        case 'symptoms.create':
          return db.symptoms.delete(letter.entityId)
        case 'triage.create':
          return db.triage.delete(letter.entityId)
        case 'activities.create':
          return db.activities.delete(letter.entityId)
        case 'activities.update':
        case 'profile.create':
        case 'profile.patch':
          return forgetMeta('cursor')
      }
    }),
  )
}
