import { isSharedReadMark, readMarkOf } from '@second-wind/core/notifications/read-mark'
import type { CapturedAt } from '@second-wind/core/platform/moment'
import { readMarksId } from '@second-wind/core/records/read-mark-code'
import { readMarkList } from '@second-wind/core/records/read-mark-list'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'
import { newId } from '../database/new-id.ts'
import { listMarks, addMarksInTransaction } from '../database/notification-marks.ts'
import { type LocalChange, outboxRow, saveOnce } from '../outbox/save-with-outbox.ts'

/** Read marks from this phone and the person's other phones. Earlier releases stored ids instead of marks. */
export async function listReadMarks(): Promise<ReadonlySet<string>> {
  return new Set([...(await listMarks('notificationsRead'))].map(readMarkOf))
}

/**
 * Stores the read marks and queues them for the person's other phones, in one transaction and as one change. Ids that
 * were read before are not queued again.
 *
 * @param ids of the inbox
 * @throws NotSavedError
 */
export async function markNotificationsRead(ids: readonly string[], at: CapturedAt): Promise<void> {
  if (ids.length === 0) return
  const change: LocalChange = {
    mutationId: newId(),
    kind: 'notifications.read',
    entityId: readMarksId,
    payload: {},
    at,
  }
  await saveOnce([db.meta, db.outbox], change, async () => {
    const before = await listReadMarks()
    const added = await addMarksInTransaction('notificationsRead', ids.map(readMarkOf))
    const marks = added.filter((mark) => isSharedReadMark(mark) && !before.has(mark))
    if (marks.length > 0) await db.outbox.add(outboxRow({ ...change, payload: { marks } }))
  })
}

/**
 * Adds the server's marks to the local ones, so that nothing becomes unread again. Null: the marks belong to another
 * person.
 */
export async function mergeReadMarks(row: unknown): Promise<void> {
  if (row === null) return deleteSharedMarks()
  const parsed = z.safeParse(readMarkList, row)
  if (parsed.success) await addMarksInTransaction('notificationsRead', parsed.data.marks)
}

export async function deleteSharedMarks(): Promise<void> {
  const marks = [...(await listReadMarks())]
  const value = marks.filter((mark) => !isSharedReadMark(mark))
  if (value.length < marks.length) await db.meta.put({ key: 'notificationsRead', value })
}
