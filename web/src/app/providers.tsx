import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorPage } from './error-page.tsx'
import { EmergencyBar } from './shell/emergency-bar.tsx'
import { ToastOutlet } from './toasts/toast-outlet.tsx'
import styles from './providers.module.css'

/** Context for every screen. Its own error boundary keeps 999 on the page even if the shell fails. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error) => <FatalErrorPage error={error} />}>
      {children}
      <ToastOutlet />
    </ErrorBoundary>
  )
}

/** The whole page when even the shell has failed. */
function FatalErrorPage({ error }: { error: unknown }) {
  return (
    <>
      <main className={styles.page}>
        <h1>Second Wind</h1>
        <ErrorPage error={error} />
      </main>
      <div className={styles.help}>
        <EmergencyBar />
      </div>
    </>
  )
}
