import { breathingPacer } from '@second-wind/core/content/library/pacer'
import type { GuidedExercise, PaceId } from '@second-wind/core/content/library/pacer-schema'
import type { ActivityReport } from '@second-wind/core/records/activity'
import { breathAt, type Pace } from '../../../ui/breathing/breath-at.ts'

/** A running guided exercise. `id` becomes the id of its record; `count` applies only at the person's own pace. */
export type BreathingSession = {
  id: string
  exercise: GuidedExercise
  paceId: PaceId
  /** Epoch milliseconds. */
  startedAt: number
  /** When the pacer was hidden; epoch milliseconds. */
  hiddenAt?: number
  count: number
}

/** A shorter exercise is not recorded. */
const enoughMs = 60_000
/** At the person's own pace, the screen may turn off after this time. */
const longestOwnMs = 10 * 60_000

/** The pace of a session in seconds and breaths; undefined at the person's own pace. */
export function sessionPace({
  exercise,
  paceId,
}: Pick<BreathingSession, 'exercise' | 'paceId'>): Pace | undefined {
  const timing = breathingPacer.paces.find(({ id }) => id === paceId)?.timing
  return timing ? { ...timing, breaths: exercise.breaths } : undefined
}

/** A clock that was put back does not reduce the time; a phone that slept does not add any. */
export function elapsedMs(session: BreathingSession, now: number): number {
  return Math.min(Math.max(0, (session.hiddenAt ?? now) - session.startedAt), maxSessionMs(session))
}

/**
 * A pacer pauses while it is hidden, so that no breath is counted in a pocket. The person's own pace needs no screen.
 */
export function updateVisibility(
  session: BreathingSession,
  isVisible: boolean,
  now: number,
): BreathingSession {
  const { hiddenAt, ...shown } = session
  if (!isVisible) return sessionPace(session) ? { ...shown, hiddenAt: hiddenAt ?? now } : session
  return hiddenAt === undefined ? session : { ...shown, startedAt: session.startedAt + now - hiddenAt }
}

/** Whether it has run its full length. At their own pace the person ends it. */
export function isSessionOver(session: BreathingSession, now: number): boolean {
  return sessionPace(session) !== undefined && elapsedMs(session, now) >= maxSessionMs(session)
}

export function maxSessionMs(session: BreathingSession): number {
  const pace = sessionPace(session)
  return pace ? (pace.inSeconds + pace.outSeconds) * pace.breaths * 1000 : longestOwnMs
}

/** What to record; undefined for an exercise that was stopped almost at once. */
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
  const pace = sessionPace(session)
  return pace ? breathAt(pace, elapsed).breathsDone : session.count
}
