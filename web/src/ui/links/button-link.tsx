import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from '../primitives/button.module.css'

type Props = { to: string; children: ReactNode; look: 'go' | 'plain' }

export function ButtonLink({ to, children, look }: Props) {
  return (
    <Link to={to} className={styles.button} data-look={look}>
      {children}
    </Link>
  )
}
