import * as z from 'zod/mini'
import { recordId } from '@second-wind/core/model/ids'
import { localDate } from '@second-wind/core/model/moment'
import { dropDraft, findDraft, listSymptoms, saveDraft } from '../../local/index.ts'
import { symptomForm, type SymptomForm } from './symptom-form.ts'

const formId = 'symptoms'
const symptomDraft = z.object({ id: recordId, localDate, form: symptomForm })
export type SymptomDraft = z.infer<typeof symptomDraft>

/** Keeps what is on screen. A phone that cannot keep it says so when the entry is saved, not at every key. */
export async function keepSymptomDraft(id: string, day: string, form: SymptomForm): Promise<void> {
  await saveDraft(formId, { id, localDate: day, form } satisfies SymptomDraft).catch(() => undefined)
}

/** Today's unfinished entry. One of another day or another version, or one that was saved after all, is dropped. */
export async function findSymptomDraft(today: string): Promise<SymptomDraft | undefined> {
  const stored = await findDraft(formId)
  if (stored === undefined) return undefined
  const draft = symptomDraft.safeParse(stored).data
  if (draft?.localDate === today && !(await wasSaved(draft.id))) return draft
  await dropSymptomDraft()
  return undefined
}

export async function dropSymptomDraft(): Promise<void> {
  await dropDraft(formId).catch(() => undefined)
}

async function wasSaved(id: string): Promise<boolean> {
  const newest = await listSymptoms(14)
  return newest.some((entry) => entry.id === id)
}
