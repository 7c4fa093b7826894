import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { authMode } from '../../data/local/index.ts'
import { startFlushingOnce } from '../../data/pwa/flush-triggers.ts'
import * as paths from '../../paths.ts'
import { Icon, type IconName } from '../../ui/primitives/icon.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import type { Path } from '../screens.ts'
import { EmergencyBar } from './emergency-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBars } from './top-bars.tsx'
import { useDockHeight } from './use-dock-height.ts'
import bottomNavStyles from './bottom-nav.module.css'
import styles from './patient-shell.module.css'

/**
 * The frame of every patient screen. The dock at the bottom needs no data, so 999 is there from the first paint. A
 * notice that cannot read the database fails alone.
 */
export function PatientShell() {
  const dock = useDockHeight()
  const { pathname } = useLocation()
  useEffect(startFlushingOnce, [])
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBars />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.notices}>
          <ErrorBoundary resetKey={pathname} fallback={() => null}>
            <Suspense fallback={null}>
              <DeviceNotices />
              {AccountNotice && <AccountNotice />}
            </Suspense>
          </ErrorBoundary>
        </div>
        <ScreenOutlet />
      </main>
      <Footer className={styles.footer} privacy={paths.privacy} accessibility={paths.accessibility} />
      <div ref={dock} className={styles.dock}>
        <EmergencyBar />
        <BottomNav />
      </div>
    </div>
  )
}

/** Loaded after the first paint, because it is rarely shown. */
const DeviceNotices = lazy<ComponentType>(async () => ({
  default: await import('../../patient/offline/status/device-notices.tsx').then(
    (module) => module.DeviceNotices,
    () => () => null,
  ),
}))

/** The demo has no sign-in. */
const AccountNotice =
  authMode === 'real'
    ? lazy<ComponentType>(async () => ({
        default: await import('../../access/account/account-notice.tsx').then(
          (module) => module.AccountNotice,
          () => () => null,
        ),
      }))
    : undefined

type Entry = { to: Path; label: string; icon: IconName }

/** In a clinic's own app, patients have no link to the clinicians' screens, which have neither 999 nor 111. */
const careEntry: Entry =
  authMode === 'real'
    ? { to: paths.care, label: 'Care', icon: 'stethoscope' }
    : { to: paths.clinicianDashboard, label: 'Clinical', icon: 'stethoscope' }

const entries: readonly Entry[] = [
  { to: paths.home, label: 'Home', icon: 'home' },
  { to: paths.library, label: 'Library', icon: 'books' },
  { to: paths.aiTriage, label: 'AI Triage', icon: 'speech' },
  { to: paths.analytics, label: 'Analytics', icon: 'chart' },
  careEntry,
  { to: paths.profile, label: 'Profile', icon: 'person' },
]

/** The current entry has aria-current="page". */
function BottomNav() {
  return (
    <nav aria-label="Main" className={bottomNavStyles.nav}>
      {entries.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === paths.home} className={bottomNavStyles.entry ?? ''}>
          <Icon name={icon} />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  )
}
