import { Icon } from '../ui/primitives/icon.tsx'
import { UrgentCall } from './urgent-call.tsx'
import styles from './call-buttons.module.css'

/** Urgent advice and 999 side by side, shown below same-day advice. */
export function CallRow() {
  return (
    <div className={styles.calls}>
      <UrgentCall className={styles.urgent} />
      <a href="tel:999" className={styles.emergency}>
        <Icon name="phone" />
        Call 999
      </a>
    </div>
  )
}
