import type { Patient } from '@second-wind/core/records/patient'
import type { Track } from '@second-wind/core/triage/options'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type CheckDraft,
  changeCheckDraft,
  findCheckDraft,
  reportCheck,
  saveCheckDraft,
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

const doNothing = () => undefined

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
  const report = async () => {
    if (!isCheckOpen(check)) return
    const reported = await reportCheck(check, patient)
    setCheck((now) => (isCheckOpen(now) && now.id === check.id ? { ...now, reported } : now))
  }
  // Home tries again when it opens.
  const tryToReport = () => void report().catch(doNothing)
  useOnLeave(tryToReport)
  return {
    check,
    start: (track) => {
      const started = startCheck(track)
      setCheck(started)
      void report().then(
        () => changeCheckDraft((kept) => (kept?.id === started.id ? kept : started)),
        doNothing,
      )
    },
    answer: (question, option) => {
      if (isCheckOpen(check)) put(withAnswer(check, question, option))
    },
    report: tryToReport,
    forget: () => {
      setCheck('none')
      const forgotten = isCheckOpen(check) ? check.id : undefined
      void report().then(
        () => changeCheckDraft((kept) => (kept?.id === forgotten ? undefined : kept)),
        doNothing,
      )
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
