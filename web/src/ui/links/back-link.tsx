import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { useNavigateUp } from '../hooks/use-navigate-up.ts'
import { Icon } from '../primitives/icon.tsx'
import styles from './back-link.module.css'

/** Leads one level up. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const goUp = useNavigateUp(to)
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goUp()
  }
  return (
    <Link to={to} onClick={onClick} className={styles.back}>
      <Icon name="back" />
      Back to {children}
    </Link>
  )
}
