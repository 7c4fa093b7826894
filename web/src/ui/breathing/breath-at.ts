import type { ActivityStep } from '@second-wind/core/content/library/category-schema'

export type Pace = NonNullable<ActivityStep['breath']>

export type BreathNow = {
  phase: 'inhale' | 'exhale'
  secondsLeft: number
  /** How full the lungs are, 0 to 1. */
  fullness: number
  /** Completed breaths. */
  breathsDone: number
  isOver: boolean
}

/** The state of the pacer at a time. The breath out follows the breath in immediately, without a pause (C-45, C19). */
export function breathAt({ inSeconds, outSeconds, breaths }: Pace, elapsedMs: number): BreathNow {
  const seconds = elapsedMs / 1000
  const breathsDone = Math.min(breaths, Math.floor(seconds / (inSeconds + outSeconds)))
  const into = seconds - breathsDone * (inSeconds + outSeconds)
  if (breathsDone === breaths) {
    return { phase: 'exhale', secondsLeft: 0, fullness: 0, breathsDone, isOver: true }
  }
  const isIn = into < inSeconds
  return {
    phase: isIn ? 'inhale' : 'exhale',
    secondsLeft: Math.ceil(isIn ? inSeconds - into : inSeconds + outSeconds - into),
    fullness: isIn ? into / inSeconds : 1 - (into - inSeconds) / outSeconds,
    breathsDone,
    isOver: false,
  }
}
