import { db } from '../database/db-connection.ts'
import type { FlushNote } from '../database/rows.ts'

const most = 50

/** The results of the latest flushes, newest first. */
export async function listFlushNotes(): Promise<FlushNote[]> {
  return db.flushes.orderBy('id').reverse().toArray()
}

/** Keeps the newest notes of pages and worker together. */
export async function addFlushNote(note: Omit<FlushNote, 'id'>): Promise<void> {
  await db.transaction('rw', db.flushes, async () => {
    await db.flushes.add(note)
    const old = await db.flushes.orderBy('id').reverse().offset(most).primaryKeys()
    await db.flushes.bulkDelete(old)
  })
}
