import { applyPatch } from '@second-wind/core/platform/apply-patch'
import { symptomEntry } from '@second-wind/core/records/symptom-entry'
import { applyUnsentChanges } from '@second-wind/core/sync/apply-unsent-changes'
import type { EntityKind } from '@second-wind/core/sync/mutation'
import type { SendOutboxPorts } from '@second-wind/core/sync/send-outbox'
import { db, withDb } from '../database/db-connection.ts'
import { forgetMeta, writeMeta } from '../database/meta.ts'
import { newId } from '../database/new-id.ts'
import type { DeadLetter, OutboxRow } from '../database/rows.ts'
import { outboxRow } from './save-with-outbox.ts'

const messages = {
  too_large: 'This entry is too long to send.',
  unknown_reject: 'We could not accept this entry.',
}

/** Takes out of the outbox what the server will never accept, and keeps it until the person decides. */
export const addDeadLetter: SendOutboxPorts['store']['addDeadLetter'] = async (mutationId, code, channel) => {
  await db.transaction('rw', [db.outbox, db.deadletter, db.meta], async () => {
    const row = await db.outbox.where('mutationId').equals(mutationId).first()
    if (row?.seq !== undefined) {
      await db.deadletter.put(toDeadLetter(row, { code, message: messages[code] }))
      await db.outbox.delete(row.seq)
    }
    await writeMeta('channel', channel)
  })
}

export function toDeadLetter(
  row: OutboxRow,
  error: Pick<DeadLetter, 'code' | 'field' | 'message'>,
): DeadLetter {
  const { seq: _seq, notBefore: _notBefore, ...change } = row
  const { code, message, field } = error
  return { ...change, code, message, field, at: Date.now() }
}

/** Changes that the server refused, oldest first. Only the person can remove them. */
export async function listDeadLetters(): Promise<DeadLetter[]> {
  return (await db.deadletter.toArray()).toSorted((a, b) => a.at - b.at)
}

export async function findDeadLetter(mutationId: string): Promise<DeadLetter | undefined> {
  return db.deadletter.get(mutationId)
}

/** Puts a refused change back into the outbox, as a new change of the same record. */
export async function resendDeadLetter(mutationId: string): Promise<void> {
  await withDb(() =>
    db.transaction('rw', [db.outbox, db.deadletter], async () => {
      const letter = await db.deadletter.get(mutationId)
      if (!letter) return
      const { kind, entityId, occurredAt, tzOffsetMin, localDate, base } = letter
      const at = { occurredAt, tzOffsetMin, localDate }
      const row = outboxRow({
        mutationId: newId(),
        kind,
        entityId,
        payload: await buildResendPayload(letter),
        at,
      })
      await db.outbox.add({ ...row, ...(base && { base }) })
      await db.deadletter.delete(mutationId)
    }),
  )
}

/** A profile includes the edits that waited for it: it is now sent after them and would overwrite them. */
async function buildResendPayload({ kind, entity, entityId, payload }: DeadLetter): Promise<object> {
  if (kind !== 'profile.create') return payload
  const edits = await db.outbox.where('[entity+entityId]').equals([entity, entityId]).sortBy('seq')
  return edits.reduce((profile, edit) => applyPatch(profile, edit.payload), payload)
}

/**
 * Discards a refused change permanently; the screen asks first. A record that the server never received is deleted with
 * its later changes; a changed record returns to its earlier state, and the server's version is read again.
 */
export async function discardDeadLetter(mutationId: string): Promise<void> {
  const all = [db.deadletter, db.outbox, db.meta, db.symptoms, db.triage, db.activities]
  await withDb(() =>
    db.transaction('rw', all, async () => {
      const letter = await db.deadletter.get(mutationId)
      if (!letter) return
      await db.deadletter.delete(mutationId)
      const { kind, entity, entityId } = letter
      switch (kind) {
        case 'symptoms.create':
        case 'triage.create':
        case 'activities.create':
          await discardPendingChanges(entity, [entityId])
          return db.table(entity).delete(entityId)
        case 'symptoms.update':
        case 'symptoms.delete':
          await restore(letter)
          return forgetMeta('cursor')
        case 'activities.update':
        case 'profile.create':
        case 'profile.patch':
        case 'messages.seen':
        case 'messages.answer':
          return forgetMeta('cursor')
        // It stays read on this phone; the person's other phones are not informed.
        case 'notifications.read':
      }
    }),
  )
}

/** Deletes the queued and refused changes of records that the server does not have and never will. */
export async function discardPendingChanges(entity: EntityKind, ids: readonly string[]): Promise<void> {
  const keys = ids.map((id) => [entity, id])
  await db.outbox.where('[entity+entityId]').anyOf(keys).delete()
  await db.deadletter.where('[entity+entityId]').anyOf(keys).delete()
}

/** The feed omits what this phone created itself, so the earlier state comes from here. */
async function restore({ entity, entityId, base }: DeadLetter): Promise<void> {
  if (!base) return
  const unsent = await db.outbox.where('[entity+entityId]').equals([entity, entityId]).sortBy('seq')
  const shown = symptomEntry.safeParse(applyUnsentChanges(base, unsent))
  await (shown.success ? db.symptoms.put(shown.data) : db.symptoms.delete(entityId))
}
