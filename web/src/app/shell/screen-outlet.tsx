import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../error-boundary.tsx'
import { ErrorPage } from '../error-page.tsx'
import styles from './screen-outlet.module.css'

/** While the code of a screen loads. */
export const OpeningScreen = () => <p className={styles.loading}>Opening…</p>

/** Shows the current screen. A screen that fails does not affect the shell around it. */
export function ScreenOutlet() {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<OpeningScreen />}>
      <ErrorBoundary resetKey={pathname} fallback={(error) => <ErrorPage error={error} />}>
        <Outlet />
      </ErrorBoundary>
    </Suspense>
  )
}
