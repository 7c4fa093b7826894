import styles from './countdown.module.css'

type Props = { seconds: number; elapsedMs: number; isPaused: boolean }

export function Countdown({ seconds, elapsedMs, isPaused }: Props) {
  const left = Math.max(0, Math.ceil(seconds - elapsedMs / 1000))
  return (
    <div className={styles.countdown}>
      <p role="timer" className={styles.time}>
        <span className={styles.figure}>{asClock(left)}</span>{' '}
        {isPaused && left > 0 ? 'left, paused' : 'left'}
      </p>
      <p role="status">{left === 0 && 'Time is up. Go on when you are ready.'}</p>
    </div>
  )
}

/** "1:05" */
function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
