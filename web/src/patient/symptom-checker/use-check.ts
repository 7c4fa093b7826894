import type { Patient } from '@second-wind/core/records/patient'
import type { Track } from '@second-wind/core/triage/options'
import { useEffect, useState } from 'react'
import { captureNow } from '../../data/local/index.ts'
import {
  type CheckDraft,
  deleteCheckDraft,
  findCheckDraft,
  isCheckOpen,
  saveCheckDraft,
  startCheck,
  withAnswer,
} from './check.ts'
import { saveUnfinishedCheck, unreportedRedFlags, withReported } from './report-unfinished-check.ts'

export type CheckState = {
  check: CheckDraft | 'none' | 'opening'
  start: (track: Track) => void
  answer: (question: string, option: string) => void
  /** Stores a warning sign of the unfinished check. */
  report: (patient: Patient | undefined) => void
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
    report: (patient) => {
      if (!isCheckOpen(check)) return
      const redFlags = unreportedRedFlags(check, patient)
      if (redFlags.length === 0) return
      put(withReported(check, redFlags))
      const notReported = () =>
        setCheck((now) => (isCheckOpen(now) ? { ...now, reported: check.reported } : now))
      saveUnfinishedCheck(check, patient).catch(notReported)
    },
    forget: () => {
      setCheck('none')
      void deleteCheckDraft()
    },
  }
}
