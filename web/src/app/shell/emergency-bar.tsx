import { Icon } from '../../ui/icon.tsx'
import { UrgentCall } from '../../ui/urgent-call.tsx'
import styles from './emergency-bar.module.css'

/** The way to help, in the same place on every patient screen. Plain links: no script, no network. */
export function EmergencyBar() {
  return (
    <section aria-label="Get help by phone" className={styles.bar}>
      <div className={styles.links}>
        <UrgentCall className={styles.urgent} />
        <a className={styles.emergency} href="tel:999">
          <Icon name="phone" />
          Call 999
        </a>
      </div>
    </section>
  )
}
