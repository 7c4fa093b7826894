import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Group } from '@mantine/core'
import { breathingPacer } from '@second-wind/core/content/library/pacer'
import { useState } from 'react'
import { breathAt, type Pace } from './breath-at.ts'
import styles from './breath-pacer.module.css'

type Props = { pace: Pace; elapsedMs: number; isPaused: boolean }

const { phases, textMode, counterLabel, neverHold } = breathingPacer

/** A circle that grows with each breath in, or words only for people who prefer no motion. */
export function BreathPacer({ pace, elapsedMs, isPaused }: Props) {
  const [isWordsOnly, setWordsOnly] = useState(prefersReducedMotion)
  const { phase, secondsLeft, fullness, breathsDone, isOver } = breathAt(pace, elapsedMs)
  const text = isWordsOnly ? textMode[phase] : phases[phase]
  const seconds = isOver || isPaused ? '' : String(secondsLeft)
  return (
    <div className={styles.pacer}>
      {isWordsOnly ? (
        <p aria-hidden className={styles.seconds}>
          {seconds}
        </p>
      ) : (
        <BreathCircle fullness={fullness}>{seconds}</BreathCircle>
      )}
      <p role="status" className={styles.phase}>
        {isOver ? 'That is all. Carry on when you are ready.' : isPaused ? 'Paused' : text}
      </p>
      <Group gap="0 var(--space-4)" justify="center">
        <p className={styles.count}>
          {counterLabel}: {breathsDone} of {pace.breaths}
        </p>
        <Checkbox
          mod="choice"
          label={textMode.label}
          checked={isWordsOnly}
          onChange={(event) => setWordsOnly(event.currentTarget.checked)}
        />
      </Group>
      <p className={styles.quiet}>{isWordsOnly ? `${textMode.hint} ${neverHold}` : neverHold}</p>
    </div>
  )
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

type BreathCircleProps = {
  /** How full the lungs are, 0 to 1. */
  fullness: number
  children: string
}

/** Grows to its ring during the breath in and shrinks during the breath out, eased at both ends. */
function BreathCircle({ fullness, children }: BreathCircleProps) {
  const eased = (1 - Math.cos(Math.PI * fullness)) / 2
  return (
    <div className={styles.stage} aria-hidden>
      <span className={styles.circle} style={{ transform: `scale(${(0.4 + 0.6 * eased).toFixed(3)})` }} />
      <span className={styles.breathCircleSeconds}>{children}</span>
    </div>
  )
}
