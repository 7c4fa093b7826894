import { useEffect, useState } from 'react'
import type { Track } from '@second-wind/core/triage/options'
import { isOpen, startCheck, withAnswer, type Check } from './check.ts'
import { deleteCheckDraft, findCheckDraft, saveCheckDraft } from './check-draft.ts'
import { captureNow } from '../../data/local/index.ts'

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
