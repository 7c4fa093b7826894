import type { Track } from '@second-wind/core/triage/options'
import { useEffect, useState } from 'react'
import { captureNow, deleteDraft, findDraft, saveDraft } from '../../data/local/index.ts'
import { type CheckDraft, checkSchema, isCheckOpen, startCheck, withAnswer } from './check.ts'

export type CheckState = {
  check: CheckDraft | 'none' | 'opening'
  start: (track: Track) => void
  answer: (question: string, option: string) => void
  forget: () => void
}

/** The check on screen. Every answer is stored at once, so that a phone call or a flat battery loses nothing. */
export function useCheck(): CheckState {
  const [check, setCheck] = useState<CheckDraft | 'none' | 'opening'>('opening')

  useEffect(() => {
    // If the person has started meanwhile, the check on screen stays.
    const show = (kept: CheckDraft | undefined) =>
      setCheck((now) => (now === 'opening' ? (kept ?? 'none') : now))
    findCheckDraft(captureNow().localDate).then(show, () => show(undefined))
  }, [])

  const put = (next: CheckDraft) => {
    setCheck(next)
    void saveCheckDraft(next)
  }
  return {
    check,
    start: (track) => put(startCheck(track)),
    answer: (question, option) => {
      if (isCheckOpen(check)) put(withAnswer(check, question, option))
    },
    forget: () => {
      setCheck('none')
      void deleteCheckDraft()
    },
  }
}

const formId = 'symptom-check'

/**
 * Stores the answers so far. A phone that cannot store them reports this when the result is saved, not at every answer.
 */
async function saveCheckDraft(check: CheckDraft): Promise<void> {
  await saveDraft(formId, check).catch(() => undefined)
}

/** Today's check, finished or not. One of another day or version is discarded. */
async function findCheckDraft(today: string): Promise<CheckDraft | undefined> {
  const stored = await findDraft(formId)
  if (stored === undefined) return undefined
  const check = checkSchema.safeParse(stored).data
  if (check?.localDate === today) return check
  await deleteCheckDraft()
  return undefined
}

async function deleteCheckDraft(): Promise<void> {
  await deleteDraft(formId).catch(() => undefined)
}
