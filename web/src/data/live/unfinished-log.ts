import { emergencyReport } from '@second-wind/core/findings/emergency-report'
import { emergencyFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import { symptomReport, untouchedReport } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import * as z from 'zod/mini'
import { findDraft, findProfile, listEntriesForFindings } from '../local/index.ts'

/** The tracker's stored form. */
export const symptomDraftId = 'symptoms'

/**
 * What an unfinished log contains: a sign that calls for 999, that the person feels worse, or a sign that calls for
 * advice the same day. Its answers are not sent, and count nowhere else.
 */
export type UnfinishedLog = 'emergency' | 'much-worse' | 'worse' | 'urgent'

/** An update in the middle of a form keeps what was answered: two fields once had other names. */
export function renameOldFields(form: unknown): unknown {
  const { data } = z.record(z.string(), z.unknown()).safeParse(form)
  if (!data) return form
  const { peakFlow: peakFlowLpm, way: dayChoice, ...fields } = data
  return {
    ...(peakFlowLpm !== undefined && { peakFlowLpm }),
    ...(dayChoice !== undefined && { dayChoice }),
    ...fields,
  }
}

const draft = z.object({
  id: z.string(),
  localDate: z.string(),
  form: z.pipe(
    z.transform(renameOldFields),
    z.object({
      breathlessness: z._default(symptomReport.shape.breathlessness, untouchedReport.breathlessness),
      temperature: z._default(symptomReport.shape.temperature, untouchedReport.temperature),
      sputumColor: z._default(symptomReport.shape.sputumColor, untouchedReport.sputumColor),
      peakFlowLpm: z._default(z.string(), ''),
      dayChoice: z.optional(z.string()),
    }),
  ),
})

/**
 * Reads a draft of today or yesterday and computes the peak flow zone from the current personal best.
 *
 * @param stored the draft as it is stored
 * @param entries the newest entries: a draft whose entry was saved after all is finished
 */
export function unfinishedLog(
  stored: unknown,
  entries: readonly { id: string }[],
  today: string,
  bestLpm: number | undefined,
): Exclude<UnfinishedLog, 'urgent'> | undefined {
  const { data } = draft.safeParse(stored)
  if (!data || data.localDate < addDays(today, -1)) return undefined
  if (entries.some(({ id }) => id === data.id)) return undefined
  const { dayChoice, ...signs } = data.form
  if (emergencyFindings(emergencyReport(signs, bestLpm)).length > 0) return 'emergency'
  return dayChoice === 'much-worse' || dayChoice === 'worse' ? dayChoice : undefined
}

/** The same from this phone, with signs that ask for advice. What cannot be read counts as absent. */
export async function findUnfinishedLog(today: string): Promise<UnfinishedLog | undefined> {
  const [stored, entries, profile] = await Promise.all([
    findDraft(symptomDraftId).catch(() => undefined),
    listEntriesForFindings().catch(() => []),
    findProfile().catch(() => undefined),
  ])
  const log = unfinishedLog(stored, entries, today, profile?.peakFlowBestLpm)
  if (log || !isLogBegun(stored, entries, today)) return log
  // The rules of all findings are not part of the first load.
  const { asksForAdvice } = await import('./unfinished-signs.ts')
  return asksForAdvice(stored, entries, profile) ? 'urgent' : undefined
}

/** The same, live. Each screen shows that it could not read. */
export const useUnfinishedLog = (today: string): UnfinishedLog | undefined =>
  useLiveQuery(() => findUnfinishedLog(today), [today])

const begunDraft = z.object({
  id: z.string(),
  localDate: z.string(),
  form: z.pipe(z.transform(renameOldFields), z.object({ dayChoice: z._default(z.string(), 'each') })),
})

/** Whether an entry of today or yesterday was begun and not saved, whatever it says. The tracker carries on with it. */
export function isLogBegun(stored: unknown, entries: readonly { id: string }[], today: string): boolean {
  const { data } = begunDraft.safeParse(stored)
  return (
    data !== undefined &&
    data.localDate >= addDays(today, -1) &&
    data.form.dayChoice !== 'none' &&
    entries.every(({ id }) => id !== data.id)
  )
}
