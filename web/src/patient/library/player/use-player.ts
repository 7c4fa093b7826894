import type { ActivityStep } from '@second-wind/core/content/library/category-schema'
import { useState } from 'react'
import { useTicker } from '../../../ui/hooks/use-ticker.ts'
import {
  elapsedMs,
  goToStep,
  minutesSpent,
  togglePause,
  startPlayer,
  type PlayerState,
} from './player-state.ts'

export type PlayerControls = {
  run: PlayerState
  elapsedMs: number
  isPaused: boolean
  goTo: (at: number) => void
  pauseOrGoOn: () => void
  countOne: () => void
  /** Stops the clock and returns the whole minutes spent. */
  stop: () => number
}

/** Time is read from the clock; ticks only decide when to read it. */
export function usePlayer(steps: readonly ActivityStep[]): PlayerControls {
  const [run, setRun] = useState(() => startPlayer(Date.now()))
  const isPaused = run.watch.startedAt === undefined
  const { now, updateNow } = useTicker(!isPaused)

  const change = (next: PlayerState) => {
    updateNow()
    setRun(next)
  }
  return {
    run,
    elapsedMs: elapsedMs(run.watch, now),
    isPaused,
    goTo: (at) => change(goToStep(run, steps, at, Date.now())),
    pauseOrGoOn: () => change(togglePause(run, Date.now())),
    countOne: () => setRun({ ...run, count: run.count + 1 }),
    stop: () => {
      if (!isPaused) change(togglePause(run, Date.now()))
      return minutesSpent(run, steps, Date.now())
    },
  }
}
