import { Icon, type IconName } from './icon.tsx'
import styles from './badge.module.css'

/** A fact in one or two words. */
export function Badge({ icon, children }: { icon?: IconName; children: string }) {
  return (
    <span className={styles.badge}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
