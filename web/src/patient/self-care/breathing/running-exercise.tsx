import { Button } from '@mantine/core'
import { breathingPacer } from '@second-wind/core/content/library/pacer'
import { BreathPacer } from '../../../ui/breathing/breath-pacer.tsx'
import styles from './exercises.module.css'
import { paceOf, type BreathingSession } from './breathing-session.ts'

type Props = { session: BreathingSession; elapsedMs: number; onCount: () => void }

const { ownPace, counterLabel } = breathingPacer

/** The pacer, or nothing that pushes: at their own pace people count for themselves, if they like. */
export function RunningExercise({ session, elapsedMs, onCount }: Props) {
  const pace = paceOf(session)
  if (pace) return <BreathPacer pace={pace} elapsedMs={elapsedMs} isPaused={false} />
  return (
    <div className={styles.own}>
      <p className={styles.words}>{ownPace.words}</p>
      <p role="status" className={styles.figure}>
        {counterLabel}: {session.count}
      </p>
      <Button variant="outline" onClick={onCount}>
        {ownPace.count}
      </Button>
    </div>
  )
}
