import { lazy, Suspense, type ComponentType } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { authMode } from '../../data/local/index.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { getScreenTitle } from '../paths.ts'
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
        <h1 className={styles.heading}>{isHome ? <Greeting /> : getScreenTitle(pathname)}</h1>
        <div className={styles.actions}>
          {authMode === 'demo' && (
            <Link to="/clinician-dashboard" aria-label="Clinician dashboard" className={styles.action}>
              <Icon name="stethoscope" />
            </Link>
          )}
          <Link
            to="/notifications"
            aria-label="Notifications"
            aria-describedby={bellNewsId}
            className={styles.action}
          >
            <Icon name="bell" />
            <Suspense fallback={null}>
              <BellDot id={bellNewsId} />
            </Suspense>
          </Link>
        </div>
        {isHome && <HeaderAir />}
      </div>
    </header>
  )
}

const bellNewsId = 'bell-news'

/** Looked for after the first paint. */
const BellDot = lazy<ComponentType<{ id: string }>>(async () => ({
  default: await import('../../patient/notifications/bell-dot.tsx').then(
    (module) => module.BellDot,
    () => () => null,
  ),
}))
