import { useState } from 'react'
import type { Step } from '@second-wind/core/content/library/category-schema'
import { useTicking } from '../../../ui/hooks/use-ticker.ts'
import { elapsedMs, goTo, minutesSpent, pauseOrGoOn, startRun, type Run } from './player-state.ts'

export type Running = {
  run: Run
  elapsedMs: number
  isPaused: boolean
  goTo: (at: number) => void
  pauseOrGoOn: () => void
  countOne: () => void
  /** Stops the clock. Whole minutes really spent. */
  stop: () => number
}

/** The clock is only looked at; ticks decide when to look. */
export function useRun(steps: readonly Step[]): Running {
  const [run, setRun] = useState(() => startRun(Date.now()))
  const isPaused = run.watch.startedAt === undefined
  const { now, look } = useTicking(!isPaused)

  const change = (next: Run) => {
    look()
    setRun(next)
  }
  return {
    run,
    elapsedMs: elapsedMs(run.watch, now),
    isPaused,
    goTo: (at) => change(goTo(run, steps, at, Date.now())),
    pauseOrGoOn: () => change(pauseOrGoOn(run, Date.now())),
    countOne: () => setRun({ ...run, count: run.count + 1 }),
    stop: () => {
      if (!isPaused) change(pauseOrGoOn(run, Date.now()))
      return minutesSpent(run, steps, Date.now())
    },
  }
}
