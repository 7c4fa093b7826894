import type { Step } from '@second-wind/core/content/library/category-schema'
import { BreathPacer } from '../../../ui/breathing/breath-pacer.tsx'
import { Countdown } from './countdown.tsx'
import { RepetitionCounter } from './repetition-counter.tsx'
import type { PlayerControls } from './use-player.ts'

type Props = { step: Step; running: PlayerControls }

/** What runs beside the words of a step: a countdown, a count, the pacer, or nothing. */
export function StepPart({ step: { seconds, repetitions, breath }, running }: Props) {
  const { run, elapsedMs, isPaused, countOne } = running
  if (seconds !== undefined) return <Countdown seconds={seconds} elapsedMs={elapsedMs} isPaused={isPaused} />
  if (repetitions) return <RepetitionCounter {...repetitions} count={run.count} onCount={countOne} />
  if (breath) return <BreathPacer pace={breath} elapsedMs={elapsedMs} isPaused={isPaused} />
  return null
}
