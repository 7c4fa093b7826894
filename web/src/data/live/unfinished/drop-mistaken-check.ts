import * as z from 'zod/mini'
import { changeDraft, checkDraftId } from '../../local/index.ts'

/** Of a check: the id of its result, and the 999 answers that are stored as a result before its end. */
const checkDraft = z.object({ id: z.string(), reported: z.optional(z.array(z.string())) })

/**
 * Deletes the kept answers of a symptom check whose 999 answer was chosen by mistake: "Carry on" would ask for 999 again.
 * Those of another check stay.
 */
export const dropMistakenCheck = (resultId: string): Promise<void> =>
  changeDraft(checkDraftId, (stored) => {
    const { data } = checkDraft.safeParse(stored)
    const isMistaken = data?.id === resultId || (data?.reported ?? []).length > 0
    return isMistaken ? undefined : stored
  })
