import { emergencyFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import type { ActionPlan } from '@second-wind/core/records/action-plan'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import * as z from 'zod/mini'
import { findDraft, findProfile, listSymptoms } from '../../local/index.ts'
import { findActionPlan } from '../../local/lazy.ts'
import { findUnfinishedLog, type UnfinishedLog, unfinishedLog } from '../unfinished-log.ts'

/** The stored forms of a change to an entry and to the own plan. */
export const editDraftId = 'symptoms-edit'
export const planDraftId = 'action-plan'

/** A change to an entry that was begun today or yesterday and not saved. */
export type UnsavedEdit = {
  entry: SymptomEntry
  /** The changed answers call for 999, and those of the stored entry do not: nobody else can know (HZ-02). */
  isFor999: boolean
}

const editDraft = z.object({ id: z.string(), localDate: z.string() })

export const isEditDraftKept = (draftDay: string, today: string): boolean => draftDay >= addDays(today, -1)

/** @param today local date, YYYY-MM-DD */
export function unsavedEdit(
  stored: unknown,
  entries: readonly SymptomEntry[],
  today: string,
  bestLpm: number | undefined,
): UnsavedEdit | undefined {
  const { data } = editDraft.safeParse(stored)
  if (!data || !isEditDraftKept(data.localDate, today)) return undefined
  const entry = entries.find(({ id }) => id === data.id)
  if (!entry) return undefined
  // The entry of an edit is stored, so that it does not end the draft.
  const said = unfinishedLog(stored, [], today, bestLpm)
  return { entry, isFor999: said === 'emergency' && emergencyFindings(entry).length === 0 }
}

/** From this phone. What cannot be read counts as absent. */
async function findUnsavedEdit(today: string): Promise<UnsavedEdit | undefined> {
  const [stored, entries, profile] = await Promise.all([
    findDraft(editDraftId).catch(() => undefined),
    listSymptoms().catch(() => []),
    findProfile().catch(() => undefined),
  ])
  return unsavedEdit(stored, entries, today, profile?.peakFlowBestLpm)
}

export const useUnsavedEdit = (today: string): UnsavedEdit | undefined =>
  useLiveQuery(() => findUnsavedEdit(today), [today])

/** The unfinished log, and a change to an entry that calls for 999: nothing milder stands beside either (HZ-02). */
export async function findUnfinished(today: string): Promise<UnfinishedLog | undefined> {
  const edit = await findUnsavedEdit(today)
  return edit?.isFor999 ? 'emergency' : findUnfinishedLog(today)
}

/** The same, live. */
export const useUnfinished = (today: string): UnfinishedLog | undefined =>
  useLiveQuery(() => findUnfinished(today), [today])

/** Whether a change of the own plan, or a new one, was typed and not saved. */
export const useHasUnsavedPlan = (): boolean =>
  useLiveQuery(async () => {
    const stored = z.record(z.string(), z.unknown()).safeParse(await findDraft(planDraftId)).data
    return stored !== undefined && isChanged(stored, await findActionPlan().catch(() => undefined))
  }) ?? false

const isChanged = (draft: Record<string, unknown>, plan: ActionPlan | undefined): boolean =>
  !plan ||
  Object.entries(draft).some(([key, value]) => !isSame(value, new Map(Object.entries(plan)).get(key)))

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
