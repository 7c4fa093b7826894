import { Button } from '@mantine/core'
import { breathingPacer } from '@second-wind/core/content/library/pacer'
import type { GuidedExercise } from '@second-wind/core/content/library/pacer-schema'
import { useEffect, useRef } from 'react'
import { BreathPacer } from '../../../ui/breathing/breath-pacer.tsx'
import { StopRule } from '../../../ui/clinical/stop-rule.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { type BreathingSession, sessionPace } from './breathing-session.ts'
import { ExerciseOutcome } from './exercise-outcome.tsx'
import type { BreathingSessionControls } from './use-breathing-session.ts'
import styles from './exercises.module.css'

type Props = {
  exercise: GuidedExercise
  length: string
  guided: BreathingSessionControls
  onStart: () => void
}

/** One exercise: its description, then the pacer, then the result. */
export function ExerciseCard({ exercise, length, guided, onStart }: Props) {
  const { session, ended } = guided
  const isRunning = session?.exercise.id === exercise.id
  const hasEnded = ended?.exercise.id === exercise.id
  const heading = useRef<HTMLHeadingElement>(null)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (isRunning === wasRunning.current) return
    wasRunning.current = isRunning
    // The pressed button disappears, so the focus moves here.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [isRunning])

  return (
    <Card>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {exercise.title}
        </h3>
        {isRunning && (
          <Button variant="outline" size="md" onClick={guided.stop}>
            Stop
          </Button>
        )}
      </div>
      {isRunning ? (
        <>
          <p>{exercise.begin}</p>
          <RunningExercise session={session} elapsedMs={guided.elapsedMs} onCount={guided.countOne} />
          <StopRule />
        </>
      ) : (
        <>
          <p>{exercise.description}</p>
          <p className={styles.length}>{length}</p>
          <Button
            variant="outline"
            disabled={session !== undefined}
            onClick={onStart}
            aria-label={`Start ${exercise.title}`}
          >
            Start
          </Button>
        </>
      )}
      <div role="status" className={styles.ended}>
        {hasEnded && <ExerciseOutcome ended={ended} />}
      </div>
    </Card>
  )
}

type RunningExerciseProps = { session: BreathingSession; elapsedMs: number; onCount: () => void }

const { ownPace, counterLabel } = breathingPacer

/** The pacer; at the person's own pace an optional counter that sets no rhythm. */
function RunningExercise({ session, elapsedMs, onCount }: RunningExerciseProps) {
  const pace = sessionPace(session)
  if (pace) return <BreathPacer pace={pace} elapsedMs={elapsedMs} isPaused={false} />
  return (
    <div className={styles.own}>
      <p className={styles.words}>{ownPace.text}</p>
      <p role="status" className={styles.figure}>
        {counterLabel}: {session.count}
      </p>
      <Button variant="outline" onClick={onCount}>
        {ownPace.count}
      </Button>
    </div>
  )
}
