import { db, withDb } from '../database/db-connection.ts'

/**
 * Keeps a half-filled form; survives closing the app, updates and signing out. Committed with the write itself: a page
 * that is closed at this moment hears no answer, and what it has not committed then is undone.
 */
export async function saveDraft(formId: string, value: unknown): Promise<void> {
  await withDb(() =>
    db.transaction('rw', db.drafts, ({ idbtrans }) => {
      const kept = db.drafts.put({ formId, value, savedAt: Date.now() })
      idbtrans.commit()
      return kept
    }),
  )
}

/** The draft as it was saved: unparsed, the form checks it against its own schema. */
export async function findDraft(formId: string): Promise<unknown> {
  return (await db.drafts.get(formId))?.value
}

export async function dropDraft(formId: string): Promise<void> {
  await withDb(() => db.drafts.delete(formId))
}
