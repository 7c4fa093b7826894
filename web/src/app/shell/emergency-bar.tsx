import type { ReactNode } from 'react'
import { Icon } from '../../ui/primitives/icon.tsx'
import { UrgentCall } from '../../widgets/urgent-call.tsx'
import styles from './emergency-bar.module.css'

type Props = {
  /** Replaces the urgent call. */
  children?: ReactNode
}

/** The emergency links, in the same place on every patient screen. Plain links: no script, no network. */
export function EmergencyBar({ children }: Props) {
  return (
    <section aria-label="Get help by phone" className={styles.bar}>
      <div className={styles.links}>
        {children ?? <UrgentCall className={styles.urgent} />}
        <a className={styles.emergency} href="tel:999">
          <Icon name="phone" />
          Call 999
        </a>
      </div>
    </section>
  )
}
