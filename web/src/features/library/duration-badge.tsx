import { Icon } from '../../ui/icon.tsx'
import styles from './duration-badge.module.css'

export function DurationBadge({ children }: { children: string }) {
  return (
    <span className={styles.badge}>
      <Icon name="clock" />
      {children}
    </span>
  )
}
