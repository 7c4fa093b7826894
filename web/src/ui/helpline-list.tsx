import type { Helpline } from '@second-wind/core/content/help/helpline'
import { ActionLink } from './action-link.tsx'
import { CallLink } from './call-link.tsx'
import styles from './helpline-list.module.css'

/** Services to call: what each is for, and how to reach it. */
export function HelplineList({ helplines }: { helplines: readonly Helpline[] }) {
  return (
    <ul className={styles.list}>
      {helplines.map(({ id, title, detail, calls, links }) => (
        <li key={id} className={styles.helpline}>
          <h3>{title}</h3>
          <p>{detail}</p>
          {calls.length > 0 && (
            <p className={styles.calls}>
              {calls.map(({ label, tel, level }) => (
                <CallLink key={tel} tel={tel} level={level}>
                  {label}
                </CallLink>
              ))}
            </p>
          )}
          {links.map(({ label, url }) => (
            <p key={url}>
              <ActionLink to={url}>{label}</ActionLink>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
