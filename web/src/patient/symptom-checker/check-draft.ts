import { dropDraft, findDraft, saveDraft } from '../../data/local/index.ts'
import { checkSchema, type Check } from './check.ts'

const formId = 'symptom-check'

/** Keeps the answers so far. A phone that cannot keep them says so when the result is saved, not at every answer. */
export async function saveCheckDraft(check: Check): Promise<void> {
  await saveDraft(formId, check).catch(() => undefined)
}

/** Today's check, also a finished one. One of another day or another version is dropped. */
export async function findCheckDraft(today: string): Promise<Check | undefined> {
  const stored = await findDraft(formId)
  if (stored === undefined) return undefined
  const check = checkSchema.safeParse(stored).data
  if (check?.localDate === today) return check
  await deleteCheckDraft()
  return undefined
}

export async function deleteCheckDraft(): Promise<void> {
  await dropDraft(formId).catch(() => undefined)
}
