import { Button } from '@mantine/core'
import type { PlayerControls } from './use-player.ts'
import styles from './player-actions.module.css'

type Props = {
  running: PlayerControls
  /** State of a timed step; `none` for an untimed step. */
  course: 'none' | 'under-way' | 'over'
  isLast: boolean
  onDone: () => void
}

export function PlayerActions({ running, course, isLast, onDone }: Props) {
  const { run, isPaused, goTo, pauseOrGoOn } = running
  const isUnderWay = course === 'under-way'
  return (
    <div className={styles.actions}>
      {run.at > 0 && (
        <Button variant="outline" onClick={() => goTo(run.at - 1)}>
          Back
        </Button>
      )}
      {course !== 'none' && (
        // The same button throughout, so that it keeps the focus when the time is up.
        <Button variant="outline" onClick={isUnderWay ? pauseOrGoOn : () => goTo(run.at)}>
          {isUnderWay ? (isPaused ? 'Resume' : 'Pause') : 'Repeat'}
        </Button>
      )}
      {isLast ? (
        <Button color="green" onClick={onDone}>
          Done
        </Button>
      ) : (
        <Button color="green" onClick={() => goTo(run.at + 1)}>
          {isUnderWay ? 'Skip' : 'Next'}
        </Button>
      )}
    </div>
  )
}
