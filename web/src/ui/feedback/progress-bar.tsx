import styles from './progress-bar.module.css'

type Props = { label: string; value: number; max: number }

/** Shows progress. The adjacent text gives the same information. */
export function ProgressBar({ label, value, max }: Props) {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />
}
