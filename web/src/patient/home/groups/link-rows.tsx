import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/primitives/icon.tsx'
import styles from './link-rows.module.css'

export type LinkRow = {
  label: string
  note: string
  /** A screen of ours or a phone number; without it, `onPress` is called. */
  to?: string
  onPress?: () => void
  looksOff?: boolean
}

export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.label}>
          <Row {...row} />
        </li>
      ))}
    </ul>
  )
}

function Row({ label, note, to, onPress, looksOff }: LinkRow) {
  const words = (
    <span>
      <span className={styles.label}>{label}</span>
      <span className={styles.note}>{note}</span>
    </span>
  )
  if (to === undefined) {
    return (
      <button type="button" className={styles.row} aria-disabled={looksOff} onClick={onPress}>
        {words}
        {!looksOff && <Icon name="next" />}
      </button>
    )
  }
  return <RowLink to={to}>{words}</RowLink>
}

function RowLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('tel:')) {
    return (
      <a href={to} className={styles.row}>
        {children}
        <Icon name="phone" />
      </a>
    )
  }
  return (
    <Link to={to} className={styles.row}>
      {children}
      <Icon name="next" />
    </Link>
  )
}
