import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { authMode } from '../../data/local/index.ts'
import { keepFlushing } from '../../data/pwa/flush-triggers.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { EmergencyBar } from './emergency-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBars } from './top-bars.tsx'
import { useDockHeight } from './use-dock-height.ts'
import styles from './patient-shell.module.css'

/**
 * The frame of every patient screen. The dock at its foot never needs data, so 999 is there from the first paint. A
 * notice that cannot read the database takes nothing with it but itself.
 */
export function PatientShell() {
  const dock = useDockHeight()
  const { pathname } = useLocation()
  useEffect(keepFlushing, [])
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBars />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.notices}>
          <ErrorBoundary resetKey={pathname} fallback={() => null}>
            <Suspense fallback={null}>
              <LostDataNotice />
              {AccountNotice && <AccountNotice />}
            </Suspense>
          </ErrorBoundary>
        </div>
        <ScreenOutlet />
      </main>
      <Footer className={styles.footer} />
      <div ref={dock} className={styles.dock}>
        <EmergencyBar />
        <BottomNav />
      </div>
    </div>
  )
}

/** Looked for after the first paint: it is almost never there. */
const LostDataNotice = lazy<ComponentType>(async () => ({
  default: await import('../../patient/offline/status/lost-data-notice.tsx').then(
    (module) => module.LostDataNotice,
    () => () => null,
  ),
}))

/** In the demo nobody signs in. */
const AccountNotice =
  authMode === 'real'
    ? lazy<ComponentType>(async () => ({
        default: await import('../../access/account/account-notice.tsx').then(
          (module) => module.AccountNotice,
          () => () => null,
        ),
      }))
    : undefined
