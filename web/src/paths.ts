/** Every address of the app, used as `paths.care`: a misspelt address does not compile. */
export {
  care,
  education,
  home,
  library,
  microLearning,
  notifications,
  offline,
  profile,
  symptomChecker,
  tracker,
} from '@second-wind/core/platform/app-paths'

export const onboarding = '/onboarding'
export const enhancedSymptomChecker = '/enhanced-symptom-checker'
export const trackerReminder = '/tracking?reminder=1'
export const editEntry = (entityId: string) => `/tracking?tab=history&edit=${entityId}`
export const libraryCategory = (id: string) => `/library?category=${id}`
export const libraryActivity = (categoryId: string, activityId: string) =>
  `/library?category=${categoryId}&activity=${activityId}`
export const profileSettings = '/profile?tab=settings'
/** With any value, it opens the form of the usual day. */
export const usualDayParam = 'usual-day'
export const usualDay = `/profile?${usualDayParam}=change`
export const editRejectedProfile = (mutationId: string) => `/profile?edit=${mutationId}`
/** Names the field at which the form of the profile opens. */
export const profileFieldParam = 'field'
export const profilePhone = `/profile?${profileFieldParam}=phone`
export const monitoring = '/medical-monitoring'
export const aiTriage = '/ai-triage'
export const telemedicine = '/telemedicine'
export const analytics = '/analytics'
export const messages = '/messages'
export const notificationSettings = '/notifications?tab=settings'
export const social = '/social-support'
export const selfCare = '/enhanced-self-care'
export const actionPlan = '/enhanced-self-care?tab=plan'
export const selfCareProgress = '/enhanced-self-care?tab=progress'
export const nhs = '/nhs-integration'
export const downloads = '/offline-features?tab=downloads'
export const educationTopic = (id: string) => `/educational-resources?topic=${id}`
export const lessonModule = (id: string) => `/micro-learning?module=${id}`
export const privacy = '/privacy'
export const accessibility = '/accessibility'
export const join = '/join'
export const account = '/account'
export const linkDevice = '/account/link'
export const signIn = '/account/sign-in'
export const signInForAccount = '/account/sign-in?next=account'
export const wipedDevice = '/account/wiped'
export const clinicianDashboard = '/clinician-dashboard'
export const messageTemplates = '/clinician/message-templates'
export const clinicianSignIn = '/clinician/sign-in'
export const clinicianEnrolment = '/clinician/enrol'
export const clinicianSignInMethods = '/clinician/your-sign-in'
export const clinicianPrivacy = '/clinician/privacy'
export const clinicianAccessibility = '/clinician/accessibility'
