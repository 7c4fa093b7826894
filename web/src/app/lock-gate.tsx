import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { readLock, setLock } from '../data/live/lock-state.ts'
import { useLock } from '../data/live/use-lock.ts'
import { EmergencyBar } from './shell/emergency-bar.tsx'
import shell from './shell/patient-shell.module.css'

/**
 * Around the screens of the patient. While the app is closed they are not even made; while it is locked they are kept,
 * with what was filled in, but off the page. Leaving them for the clinician's dashboard closes them.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const lock = useLock()
  useEffect(() => closeLock, [])
  return (
    <>
      {lock !== 'off' && (
        <Suspense fallback={lock === 'closed' && lockPageFallback}>
          <LockPage />
        </Suspense>
      )}
      {lock !== 'closed' && children}
    </>
  )
}

const lockPageFallback = (
  <div className={shell.dock}>
    <EmergencyBar />
  </div>
)

// Only for those who have set a PIN. If it cannot be fetched, the app stays closed, with 999 on the page.
const LockPage = lazy(async () => ({ default: (await import('./lock-page.tsx')).LockPage }))

function closeLock(): void {
  if (readLock() !== 'off') setLock('closed')
}
