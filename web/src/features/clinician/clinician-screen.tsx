import { authMode } from '../../local/index.ts'
import { ClinicianDashboardScreen } from './clinician-dashboard-screen.tsx'
import { SessionGate } from './sign-in/session-gate.tsx'

/** The dashboard, for whoever is signed in; in the demo for everybody. */
export function ClinicianScreen() {
  if (authMode === 'demo') return <ClinicianDashboardScreen />
  return (
    <SessionGate title="Clinician Dashboard">
      <ClinicianDashboardScreen />
    </SessionGate>
  )
}
