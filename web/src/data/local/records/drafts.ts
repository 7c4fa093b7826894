import { db, withDb } from '../database/db-connection.ts'

/**
 * Stores a half-filled form; survives closing the app, updates and signing out. The write commits explicitly: a page
 * that is being closed gets no callback, and uncommitted writes are undone.
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

/** Of the symptom check, which Home ends without its questions. */
export const checkDraftId = 'symptom-check'

/** The stored draft, unparsed: the form validates it with its own schema. */
export async function findDraft(formId: string): Promise<unknown> {
  return (await db.drafts.get(formId))?.value
}

/** In one transaction. A change to undefined deletes it. */
export async function changeDraft(formId: string, change: (value: unknown) => unknown): Promise<void> {
  await withDb(() =>
    db.transaction('rw', db.drafts, async () => {
      const value = change(await findDraft(formId))
      await (value === undefined
        ? db.drafts.delete(formId)
        : db.drafts.put({ formId, value, savedAt: Date.now() }))
    }),
  )
}

export async function deleteDraft(formId: string): Promise<void> {
  await withDb(() => db.drafts.delete(formId))
}
