import { authMode } from '../data/local/index.ts'
import * as paths from '../paths.ts'

/** Every screen of the app and its title: the heading of the page and the name of the tab. */
export const screens = [
  { path: paths.home, title: 'Home' },
  { path: paths.onboarding, title: 'Profile setup' },
  { path: paths.symptomChecker, title: 'Symptom checker' },
  { path: paths.enhancedSymptomChecker, title: 'Enhanced symptom checker' },
  { path: paths.tracker, title: 'Symptom tracker' },
  { path: paths.library, title: 'Self-Care Library' },
  { path: paths.care, title: 'Connect to Care' },
  { path: paths.profile, title: 'Profile' },
  { path: paths.monitoring, title: 'Medical Monitoring' },
  { path: paths.aiTriage, title: 'AI-Powered Triage' },
  { path: paths.telemedicine, title: 'Telemedicine' },
  { path: paths.analytics, title: 'Health Analytics' },
  { path: paths.notifications, title: 'Smart Notifications' },
  { path: paths.messages, title: 'Messages' },
  { path: paths.social, title: 'Social Support' },
  { path: paths.selfCare, title: 'Enhanced Self-Care' },
  { path: paths.nhs, title: 'NHS Integration' },
  { path: paths.offline, title: 'Offline Features' },
  { path: paths.education, title: 'Educational Resources' },
  { path: paths.microLearning, title: 'Micro-Learning' },
  { path: paths.privacy, title: 'Privacy notice' },
  { path: paths.accessibility, title: 'Accessibility statement' },
  { path: paths.clinicianDashboard, title: 'Clinician Dashboard' },
] as const

/** Reached from the clinician's dashboard only. */
const clinicianScreens = [{ path: paths.messageTemplates, title: 'Message templates' }]

/** Screens of AUTH_MODE=real: where a phone joins a clinic, and where clinicians sign in. */
const realScreens = [
  { path: paths.join, title: 'Link to your clinic' },
  { path: paths.account, title: 'Your account' },
  { path: paths.linkDevice, title: 'Link this phone' },
  { path: paths.signIn, title: 'Sign in again' },
  { path: paths.wipedDevice, title: 'This phone is empty' },
  { path: paths.clinicianSignIn, title: 'Sign in' },
  { path: paths.clinicianEnrolment, title: 'Set up your sign-in' },
  { path: paths.clinicianSignInMethods, title: 'Your sign-in' },
  { path: paths.clinicianPrivacy, title: 'Your data as a clinician' },
  { path: paths.clinicianAccessibility, title: 'Accessibility statement' },
] as const

export type Path = (typeof screens)[number]['path']

const known = [...screens, ...clinicianScreens, ...(authMode === 'real' ? realScreens : [])]

const notFoundTitle = '404 Page Not Found'

/** The title for a path. Like the router, it ignores a trailing slash and capitals. */
export function getScreenTitle(pathname: string): string {
  const path = pathname.replace(/(.)\/+$/, '$1').toLowerCase()
  return known.find((screen) => screen.path === path)?.title ?? notFoundTitle
}
