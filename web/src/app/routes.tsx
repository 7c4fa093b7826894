import { lazy, type ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { UnbuiltPath } from '../features/unbuilt/unbuilt-screens.ts'
import { Home } from './home/home.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { NotFound } from './not-found.tsx'
import type { Path } from './paths.ts'
import { ClinicianShell } from './shell/clinician-shell.tsx'
import { PatientShell } from './shell/patient-shell.tsx'
import { useArrival } from './shell/use-arrival.ts'

// Home paints at once; every other screen is fetched when it is first opened, the clinician's never on a phone.
const TrackerScreen = lazyScreen(
  async () => (await import('../features/tracker/tracker-screen.tsx')).TrackerScreen,
)
const SymptomCheckerScreen = lazyScreen(
  async () => (await import('../features/symptom-checker/symptom-checker-screen.tsx')).SymptomCheckerScreen,
)
const LibraryScreen = lazyScreen(
  async () => (await import('../features/library/library-screen.tsx')).LibraryScreen,
)
const CareScreen = lazyScreen(async () => (await import('../features/care/care-screen.tsx')).CareScreen)
const OnboardingScreen = lazyScreen(
  async () => (await import('../features/onboarding/onboarding-screen.tsx')).OnboardingScreen,
)
const ProfileScreen = lazyScreen(
  async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
)
const OfflineScreen = lazyScreen(
  async () => (await import('../features/offline/offline-screen.tsx')).OfflineScreen,
)
const ClinicianDashboardScreen = lazyScreen(
  async () => (await import('../features/clinician/clinician-dashboard-screen.tsx')).ClinicianDashboardScreen,
)
const UnbuiltScreen = lazy(async () => ({
  default: (await import('../features/unbuilt/unbuilt-screen.tsx')).UnbuiltScreen,
}))

const clinicianPath = '/clinician-dashboard'

const patientScreens: Record<Exclude<Path, typeof clinicianPath>, ReactElement> = {
  '/': <Home />,
  '/tracking': <TrackerScreen />,
  '/offline-features': <OfflineScreen />,
  '/onboarding': <OnboardingScreen />,
  '/symptom-checker': <SymptomCheckerScreen />,
  '/enhanced-symptom-checker': <SymptomCheckerScreen startTrack="respiratory" />,
  '/library': <LibraryScreen />,
  '/care': <CareScreen />,
  '/profile': <ProfileScreen />,
  '/medical-monitoring': unbuilt('/medical-monitoring'),
  '/ai-triage': unbuilt('/ai-triage'),
  '/telemedicine': unbuilt('/telemedicine'),
  '/analytics': unbuilt('/analytics'),
  '/notifications': unbuilt('/notifications'),
  '/social-support': unbuilt('/social-support'),
  '/enhanced-self-care': unbuilt('/enhanced-self-care'),
  '/nhs-integration': unbuilt('/nhs-integration'),
  '/educational-resources': unbuilt('/educational-resources'),
  '/micro-learning': unbuilt('/micro-learning'),
}

export function AppRoutes() {
  useArrival()
  return (
    <Routes>
      <Route element={<PatientShell />}>
        {Object.entries(patientScreens).map(([path, screen]) => (
          <Route key={path} path={path} element={screen} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<ClinicianShell />}>
        <Route path={clinicianPath} element={<ClinicianDashboardScreen />} />
      </Route>
    </Routes>
  )
}

function unbuilt(path: UnbuiltPath): ReactElement {
  return <UnbuiltScreen path={path} />
}
