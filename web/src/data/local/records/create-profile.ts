import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { Profile } from '@second-wind/core/records/patient'
import { readMarksId } from '@second-wind/core/records/read-mark-code'
import { localPatientId } from '../account/local-ids.ts'
import { db } from '../database/db-connection.ts'
import { forgetMeta } from '../database/meta.ts'
import { newId } from '../database/new-id.ts'
import { discardPendingChanges } from '../outbox/dead-letters.ts'
import { listReceipts } from '../outbox/receipts.ts'
import { outboxRow, saveOnce } from '../outbox/save-with-outbox.ts'
import { deleteSharedMarks } from './read-marks.ts'

const recordKinds = ['symptoms', 'triage', 'activities'] as const

/**
 * Sets up the app for the first time or for another person. The new profile replaces the previous one, and records that
 * were only read from the server are deleted, because they belong to the previous person. Entries logged on this phone
 * stay.
 *
 * @throws NotSavedError
 */
export async function createProfile(profile: Profile, at: CapturedAt): Promise<void> {
  const id = localPatientId
  const change = {
    mutationId: newId(),
    kind: 'profile.create',
    entityId: String(id),
    payload: profile,
    at,
  } as const
  const records = recordKinds.map((kind) => db.table(kind))
  const tables = [
    db.profile,
    ...records,
    db.messages,
    db.outbox,
    db.deadletter,
    db.receiptSets,
    db.meta,
  ] as const
  await saveOnce([...tables], change, async () => {
    await db.deadletter
      .where('[entity+entityId]')
      .equals(['profile', String(id)])
      .delete()
    await db.outbox.add(outboxRow(change))
    await db.profile.put({ ...profile, id, alertCount: 0, createdAt: at.occurredAt, version: 0 })
    for (const kind of recordKinds) await removePulledRecords(kind)
    await removeMessages()
    await discardPendingChanges('notifications', [readMarksId])
    await deleteSharedMarks()
    await forgetMeta('cursor')
  })
}

/** Records that came from the server and have no receipt were logged elsewhere. */
async function removePulledRecords(kind: (typeof recordKinds)[number]): Promise<void> {
  const table = db.table<{ id: string; receivedAt?: string }, string>(kind)
  const received = (await table.filter((record) => record.receivedAt !== undefined).toArray()).map(
    ({ id }) => id,
  )
  const sentFromHere = new Set((await listReceipts(kind, received)).map(({ mutationId }) => mutationId))
  const others = received.filter((id) => !sentFromHere.has(id))
  await discardPendingChanges(kind, others)
  await table.bulkDelete(others)
}

/** These messages were to the previous person; any for this person arrive again. */
async function removeMessages(): Promise<void> {
  await discardPendingChanges('messages', await db.messages.toCollection().primaryKeys())
  await db.messages.clear()
}
