/** The addresses of the app that content and notifications link to. `web/src/paths.ts` has these and the others. */
export const home = '/'
export const symptomChecker = '/symptom-checker'
export const tracker = '/tracking'
export const library = '/library'
export const care = '/care'
export const profile = '/profile'
export const notifications = '/notifications'
export const offline = '/offline-features'
export const education = '/educational-resources'
export const microLearning = '/micro-learning'

export const appPaths = [
  home,
  symptomChecker,
  tracker,
  library,
  care,
  profile,
  notifications,
  offline,
  education,
  microLearning,
] as const
export type AppPath = (typeof appPaths)[number]
