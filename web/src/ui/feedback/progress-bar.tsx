import styles from './progress-bar.module.css'

type Props = { label: string; value: number; max: number }

/** How far something is. Words beside it say the same. */
export function ProgressBar({ label, value, max }: Props) {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />
}
