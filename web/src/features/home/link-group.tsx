import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'
import type { LinkGroupRow } from './link-groups.ts'
import styles from './link-group.module.css'

export function LinkGroup({ group }: { group: LinkGroupRow }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{group.heading}</h2>
      <ul className={styles.list}>
        {group.links.map(({ to, label, note }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <span>
                <span className={styles.label}>{label}</span>
                <span className={styles.note}>{note}</span>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
