import type { GuidedExercise, PaceId } from '@second-wind/core/content/library/pacer-schema'
import type { ActivityReport } from '@second-wind/core/records/activity'
import { useEffect, useEffectEvent, useState } from 'react'
import { captureAt, newId, notSavedReason, type NotSavedReason } from '../../../data/local/index.ts'
import { saveActivity } from '../../../data/local/lazy.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'
import { useTicker } from '../../../ui/hooks/use-ticker.ts'
import { useWakeLock } from '../../../ui/hooks/use-wake-lock.ts'
import {
  elapsedMs,
  isSessionOver,
  maxSessionMs,
  buildActivityReport,
  updateVisibility,
  type BreathingSession,
} from './breathing-session.ts'

/** The result of the last exercise. */
export type EndedSession = { exercise: GuidedExercise } & (
  | { outcome: 'too-short' }
  | { outcome: 'saved'; report: ActivityReport }
  | { outcome: 'not-saved'; reason: NotSavedReason; retry: () => void }
)

export type BreathingSessionControls = {
  session: BreathingSession | undefined
  elapsedMs: number
  ended: EndedSession | undefined
  start: (exercise: GuidedExercise, paceId: PaceId) => void
  countOne: () => void
  stop: () => void
}

const lookEveryMs = 250

/** One exercise at a time. It ends when it is complete, when it is stopped, and when the person leaves. */
export function useBreathingSession(): BreathingSessionControls {
  const [session, setSession] = useState<BreathingSession>()
  const [ended, setEnded] = useState<EndedSession>()
  const { now, updateNow } = useTicker(session !== undefined)
  const elapsed = session ? elapsedMs(session, now) : 0
  useWakeLock(session !== undefined && elapsed < maxSessionMs(session))

  const record = async (done: BreathingSession, report: ActivityReport, at: number): Promise<void> => {
    const { exercise } = done
    try {
      await saveActivity(done.id, report, captureAt(at))
      setEnded({ exercise, outcome: 'saved', report })
      clearToastError()
    } catch (error) {
      toastError('Not saved', 'Your breathing exercise could not be saved. Try again.')
      const retry = () => void record(done, report, at)
      setEnded({ exercise, outcome: 'not-saved', reason: notSavedReason(error), retry })
    }
  }
  const end = (done: BreathingSession) => {
    const at = Date.now()
    const report = buildActivityReport(done, at)
    setSession(undefined)
    if (report) void record(done, report, at)
    else setEnded({ exercise: done.exercise, outcome: 'too-short' })
  }

  const endWhenOver = useEffectEvent(() => {
    if (session && isSessionOver(session, Date.now())) end(session)
  })
  useEffect(() => {
    if (!session) return
    const timer = setInterval(() => endWhenOver(), lookEveryMs)
    return () => clearInterval(timer)
  }, [session])

  useEffect(() => {
    const follow = () => {
      const isVisible = document.visibilityState === 'visible'
      const at = Date.now()
      setSession((running) => running && updateVisibility(running, isVisible, at))
    }
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])

  const endOnLeaving = useEffectEvent(() => {
    if (session) end(session)
  })
  useEffect(() => () => endOnLeaving(), [])

  return {
    session,
    elapsedMs: elapsed,
    ended,
    start: (exercise, paceId) => {
      updateNow()
      setEnded(undefined)
      setSession({ id: newId(), exercise, paceId, startedAt: Date.now(), count: 0 })
    },
    countOne: () => session && setSession({ ...session, count: session.count + 1 }),
    stop: () => session && end(session),
  }
}
