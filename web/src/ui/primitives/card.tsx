import type { ReactNode } from 'react'
import styles from './card.module.css'

type Props = { children: ReactNode; className?: string | undefined }

/** A white surface. Cards are never nested. */
export function Card({ children, className = '' }: Props) {
  return <div className={`${styles.card} ${className}`}>{children}</div>
}
