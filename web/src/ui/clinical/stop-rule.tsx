import { stopRule } from '@second-wind/core/content/library/stop-rule'
import styles from './stop-rule.module.css'

/** When to stop an activity. Shown before and during every activity. */
export function StopRule() {
  return (
    <p className={styles.rule}>
      <strong>{stopRule.title}: </strong>
      {stopRule.text}
    </p>
  )
}
