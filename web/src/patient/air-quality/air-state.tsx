import type { AirReadingDescription } from '@second-wind/core/air/describe-air-reading'
import styles from './air-state.module.css'

/** What kind of reading this is, said before its figures: live, demo, saved, old or none. */
export function AirState({ line }: { line: AirReadingDescription }) {
  return (
    <p className={styles.state}>
      <span aria-hidden="true" className={styles.dot} data-state={line.state} />
      {line.notices[0]}
    </p>
  )
}
