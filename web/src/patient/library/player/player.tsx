import { Button } from '@mantine/core'
import type { Category, ActivityStep } from '@second-wind/core/content/library/category-schema'
import { BreathPacer } from '../../../ui/breathing/breath-pacer.tsx'
import { StopRule } from '../../../ui/clinical/stop-rule.tsx'
import { TaskCard } from '../../../ui/content/task-card.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { useFocusOnArrival } from '../../../ui/hooks/use-focus-on-arrival.ts'
import { useWakeLock } from '../../../ui/hooks/use-wake-lock.ts'
import { StepDrawing } from '../drawings/step-drawing.tsx'
import type { LibraryActivity } from '../library-activity.ts'
import { ActivityFinished } from './activity-finished.tsx'
import { PlayerActions } from './player-actions.tsx'
import { longestMs, stepTimerState } from './player-state.ts'
import { RepetitionCounter } from './repetition-counter.tsx'
import { useFinishActivity } from './use-finish-activity.ts'
import { type PlayerControls, usePlayer } from './use-player.ts'
import styles from './player.module.css'

type Props = { category: Category; activity: LibraryActivity; onLeave: () => void }

/** Shows one step at a time, at the person's own pace. Leaving early records nothing. */
export function Player({ category, activity, onLeave }: Props) {
  const { title, steps } = activity
  const running = usePlayer(steps)
  const { finished, notSaved, finish } = useFinishActivity(activity)
  const heading = useFocusOnArrival<HTMLHeadingElement>()

  const { at } = running.run
  const step = steps[at]
  useWakeLock(!running.isPaused && running.elapsedMs < longestMs(step))

  if (finished) return <ActivityFinished category={category} activity={activity} finished={finished} />
  if (!step) return null
  // The circle of the pacer takes the place of the drawing.
  const drawing = step.breath ? undefined : step.drawing
  const isCounted = step.seconds !== undefined || step.repetitions !== undefined

  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button variant="outline" size="md" onClick={onLeave}>
          Stop
        </Button>
      </div>
      <TaskCard label="Current step">
        <div className={styles.bar} aria-hidden>
          {steps.map(({ text }, index) => (
            <span key={`${index} ${text}`} data-done={index <= at || undefined} />
          ))}
        </div>
        <div className={styles.body} data-drawn={step.drawing !== undefined} data-counted={isCounted}>
          <div role="status" className={styles.step}>
            <p className={styles.number}>
              Step {at + 1} of {steps.length}
            </p>
            <p className={styles.text}>{step.text}</p>
          </div>
          {drawing && <StepDrawing name={drawing} />}
          <StepPart key={at} step={step} running={running} />
        </div>
        {notSaved && <NotSavedNotice reason={notSaved} what="it" again="press Done again" />}
        <PlayerActions
          running={running}
          course={stepTimerState(step, running.elapsedMs)}
          isLast={at === steps.length - 1}
          onDone={() => void finish(running.stop())}
        />
      </TaskCard>
      <StopRule />
    </>
  )
}

type StepPartProps = { step: ActivityStep; running: PlayerControls }

/** The tool of a step: a countdown, a counter, the pacer, or none. */
function StepPart({ step: { seconds, repetitions, breath }, running }: StepPartProps) {
  const { run, elapsedMs, isPaused, countOne } = running
  if (seconds !== undefined) return <Countdown seconds={seconds} elapsedMs={elapsedMs} isPaused={isPaused} />
  if (repetitions) return <RepetitionCounter {...repetitions} count={run.count} onCount={countOne} />
  if (breath) return <BreathPacer pace={breath} elapsedMs={elapsedMs} isPaused={isPaused} />
  return null
}

type CountdownProps = { seconds: number; elapsedMs: number; isPaused: boolean }

function Countdown({ seconds, elapsedMs, isPaused }: CountdownProps) {
  const left = Math.max(0, Math.ceil(seconds - elapsedMs / 1000))
  return (
    <div className={styles.countdown}>
      <p role="timer" className={styles.time}>
        <span className={styles.figure}>{asClock(left)}</span>{' '}
        {isPaused && left > 0 ? 'left, paused' : 'left'}
      </p>
      <p role="status">{left === 0 && 'Time is up. Carry on when you are ready.'}</p>
    </div>
  )
}

/** "1:05" */
function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
