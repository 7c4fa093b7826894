import { greetingAt } from '@second-wind/core/content/greeting'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ComponentType, lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { authMode, findProfile } from '../../data/local/index.ts'
import * as paths from '../../paths.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { getScreenTitle } from '../screens.ts'
import greetingStyles from './greeting.module.css'
import styles from './header.module.css'

/** Contains the main heading of every patient screen: the greeting on Home, the title elsewhere. */
export function Header() {
  const { pathname } = useLocation()
  const isHome = pathname === paths.home
  return (
    <header className={styles.header} data-home={isHome || undefined}>
      <div className={styles.row}>
        {!isHome && (
          <Link to={paths.home} aria-label="Back to Home" className={styles.action}>
            <Icon name="back" />
          </Link>
        )}
        <h1 className={styles.heading}>{isHome ? <Greeting /> : getScreenTitle(pathname)}</h1>
        <div className={styles.actions}>
          {authMode === 'demo' && (
            <Link to={paths.clinicianDashboard} aria-label="Clinician dashboard" className={styles.action}>
              <Icon name="clipboard" />
            </Link>
          )}
          <Link
            to={paths.notifications}
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

/** Loaded after the first paint. */
const BellDot = lazy<ComponentType<{ id: string }>>(async () => ({
  default: await import('../../patient/notifications/bell-dot.tsx').then(
    (module) => module.BellDot,
    () => () => null,
  ),
}))

/** The air quality in one line. Its space is reserved; it stays empty when nothing is known. */
export function HeaderAir() {
  return (
    <div className={styles.air}>
      <Suspense fallback={null}>
        <AirQualitySummary />
      </Suspense>
    </div>
  )
}

const AirQualitySummary = lazy(async () => ({
  default: await import('../../patient/air-quality/air-quality-summary.tsx').then(
    (air) => air.AirQualitySummary,
    () => () => null,
  ),
}))

/** Follows the device's clock and every edit of the profile. */
function Greeting() {
  const now = useNow()
  // Without a readable profile the header greets without a name.
  const name = useLiveQuery(() => findProfile().then(nameOf, () => undefined))
  const words = greetingAt(new Date(now).getHours())
  if (!name) return words
  return (
    <>
      <span className={greetingStyles.words}>{words},</span> {name}
    </>
  )
}

const nameOf = (profile: { name: string } | undefined) => profile?.name
