import type { ActivityStep } from '@second-wind/core/content/library/category-schema'

/** Time as a stopwatch measures it: from the clock, so that it is exact after the phone slept. Milliseconds. */
export type Stopwatch = { before: number; startedAt: number | undefined }

/** Progress through an activity. `spentMs` is the time spent on earlier steps. */
export type PlayerState = { at: number; watch: Stopwatch; count: number; spentMs: number }

export const startPlayer = (now: number): PlayerState => ({
  at: 0,
  watch: startWatch(now),
  count: 0,
  spentMs: 0,
})

export function goToStep(
  run: PlayerState,
  steps: readonly ActivityStep[],
  at: number,
  now: number,
): PlayerState {
  return { at, watch: startWatch(now), count: 0, spentMs: spentMs(run, steps, now) }
}

export function togglePause({ watch, ...run }: PlayerState, now: number): PlayerState {
  const startedAt = watch.startedAt === undefined ? now : undefined
  return { ...run, watch: { before: elapsedMs(watch, now), startedAt } }
}

/** A clock that was put back does not reduce the time. */
export function elapsedMs({ before, startedAt }: Stopwatch, now: number): number {
  return before + (startedAt === undefined ? 0 : Math.max(0, now - startedAt))
}

/** A step left open overnight counts only up to its maximum duration. */
function spentMs(run: PlayerState, steps: readonly ActivityStep[], now: number): number {
  return run.spentMs + Math.min(elapsedMs(run.watch, now), longestMs(steps[run.at]))
}

/** Whole minutes spent, at least 1. */
export function minutesSpent(run: PlayerState, steps: readonly ActivityStep[], now: number): number {
  return Math.max(1, Math.round(spentMs(run, steps, now) / 60_000))
}

/** Duration of a timed step; undefined when the person decides. */
function lengthMs({ seconds, breath }: ActivityStep): number | undefined {
  if (seconds !== undefined) return seconds * 1000
  return breath && (breath.inSeconds + breath.outSeconds) * breath.breaths * 1000
}

export function stepTimerState(step: ActivityStep, elapsed: number): 'none' | 'under-way' | 'over' {
  const length = lengthMs(step)
  if (length === undefined) return 'none'
  return elapsed < length ? 'under-way' : 'over'
}

/** After this time on one step the screen may turn off. */
export function longestMs(step: ActivityStep | undefined): number {
  return (step && lengthMs(step)) ?? fiveMinutesMs
}

const fiveMinutesMs = 5 * 60_000

const startWatch = (now: number): Stopwatch => ({ before: 0, startedAt: now })
