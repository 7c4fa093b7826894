import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'
import { titleOf } from '../paths.ts'
import { Greeting } from './greeting.tsx'
import { HeaderAir } from './header-air.tsx'
import styles from './header.module.css'

/** Holds the one main heading of every patient screen: the greeting on Home, the title elsewhere. */
export function Header() {
  const { pathname } = useLocation()
  const isHome = pathname === '/'
  return (
    <header className={styles.header} data-home={isHome || undefined}>
      <div className={styles.row}>
        {!isHome && (
          <Link to="/" aria-label="Back to Home" className={styles.action}>
            <Icon name="back" />
          </Link>
        )}
        <h1 className={styles.heading}>{isHome ? <Greeting /> : titleOf(pathname)}</h1>
        <div className={styles.actions}>
          <Link to="/clinician-dashboard" aria-label="Clinician dashboard" className={styles.action}>
            <Icon name="stethoscope" />
          </Link>
          <Link to="/notifications" aria-label="Notifications" className={styles.action}>
            <Icon name="bell" />
          </Link>
        </div>
        {isHome && <HeaderAir />}
      </div>
    </header>
  )
}
