import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'
import { openedFromAbove } from './use-place.ts'
import styles from './back-link.module.css'

/** One level up. Takes the browser's own step back where it leads there, so that nobody goes round in circles. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (state !== openedFromAbove) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link to={to} replace onClick={goBack} className={styles.back}>
      <Icon name="back" />
      Back to {children}
    </Link>
  )
}
