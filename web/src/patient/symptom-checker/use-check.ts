import type { Track } from '@second-wind/core/triage/options'
import { useEffect, useState } from 'react'
import { captureNow, dropDraft, findDraft, saveDraft } from '../../data/local/index.ts'
import { type Check, checkSchema, isOpen, startCheck, withAnswer } from './check.ts'

export type CheckState = {
  check: Check | 'none' | 'opening'
  start: (track: Track) => void
  answer: (question: string, option: string) => void
  forget: () => void
}

/** The check on screen. Every answer is kept on the phone at once, so that a call or a flat battery costs nothing. */
export function useCheck(): CheckState {
  const [check, setCheck] = useState<Check | 'none' | 'opening'>('opening')

  useEffect(() => {
    // Whoever has begun meanwhile keeps what is on screen.
    const show = (kept: Check | undefined) => setCheck((now) => (now === 'opening' ? (kept ?? 'none') : now))
    findCheckDraft(captureNow().localDate).then(show, () => show(undefined))
  }, [])

  const put = (next: Check) => {
    setCheck(next)
    void saveCheckDraft(next)
  }
  return {
    check,
    start: (track) => put(startCheck(track)),
    answer: (question, option) => {
      if (isOpen(check)) put(withAnswer(check, question, option))
    },
    forget: () => {
      setCheck('none')
      void deleteCheckDraft()
    },
  }
}

const formId = 'symptom-check'

/** Keeps the answers so far. A phone that cannot keep them says so when the result is saved, not at every answer. */
async function saveCheckDraft(check: Check): Promise<void> {
  await saveDraft(formId, check).catch(() => undefined)
}

/** Today's check, also a finished one. One of another day or another version is dropped. */
async function findCheckDraft(today: string): Promise<Check | undefined> {
  const stored = await findDraft(formId)
  if (stored === undefined) return undefined
  const check = checkSchema.safeParse(stored).data
  if (check?.localDate === today) return check
  await deleteCheckDraft()
  return undefined
}

async function deleteCheckDraft(): Promise<void> {
  await dropDraft(formId).catch(() => undefined)
}
