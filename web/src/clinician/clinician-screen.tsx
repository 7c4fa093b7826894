import { lazy, Suspense } from 'react'
import { authMode } from '../data/local/index.ts'
import { ClinicianDashboardScreen } from './clinician-dashboard-screen.tsx'

/** The dashboard of the signed-in clinician; the demo has no sign-in. */
export function ClinicianScreen() {
  if (!SessionGate) return <ClinicianDashboardScreen />
  return (
    <Suspense fallback={null}>
      <SessionGate title="Clinician Dashboard">
        <ClinicianDashboardScreen />
      </SessionGate>
    </Suspense>
  )
}

const SessionGate =
  authMode === 'real'
    ? lazy(async () => ({
        default: (await import('../access/clinician-sign-in/session/session-gate.tsx')).SessionGate,
      }))
    : undefined
