import { recordId } from '@second-wind/core/platform/ids'
import { addDays, localDate } from '@second-wind/core/platform/moment'
import * as z from 'zod/mini'
import { symptomDraftId as formId, renameOldFields } from '../../data/live/unfinished-log.ts'
import { editDraftId as editFormId, isEditDraftKept } from '../../data/live/unfinished/unsaved-changes.ts'
import { deleteDraft, findDraft, listSymptoms, saveDraft } from '../../data/local/index.ts'
import { symptomForm, type SymptomForm } from './symptom-form.ts'

const symptomDraft = z.object({
  id: recordId,
  localDate,
  form: z.pipe(z.transform(renameOldFields), symptomForm),
})
export type SymptomDraft = z.infer<typeof symptomDraft>

/** Stores the form's values. A phone that cannot store them reports this when the entry is saved, not at every key. */
export const saveSymptomDraft = (id: string, day: string, form: SymptomForm): Promise<void> =>
  keep(formId, { id, localDate: day, form })

/**
 * The unfinished entry of today, or of yesterday with its day filled in: a sign logged before midnight is not lost. One
 * of an earlier day or another version, or one that was saved after all, is discarded.
 */
export async function findSymptomDraft(today: string): Promise<SymptomForm | undefined> {
  const stored = await findDraft(formId)
  if (stored === undefined) return undefined
  const draft = symptomDraft.safeParse(stored).data
  if (draft && draft.localDate >= addDays(today, -1) && !(await wasSaved(draft.id)))
    return draft.localDate === today ? draft.form : { ...draft.form, day: draft.form.day || draft.localDate }
  await deleteSymptomDraft()
  return undefined
}

export const deleteSymptomDraft = (): Promise<void> => drop(formId)

/** Stores the unfinished edit of one entry: the last one that was opened. */
export const saveEditDraft = (entryId: string, day: string, form: SymptomForm): Promise<void> =>
  keep(editFormId, { id: entryId, localDate: day, form })

/** The unfinished edit of this entry, of today or yesterday. */
export async function findEditDraft(entryId: string, today: string): Promise<SymptomForm | undefined> {
  const draft = symptomDraft.safeParse(await findDraft(editFormId)).data
  return draft?.id === entryId && isEditDraftKept(draft.localDate, today) ? draft.form : undefined
}

export const deleteEditDraft = (): Promise<void> => drop(editFormId)

const keep = (id: string, draft: SymptomDraft): Promise<void> => saveDraft(id, draft).catch(() => undefined)

const drop = (id: string): Promise<void> => deleteDraft(id).catch(() => undefined)

async function wasSaved(id: string): Promise<boolean> {
  const entries = await listSymptoms()
  return entries.some((entry) => entry.id === id)
}
