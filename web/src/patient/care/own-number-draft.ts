import * as z from 'zod/mini'
import { deleteDraft, findDraft, saveDraft } from '../../data/local/index.ts'

const formId = 'own-numbers'

/** A draft may hold what is no phone number yet. */
const draft = z.object({ gp: z.string(), nurse: z.string(), pharmacy: z.string() })
export type NumbersDraft = z.infer<typeof draft>

/** Stores the form's values. A phone that cannot store them reports this when the numbers are saved. */
export const saveNumbersDraft = (values: NumbersDraft): Promise<void> =>
  saveDraft(formId, values).catch(() => undefined)

/** What cannot be read counts as no draft. */
export const findNumbersDraft = (): Promise<NumbersDraft | undefined> =>
  findDraft(formId).then(
    (stored) => draft.safeParse(stored).data,
    () => undefined,
  )

export const deleteNumbersDraft = (): Promise<void> => deleteDraft(formId).catch(() => undefined)
