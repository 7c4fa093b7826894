import type { Patient } from '@second-wind/core/records/patient'
import type { Track } from '@second-wind/core/triage/options'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type CheckDraft,
  deleteCheckDraft,
  findCheckDraft,
  saveCheckDraft,
  saveUnfinishedCheck,
  unreportedRedFlags,
  withReported,
} from '../../data/live/unfinished-check.ts'
import { captureNow } from '../../data/local/index.ts'
import { isCheckOpen, startCheck, withAnswer } from './check.ts'

export type CheckState = {
  check: CheckDraft | 'none' | 'opening'
  start: (track: Track) => void
  answer: (question: string, option: string) => void
  /** Stores a warning sign of the unfinished check. */
  report: () => void
  forget: () => void
}

/** The check on screen. Every answer is stored at once, so that a phone call or a flat battery loses nothing. */
export function useCheck(patient: Patient | undefined): CheckState {
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
  const report = () => {
    if (!isCheckOpen(check)) return
    const redFlags = unreportedRedFlags(check, patient)
    if (redFlags.length === 0) return
    put(withReported(check, redFlags))
    saveUnfinishedCheck(check, patient).catch(() => {
      setCheck((now) => (isCheckOpen(now) ? { ...now, reported: check.reported } : now))
      // Home tries again when it opens.
      void saveCheckDraft(check)
    })
  }
  useOnLeave(report)
  return {
    check,
    start: (track) => {
      report()
      put(startCheck(track))
    },
    answer: (question, option) => {
      if (isCheckOpen(check)) put(withAnswer(check, question, option))
    },
    report,
    forget: () => {
      report()
      setCheck('none')
      void deleteCheckDraft()
    },
  }
}

/** When another screen opens, and when the app is closed, covered or locked, which on a phone can be its end. */
function useOnLeave(act: () => void): void {
  const leave = useEffectEvent(act)
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      leave()
    }
  }, [])
}
