import * as z from 'zod/mini'
import { db, withDb } from './db-connection.ts'

/**
 * What the person has read, by its mark (core/notifications/read-mark.ts); by the ids of the inbox, what has come as a
 * notification, and (with the minute) what was about to. Those two stay on this phone.
 */
export type MarkList = 'notificationsRead' | 'notificationsShown' | 'notificationsTried'

/** Far more than an inbox holds. */
const most = 500

const marks = z.array(z.string())

export async function listMarks(list: MarkList): Promise<ReadonlySet<string>> {
  return new Set(marks.safeParse((await db.meta.get(list))?.value).data)
}

/** @returns those that were not marked before: of all tabs and the worker one gets each */
export async function addMarks(list: MarkList, ids: readonly string[]): Promise<string[]> {
  return withDb(() => db.transaction('rw', db.meta, async () => addMarksInTransaction(list, ids)))
}

/** The same within the caller's transaction, which holds `meta`. */
export async function addMarksInTransaction(list: MarkList, ids: readonly string[]): Promise<string[]> {
  const marked = await listMarks(list)
  const added = [...new Set(ids)].filter((id) => !marked.has(id))
  if (added.length > 0) await db.meta.put({ key: list, value: [...marked, ...added].slice(-most) })
  return added
}
