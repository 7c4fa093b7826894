import type { ReactNode } from 'react'
import styles from '../figures.module.css'

type Props = {
  label: string
  /** Null when nobody measured it. */
  value: number | null
  unit?: string
  note?: string
  children?: ReactNode
}

export function FigureTile({ label, value, unit = '', note, children }: Props) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>
        {value === null ? (
          <span className={styles.unknown}>Not known yet</span>
        ) : (
          <>
            <strong className={styles.value}>{value}</strong>
            {unit}
            {note && <span className={styles.note}>{note}</span>}
            {children}
          </>
        )}
      </dd>
    </div>
  )
}
