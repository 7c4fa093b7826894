import styles from './breath-circle.module.css'

type Props = {
  /** How full the lungs are, 0 to 1. */
  fullness: number
  children: string
}

/** Grows to its ring with the breath in and shrinks with the breath out, gently at both ends. */
export function BreathCircle({ fullness, children }: Props) {
  const eased = (1 - Math.cos(Math.PI * fullness)) / 2
  return (
    <div className={styles.stage} aria-hidden>
      <span className={styles.circle} style={{ transform: `scale(${(0.4 + 0.6 * eased).toFixed(3)})` }} />
      <span className={styles.seconds}>{children}</span>
    </div>
  )
}
