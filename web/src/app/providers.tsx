import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { FatalErrorPage } from './fatal-error-page.tsx'
import { ToastOutlet } from './toasts/toast-outlet.tsx'

/** What every screen stands on. Its own boundary keeps 999 on the page even if the shell itself fails. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error) => <FatalErrorPage error={error} />}>
      {children}
      <ToastOutlet />
    </ErrorBoundary>
  )
}
