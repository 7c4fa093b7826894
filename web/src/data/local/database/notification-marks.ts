import * as z from 'zod/mini'
import { db, withDb } from './db-connection.ts'

/**
 * What the person has read, by read mark (core/src/notifications/read-mark.ts); and by inbox id, what was shown as a
 * notification and (with the minute) what was about to be. The latter two stay on this phone.
 */
export type MarkList = 'notificationsRead' | 'notificationsShown' | 'notificationsTried'

/** Far more than an inbox holds. */
const most = 500

const marks = z.array(z.string())

export async function listMarks(list: MarkList): Promise<ReadonlySet<string>> {
  return new Set(marks.safeParse((await db.meta.get(list))?.value).data)
}

/** @returns the ids that were not marked before: each is returned to only one of the tabs and the worker */
export async function addMarks(list: MarkList, ids: readonly string[]): Promise<string[]> {
  return withDb(() => db.transaction('rw', db.meta, async () => addMarksInTransaction(list, ids)))
}

/** Within the caller's transaction, which must include `meta`. */
export async function addMarksInTransaction(list: MarkList, ids: readonly string[]): Promise<string[]> {
  const marked = await listMarks(list)
  const added = [...new Set(ids)].filter((id) => !marked.has(id))
  if (added.length > 0) await db.meta.put({ key: list, value: [...marked, ...added].slice(-most) })
  return added
}
