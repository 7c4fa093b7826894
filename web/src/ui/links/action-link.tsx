import { Link } from 'react-router-dom'
import { Icon } from '../primitives/icon.tsx'
import { WebLink } from './web-link.tsx'
import styles from './action-link.module.css'

type Props = { to: string; onLeave?: (() => void) | undefined; children: string }

/**
 * A link that looks like a button; its text starts with a verb. A web address opens in a new tab and says so; `tel:`
 * opens the phone.
 */
export function ActionLink({ to, onLeave, children }: Props) {
  const content = (
    <>
      <Icon name={to.startsWith('tel:') ? 'phone' : 'arrow'} />
      <span>
        {children}
        {isWeb(to) && (
          <>
            {' '}
            <span className={styles.note}>(opens in a new tab)</span>
          </>
        )}
      </span>
    </>
  )
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={styles.link} onClick={onLeave}>
        {content}
      </Link>
    )
  }
  if (!isWeb(to)) {
    return (
      <a href={to} className={styles.link}>
        {content}
      </a>
    )
  }
  return (
    <WebLink to={to} className={styles.link}>
      {content}
    </WebLink>
  )
}

const isWeb = (to: string) => to.startsWith('https://')
