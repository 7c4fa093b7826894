import { emergencyFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import { symptomReport, untouchedReport } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import * as z from 'zod/mini'
import { findDraft, listEntriesForFindings } from '../local/index.ts'

/** The tracker's stored form. */
export const symptomDraftId = 'symptoms'

/**
 * What an unfinished log contains: a sign that calls for 999, or that the person feels worse. Its answers are not sent,
 * and count nowhere else.
 */
export type UnfinishedLog = 'emergency' | 'much-worse' | 'worse'

const draft = z.object({
  id: z.string(),
  localDate: z.string(),
  form: z.object({
    breathlessness: z._default(symptomReport.shape.breathlessness, untouchedReport.breathlessness),
    temperature: z._default(symptomReport.shape.temperature, untouchedReport.temperature),
    sputumColor: z._default(symptomReport.shape.sputumColor, untouchedReport.sputumColor),
    way: z.optional(z.string()),
  }),
})

/**
 * Reads a draft of today or yesterday.
 *
 * @param stored the draft as it is stored
 * @param entries the newest entries: a draft whose entry was saved after all is finished
 */
export function unfinishedLog(
  stored: unknown,
  entries: readonly { id: string }[],
  today: string,
): UnfinishedLog | undefined {
  const { data } = draft.safeParse(stored)
  if (!data || data.localDate < addDays(today, -1)) return undefined
  if (entries.some(({ id }) => id === data.id)) return undefined
  const { way, ...signs } = data.form
  if (emergencyFindings({ ...untouchedReport, ...signs }).length > 0) return 'emergency'
  return way === 'much-worse' || way === 'worse' ? way : undefined
}

/** The same, live. What cannot be read counts as absent; the screens say so themselves. */
export function useUnfinishedLog(today: string): UnfinishedLog | undefined {
  const stored = useLiveQuery(() => findDraft(symptomDraftId).catch(() => undefined))
  const entries = useLiveQuery(() => listEntriesForFindings().catch(() => []))
  return entries && unfinishedLog(stored, entries, today)
}
