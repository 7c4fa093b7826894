import type { Helpline } from '@second-wind/core/content/help/helpline-schema'
import { callsForNation } from '@second-wind/core/content/help/northern-ireland'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import type { Nation } from '@second-wind/core/records/patient'
import { ActionLink } from '../links/action-link.tsx'
import { CallLink } from '../links/call-link.tsx'
import styles from './helpline-list.module.css'

type Props = { helplines: readonly Helpline[]; nation: Nation | undefined }

/** Services to call: what each is for, and how to reach it. */
export function HelplineList({ helplines, nation }: Props) {
  return (
    <ul className={styles.list}>
      {helplines.map(({ id, title, detail, calls, links }) => (
        <li key={id} className={styles.helpline}>
          <h3>{title}</h3>
          <p>{wordsForNation(nation, detail)}</p>
          {callsForNation(nation, calls).length > 0 && (
            <p className={styles.calls}>
              {callsForNation(nation, calls).map(({ label, tel, level }) => (
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
