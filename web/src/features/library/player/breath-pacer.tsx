import { useState } from 'react'
import { breathingPacer } from '@second-wind/core/content/library/pacer'
import type { Step } from '@second-wind/core/content/library/category'
import { breathAt } from './breath-at.ts'
import styles from './breath-pacer.module.css'

type Props = { pace: NonNullable<Step['breath']>; elapsedMs: number; isPaused: boolean }

const { phases, textMode, counterLabel, neverHold } = breathingPacer

/** A circle that grows with the breath in; or words only, for whoever wants or needs nothing to move. */
export function BreathPacer({ pace, elapsedMs, isPaused }: Props) {
  const [isWordsOnly, setWordsOnly] = useState(prefersStillness)
  const { phase, secondsLeft, fullness, breathsDone, isOver } = breathAt(pace, elapsedMs)
  const words = isWordsOnly ? textMode[phase] : phases[phase]
  return (
    <div className={styles.pacer}>
      <div className={styles.stage} aria-hidden>
        {!isWordsOnly && (
          <span
            className={styles.circle}
            style={{ transform: `scale(${(0.4 + 0.6 * fullness).toFixed(3)})` }}
          />
        )}
        {!isOver && !isPaused && <span className={styles.seconds}>{secondsLeft}</span>}
      </div>
      <p role="status" className={styles.phase}>
        {isOver ? 'That is all. Go on when you are ready.' : isPaused ? 'Paused' : words}
      </p>
      <div className={styles.row}>
        <p className={styles.count}>
          {counterLabel}: {breathsDone} of {pace.breaths}
        </p>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isWordsOnly}
            onChange={(event) => setWordsOnly(event.currentTarget.checked)}
          />
          {textMode.label}
        </label>
      </div>
      <p className={styles.quiet}>{isWordsOnly ? `${textMode.hint} ${neverHold}` : neverHold}</p>
    </div>
  )
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
