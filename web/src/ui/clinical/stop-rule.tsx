import { stopRule } from '@second-wind/core/content/library/stop-rule'
import styles from './stop-rule.module.css'

/** Beside every activity, before and while it is done. */
export function StopRule() {
  return (
    <p className={styles.rule}>
      <strong>{stopRule.title}: </strong>
      {stopRule.text}
    </p>
  )
}
