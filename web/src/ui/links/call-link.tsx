import type { Helpline } from '@second-wind/core/content/help/helpline-schema'
import { Icon } from '../primitives/icon.tsx'
import styles from './call-link.module.css'

type Props = {
  tel: string
  level: Helpline['calls'][number]['level']
  /** The one thing to do on its screen. */
  isMain?: boolean
  /** The service that is called, for screen readers. */
  about?: string
  onClick?: () => void
  children: string
}

/** A phone number. A plain link: no data, no network. */
export function CallLink({ tel, level, isMain = false, about, onClick, children }: Props) {
  return (
    <a
      href={`tel:${tel}`}
      data-level={level}
      data-look={isMain ? 'main' : level === 'emergency' ? undefined : 'plain'}
      className={styles.call}
      onClick={onClick}
      aria-label={about === undefined ? undefined : `${children}, ${about}`}
    >
      <Icon name="phone" />
      {children}
    </a>
  )
}
