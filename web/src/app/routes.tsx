import { lazy, type ReactElement, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { authMode } from '../data/local/index.ts'
import * as paths from '../paths.ts'
import { HomeWithAirQuality } from './home-with-air-quality.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { LockGate } from './lock-gate.tsx'
import type { Path } from './screens.ts'
import { PatientShell } from './shell/patient-shell.tsx'
import { OpeningScreen } from './shell/screen-outlet.tsx'
import { useNavigationEffects } from './shell/use-navigation-effects.ts'

// Home is part of the first load; every other screen is loaded when it is first opened. Phones never load the
// clinician's screens.
const ClinicianShell = lazy(async () => ({
  default: (await import('./shell/clinician-shell.tsx')).ClinicianShell,
}))
const TrackerScreen = lazyScreen(
  async () => (await import('../patient/tracker/tracker-screen.tsx')).TrackerScreen,
)
const SymptomCheckerScreen = lazyScreen(
  async () => (await import('../patient/symptom-checker/symptom-checker-screen.tsx')).SymptomCheckerScreen,
)
const LibraryScreen = lazyScreen(
  async () => (await import('../patient/library/library-screen.tsx')).LibraryScreen,
)
const CareScreen = lazyScreen(async () => (await import('../patient/care/care-screen.tsx')).CareScreen)
const OnboardingScreen = lazyScreen(
  async () => (await import('../patient/onboarding/onboarding-screen.tsx')).OnboardingScreen,
)
const ProfileScreen = lazyScreen(
  async () => (await import('../patient/profile/profile-screen.tsx')).ProfileScreen,
)
const OfflineScreen = lazyScreen(
  async () => (await import('../patient/offline/offline-screen.tsx')).OfflineScreen,
)
const ClinicianScreen = lazyScreen(
  async () => (await import('../clinician/clinician-screen.tsx')).ClinicianScreen,
)
const MessageTemplatesScreen = lazyScreen(
  async () => (await import('../clinician/templates/message-templates-screen.tsx')).MessageTemplatesScreen,
)
const MonitoringScreen = lazyScreen(
  async () => (await import('../patient/monitoring/monitoring-screen.tsx')).MonitoringScreen,
)
const AiTriageScreen = lazyScreen(
  async () => (await import('../patient/ai-triage/ai-triage-screen.tsx')).AiTriageScreen,
)
const TelemedicineScreen = lazyScreen(
  async () => (await import('../patient/telemedicine/telemedicine-screen.tsx')).TelemedicineScreen,
)
const AnalyticsScreen = lazyScreen(
  async () => (await import('../patient/analytics/analytics-screen.tsx')).AnalyticsScreen,
)
const NotificationsScreen = lazyScreen(
  async () => (await import('../patient/notifications/notifications-screen.tsx')).NotificationsScreen,
)
const MessagesScreen = lazyScreen(
  async () => (await import('../patient/messages/messages-screen.tsx')).MessagesScreen,
)
const SocialScreen = lazyScreen(
  async () => (await import('../patient/social/social-screen.tsx')).SocialScreen,
)
const SelfCareScreen = lazyScreen(
  async () => (await import('../patient/self-care/self-care-screen.tsx')).SelfCareScreen,
)
const NhsScreen = lazyScreen(async () => (await import('../patient/nhs/nhs-screen.tsx')).NhsScreen)
const EducationScreen = lazyScreen(
  async () => (await import('../patient/education/education-screen.tsx')).EducationScreen,
)
const MicroLearningScreen = lazyScreen(
  async () => (await import('../patient/micro-learning/micro-learning-screen.tsx')).MicroLearningScreen,
)
const PrivacyScreen = lazyScreen(async () =>
  authMode === 'real'
    ? (await import('../patient/statements/privacy-screen.tsx')).PrivacyScreen
    : (await import('../patient/statements/demo-privacy-screen.tsx')).DemoPrivacyScreen,
)
const AccessibilityScreen = lazyScreen(
  async () => (await import('../patient/statements/accessibility-screen.tsx')).AccessibilityScreen,
)

const NotFound = lazyScreen(async () => (await import('./not-found.tsx')).NotFound)

const JoinScreen =
  authMode === 'real'
    ? lazyScreen(async () => (await import('../access/join/join-screen.tsx')).JoinScreen)
    : undefined
const AccountScreens =
  authMode === 'real'
    ? lazyScreen(async () => (await import('../access/account/account-screens.tsx')).AccountScreens)
    : undefined
const SignInScreen =
  authMode === 'real'
    ? lazyScreen(async () => (await import('../access/clinician-sign-in/sign-in-screen.tsx')).SignInScreen)
    : undefined
const EnrolScreen =
  authMode === 'real'
    ? lazyScreen(async () => (await import('../access/clinician-sign-in/enrol/enrol-screen.tsx')).EnrolScreen)
    : undefined
const ClinicianStatement =
  authMode === 'real'
    ? lazyScreen(
        async () => (await import('../clinician/statements/clinician-statement.tsx')).ClinicianStatement,
      )
    : undefined
const SignInMethodsScreen =
  authMode === 'real'
    ? lazyScreen(
        async () =>
          (await import('../access/clinician-sign-in/methods/sign-in-methods-screen.tsx'))
            .SignInMethodsScreen,
      )
    : undefined

const clinicianPath = paths.clinicianDashboard

const patientScreens: Record<Exclude<Path, typeof clinicianPath>, ReactElement> = {
  [paths.home]: <HomeWithAirQuality />,
  [paths.tracker]: <TrackerScreen />,
  [paths.offline]: <OfflineScreen />,
  [paths.onboarding]: <OnboardingScreen />,
  [paths.symptomChecker]: <SymptomCheckerScreen />,
  [paths.enhancedSymptomChecker]: <SymptomCheckerScreen startTrack="respiratory" />,
  [paths.library]: <LibraryScreen />,
  [paths.care]: <CareScreen />,
  [paths.profile]: <ProfileScreen />,
  [paths.monitoring]: <MonitoringScreen />,
  [paths.aiTriage]: <AiTriageScreen />,
  [paths.telemedicine]: <TelemedicineScreen />,
  [paths.analytics]: <AnalyticsScreen />,
  [paths.notifications]: <NotificationsScreen />,
  [paths.messages]: <MessagesScreen />,
  [paths.social]: <SocialScreen />,
  [paths.selfCare]: <SelfCareScreen />,
  [paths.nhs]: <NhsScreen />,
  [paths.education]: <EducationScreen />,
  [paths.microLearning]: <MicroLearningScreen />,
  [paths.privacy]: <PrivacyScreen />,
  [paths.accessibility]: <AccessibilityScreen />,
}

export function AppRoutes() {
  useNavigationEffects()
  return (
    <Routes>
      <Route
        element={
          <LockGate>
            <PatientShell />
          </LockGate>
        }
      >
        {Object.entries(patientScreens).map(([path, screen]) => (
          <Route key={path} path={path} element={screen} />
        ))}
        {JoinScreen && <Route path={paths.join} element={<JoinScreen />} />}
        {AccountScreens && <Route path={`${paths.account}/*`} element={<AccountScreens />} />}
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route
        element={
          <Suspense fallback={<OpeningScreen />}>
            <ClinicianShell />
          </Suspense>
        }
      >
        <Route path={clinicianPath} element={<ClinicianScreen />} />
        <Route path={paths.messageTemplates} element={<MessageTemplatesScreen />} />
        {SignInScreen && <Route path={paths.clinicianSignIn} element={<SignInScreen />} />}
        {EnrolScreen && <Route path={paths.clinicianEnrolment} element={<EnrolScreen />} />}
        {SignInMethodsScreen && (
          <Route path={paths.clinicianSignInMethods} element={<SignInMethodsScreen />} />
        )}
        {ClinicianStatement && (
          <Route path={paths.clinicianPrivacy} element={<ClinicianStatement of="privacy" />} />
        )}
        {ClinicianStatement && (
          <Route path={paths.clinicianAccessibility} element={<ClinicianStatement of="accessibility" />} />
        )}
      </Route>
    </Routes>
  )
}
