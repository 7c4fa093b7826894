import { db, withDb } from './connection.ts'

/** Keeps a half-filled form; survives closing the app, updates and signing out. */
export async function saveDraft(formId: string, value: unknown): Promise<void> {
  await withDb(() => db.drafts.put({ formId, value, savedAt: Date.now() }))
}

/** The draft as it was saved: unparsed, the form checks it against its own schema. */
export async function findDraft(formId: string): Promise<unknown> {
  return (await db.drafts.get(formId))?.value
}

export async function dropDraft(formId: string): Promise<void> {
  await withDb(() => db.drafts.delete(formId))
}
