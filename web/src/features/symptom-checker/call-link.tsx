import { Icon } from '../../ui/icon.tsx'
import styles from './call-link.module.css'

type Props = { tel: string; level: 'emergency' | 'urgent'; children: string }

/** A number to tap, as wide as the thumb needs. */
export function CallLink({ tel, level, children }: Props) {
  return (
    <a href={`tel:${tel}`} className={styles.call} data-level={level}>
      <Icon name="phone" />
      {children}
    </a>
  )
}
