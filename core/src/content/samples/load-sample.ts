/** The samples of the demo screens. Each screen loads only its own. */
export const loadSample = {
  telemedicine: () => import('./telemedicine.ts').then((part) => part.telemedicine),
  social: () => import('./social.ts').then((part) => part.social),
  nhs: () => import('./nhs.ts').then((part) => part.nhs),
  notifications: () => import('./notifications.ts').then((part) => part.notifications),
  analytics: () => import('./analytics.ts').then((part) => part.analytics),
  aiTriage: () => import('./ai-triage.ts').then((part) => part.aiTriage),
  enhancedSelfCare: () => import('./enhanced-self-care.ts').then((part) => part.enhancedSelfCare),
} as const
