import { Link } from 'react-router-dom'
import styles from './action-link.module.css'
import { Icon } from './icon.tsx'
import { toastError } from './toast.ts'

type Props = { to: string; children: string }

/** Starts something, verb first. An address on the web opens in a new tab and says so; `tel:` opens the phone. */
export function ActionLink({ to, children }: Props) {
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
      <Link to={to} className={styles.link}>
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
    <a href={to} target="_blank" rel="noopener noreferrer" className={styles.link} onClick={stopIfOffline}>
      {content}
    </a>
  )
}

const isWeb = (to: string) => to.startsWith('https://')

/** A blank tab helps nobody. */
function stopIfOffline(event: { preventDefault(): void }): void {
  if (navigator.onLine) return
  event.preventDefault()
  toastError(
    'You have no connection',
    'This website needs one. For urgent advice call 111, in an emergency 999.',
  )
}
