import { emergencyFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import type { ActionPlan } from '@second-wind/core/records/action-plan'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import * as z from 'zod/mini'
import { findDraft, findProfile, listSymptoms } from '../local/index.ts'
import { findActionPlan } from '../local/lazy.ts'
import { unfinishedLog } from './unfinished-log.ts'

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

/** What cannot be read counts as absent. @param today local date, YYYY-MM-DD */
async function findUnsavedEdit(today: string): Promise<UnsavedEdit | undefined> {
  const stored = await findDraft(editDraftId)
  const { data } = editDraft.safeParse(stored)
  if (!data || !isEditDraftKept(data.localDate, today)) return undefined
  const [entries, profile] = await Promise.all([listSymptoms(), findProfile().catch(() => undefined)])
  const entry = entries.find(({ id }) => id === data.id)
  if (!entry) return undefined
  // The entry of an edit is stored, so that it does not end the draft.
  const said = unfinishedLog(stored, [], today, profile?.peakFlowBestLpm)
  return { entry, isFor999: said === 'emergency' && emergencyFindings(entry).length === 0 }
}

export const useUnsavedEdit = (today: string): UnsavedEdit | undefined =>
  useLiveQuery(() => findUnsavedEdit(today).catch(() => undefined), [today])

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
