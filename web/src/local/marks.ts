import * as z from 'zod/mini'
import { db, withDb } from './connection.ts'

/** What the person has read, and what has come as a notification, by the ids of the inbox. Both stay on this phone. */
export type MarkList = 'notificationsRead' | 'notificationsShown'

/** Far more than an inbox holds. */
const most = 500

const marks = z.array(z.string())

export async function listMarks(list: MarkList): Promise<ReadonlySet<string>> {
  return new Set(marks.safeParse((await db.meta.get(list))?.value).data)
}

/** @returns those that were not marked before: of all tabs and the worker one gets each */
export async function addMarks(list: MarkList, ids: readonly string[]): Promise<string[]> {
  return withDb(() =>
    db.transaction('rw', db.meta, async () => {
      const marked = await listMarks(list)
      const added = ids.filter((id) => !marked.has(id))
      if (added.length > 0) await db.meta.put({ key: list, value: [...marked, ...added].slice(-most) })
      return added
    }),
  )
}

export async function removeMark(list: MarkList, id: string): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const marked = await listMarks(list)
    await db.meta.put({ key: list, value: [...marked].filter((other) => other !== id) })
  })
}
