import { breathingPacer } from '@second-wind/core/content/library/pacer'
import type { GuidedExercise, PaceId } from '@second-wind/core/content/library/pacer-schema'
import type { ActivityReport } from '@second-wind/core/records/activity'
import { breathAt, type Pace } from '../../../ui/breathing/breath-at.ts'

/** One guided exercise while it runs. `id` is that of the record it may become; `count` is for the person's own pace. */
export type BreathingSession = {
  id: string
  exercise: GuidedExercise
  paceId: PaceId
  /** Epoch milliseconds. */
  startedAt: number
  /** Since when nobody can see the pacer; epoch milliseconds. */
  hiddenAt?: number
  count: number
}

/** Shorter than this nothing is recorded. */
const enoughMs = 60_000
/** Nobody is still breathing along after this at their own pace, and the screen may go dark. */
const longestOwnMs = 10 * 60_000

/** The pace of a session in seconds and breaths; undefined when the person leads. */
export function paceOf({
  exercise,
  paceId,
}: Pick<BreathingSession, 'exercise' | 'paceId'>): Pace | undefined {
  const timing = breathingPacer.paces.find(({ id }) => id === paceId)?.timing
  return timing ? { ...timing, breaths: exercise.breaths } : undefined
}

/** A clock that was put back does not take time away; a phone that was left alone does not add any. */
export function elapsedMs(session: BreathingSession, now: number): number {
  return Math.min(Math.max(0, (session.hiddenAt ?? now) - session.startedAt), maxSessionMs(session))
}

/** A pace waits while nobody can see it, so that no breath is counted in a pocket. The person's own needs no screen. */
export function updateVisibility(
  session: BreathingSession,
  isVisible: boolean,
  now: number,
): BreathingSession {
  const { hiddenAt, ...shown } = session
  if (!isVisible) return paceOf(session) ? { ...shown, hiddenAt: hiddenAt ?? now } : session
  return hiddenAt === undefined ? session : { ...shown, startedAt: session.startedAt + now - hiddenAt }
}

/** Whether it has run its whole length. At their own pace the person ends it. */
export function isOver(session: BreathingSession, now: number): boolean {
  return paceOf(session) !== undefined && elapsedMs(session, now) >= maxSessionMs(session)
}

export function maxSessionMs(session: BreathingSession): number {
  const pace = paceOf(session)
  return pace ? (pace.inSeconds + pace.outSeconds) * pace.breaths * 1000 : longestOwnMs
}

/** What to record: nothing of an exercise that was hardly begun. */
export function buildActivityReport(session: BreathingSession, now: number): ActivityReport | undefined {
  const elapsed = elapsedMs(session, now)
  if (elapsed < enoughMs) return undefined
  const breaths = breathsOf(session, elapsed)
  return {
    type: breathingPacer.id,
    title: session.exercise.title,
    completed: true,
    durationMin: Math.round(elapsed / 60_000),
    ...(breaths > 0 && { progress: breaths }),
  }
}

function breathsOf(session: BreathingSession, elapsed: number): number {
  const pace = paceOf(session)
  return pace ? breathAt(pace, elapsed).breathsDone : session.count
}
