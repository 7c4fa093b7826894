import type { PlanContent } from '@second-wind/core/records/action-plan'
import * as z from 'zod/mini'
import { planDraftId as formId } from '../../../data/live/unfinished/unsaved-changes.ts'
import { deleteDraft, findDraft, saveDraft } from '../../../data/local/index.ts'

const zone = z.object({ looksLike: z.string(), whatIDo: z.string() })

/** A draft may hold values that cannot be stored yet: a text that is too long, half a date. */
const draft = z.object({
  zones: z.object({ green: zone, amber: zone, red: zone }),
  medicines: z.string(),
  contacts: z.string(),
  writtenBy: z.string(),
  writtenOn: z.string(),
}) satisfies z.ZodMiniType<PlanContent>

/** Stores the form's values. A phone that cannot store them reports this when the plan is saved, not at every key. */
export const savePlanDraft = (values: PlanContent): Promise<void> =>
  saveDraft(formId, values).catch(() => undefined)

export async function findPlanDraft(): Promise<PlanContent | undefined> {
  return draft.safeParse(await findDraft(formId)).data
}

export const deletePlanDraft = (): Promise<void> => deleteDraft(formId).catch(() => undefined)
