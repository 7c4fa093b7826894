import { useEffect, useEffectEvent, useState } from 'react'
import type { GuidedExercise, PaceId } from '@second-wind/core/content/library/pacer-schema'
import type { ActivityReport } from '@second-wind/core/records/activity'
import {
  captureAt,
  newId,
  notSavedReason,
  saveActivity,
  type NotSavedReason,
} from '../../../data/local/index.ts'
import { dropToastError, toastError } from '../../../ui/feedback/toast.ts'
import { useTicking } from '../../../ui/hooks/use-ticker.ts'
import { useWakeLock } from '../../../ui/hooks/use-wake-lock.ts'
import { elapsedMs, isOver, longestMs, reportOf, seen, type Session } from './breathing-session.ts'

/** What became of the exercise that ended last. */
export type Ended = { exercise: GuidedExercise } & (
  | { outcome: 'too-short' }
  | { outcome: 'saved'; report: ActivityReport }
  | { outcome: 'not-saved'; reason: NotSavedReason; retry: () => void }
)

export type GuidedSession = {
  session: Session | undefined
  elapsedMs: number
  ended: Ended | undefined
  start: (exercise: GuidedExercise, paceId: PaceId) => void
  countOne: () => void
  stop: () => void
}

const lookEveryMs = 250

/** One exercise at a time. It ends when it is over, when it is stopped, and when the person leaves. */
export function useSession(): GuidedSession {
  const [session, setSession] = useState<Session>()
  const [ended, setEnded] = useState<Ended>()
  const { now, look } = useTicking(session !== undefined)
  const elapsed = session ? elapsedMs(session, now) : 0
  useWakeLock(session !== undefined && elapsed < longestMs(session))

  const record = async (done: Session, report: ActivityReport, at: number): Promise<void> => {
    const { exercise } = done
    try {
      await saveActivity(done.id, report, captureAt(at))
      setEnded({ exercise, outcome: 'saved', report })
      dropToastError()
    } catch (error) {
      toastError('Not saved', 'Your breathing exercise could not be saved. Please try again.')
      const retry = () => void record(done, report, at)
      setEnded({ exercise, outcome: 'not-saved', reason: notSavedReason(error), retry })
    }
  }
  const end = (done: Session) => {
    const at = Date.now()
    const report = reportOf(done, at)
    setSession(undefined)
    if (report) void record(done, report, at)
    else setEnded({ exercise: done.exercise, outcome: 'too-short' })
  }

  const endWhenOver = useEffectEvent(() => {
    if (session && isOver(session, Date.now())) end(session)
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
      setSession((running) => running && seen(running, isVisible, at))
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
      look()
      setEnded(undefined)
      setSession({ id: newId(), exercise, paceId, startedAt: Date.now(), count: 0 })
    },
    countOne: () => session && setSession({ ...session, count: session.count + 1 }),
    stop: () => session && end(session),
  }
}
