import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { readLock, setLock } from '../data/live/lock-state.ts'
import { useLock } from '../data/live/use-lock.ts'
import { EmergencyBar } from './shell/emergency-bar.tsx'
import shell from './shell/patient-shell.module.css'

/**
 * Wraps the patient's screens. While the lock is closed they are not rendered; while it is locked they stay mounted,
 * with their input, but off the page. Opening the clinician's dashboard closes the lock.
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

// Only for people who have set a PIN. If it cannot be loaded, the app stays closed, with 999 on the page.
const LockPage = lazy(async () => ({ default: (await import('./lock-page.tsx')).LockPage }))

function closeLock(): void {
  if (readLock() !== 'off') setLock('closed')
}
