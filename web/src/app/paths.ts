import { authMode } from '../data/local/index.ts'

/** Every screen of the app and its title: the heading of the page and the name of the tab. */
export const screens = [
  { path: '/', title: 'Home' },
  { path: '/onboarding', title: 'Profile setup' },
  { path: '/symptom-checker', title: 'Symptom checker' },
  { path: '/enhanced-symptom-checker', title: 'Enhanced symptom checker' },
  { path: '/tracking', title: 'Symptom tracker' },
  { path: '/library', title: 'Self-Care Library' },
  { path: '/care', title: 'Connect to Care' },
  { path: '/profile', title: 'Profile' },
  { path: '/medical-monitoring', title: 'Medical Monitoring' },
  { path: '/ai-triage', title: 'AI-Powered Triage' },
  { path: '/telemedicine', title: 'Telemedicine' },
  { path: '/analytics', title: 'Health Analytics' },
  { path: '/notifications', title: 'Smart Notifications' },
  { path: '/social-support', title: 'Social Support' },
  { path: '/enhanced-self-care', title: 'Enhanced Self-Care' },
  { path: '/nhs-integration', title: 'NHS Integration' },
  { path: '/offline-features', title: 'Offline Features' },
  { path: '/educational-resources', title: 'Educational Resources' },
  { path: '/micro-learning', title: 'Micro-Learning' },
  { path: '/privacy', title: 'Privacy notice' },
  { path: '/accessibility', title: 'Accessibility statement' },
  { path: '/clinician-dashboard', title: 'Clinician Dashboard' },
] as const

/** Screens of AUTH_MODE=real: where a phone joins a clinic, and where clinicians sign in. */
const realScreens = [
  { path: '/join', title: 'Link to your clinic' },
  { path: '/account', title: 'Your account' },
  { path: '/account/link', title: 'Link this phone' },
  { path: '/account/sign-in', title: 'Sign in again' },
  { path: '/account/emptied', title: 'This phone is empty' },
  { path: '/clinician/sign-in', title: 'Sign in' },
  { path: '/clinician/enrol', title: 'Set up your sign-in' },
  { path: '/clinician/your-sign-in', title: 'Your sign-in' },
  { path: '/clinician/privacy', title: 'Your data as a clinician' },
  { path: '/clinician/accessibility', title: 'Accessibility statement' },
] as const

export type Path = (typeof screens)[number]['path']

const known = authMode === 'real' ? [...screens, ...realScreens] : screens

const notFoundTitle = '404 Page Not Found'

/** The title of an address; like the router it takes no notice of a slash at its end, or of capitals. */
export function getScreenTitle(pathname: string): string {
  const path = pathname.replace(/(.)\/+$/, '$1').toLowerCase()
  return known.find((screen) => screen.path === path)?.title ?? notFoundTitle
}
