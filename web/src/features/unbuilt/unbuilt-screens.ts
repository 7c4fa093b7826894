type Link = { to: string; label: string }
type UnbuiltScreen = { sentence: string; instead: string; links: readonly Link[]; warning?: string }

const call111: Link = { to: 'tel:111', label: 'Call 111' }
const call999: Link = { to: 'tel:999', label: 'Call 999' }
const nhs111Online: Link = { to: 'https://111.nhs.uk/', label: 'Go to NHS 111 online' }
const tracker: Link = { to: '/tracking', label: 'Log your symptoms' }
const careNow: Pick<UnbuiltScreen, 'links'> = { links: [call999, call111, nhs111Online] }
const emergency = 'In an emergency call 999.'

/** What each screen says until it is built: the honest sentence, and the real way to the same thing today. */
export const unbuiltScreens = {
  '/medical-monitoring': {
    warning: 'Future Feature – Not Active or Regulatory Approved',
    sentence:
      'This app measures nothing: no breathing rate, no oxygen level, no voice analysis and no ECG. Do not use your phone to judge whether you need help.',
    instead: `Trust how you feel. If you are more breathless than usual, call 111. ${emergency}`,
    ...careNow,
  },
  '/ai-triage': {
    sentence: 'AI-powered triage is not built yet.',
    instead: `To find out what to do about your symptoms, use NHS 111 online or call 111. ${emergency}`,
    ...careNow,
  },
  '/telemedicine': {
    sentence: 'Video consultations are not built yet.',
    instead: 'To speak to someone, contact your GP surgery or call 111.',
    links: [
      call111,
      { to: 'https://www.nhs.uk/service-search/find-a-gp/', label: 'Find a GP surgery on nhs.uk' },
    ],
  },
  '/analytics': {
    sentence: 'Charts of your health over time are not built yet.',
    instead: 'The symptom tracker already keeps every entry, so nothing you log now is missed later.',
    links: [tracker],
  },
  '/notifications': {
    sentence: 'You have no notifications. This page is not built yet.',
    instead: 'You can set a daily reminder in the symptom tracker.',
    links: [{ to: '/tracking?reminder=1', label: 'Set a daily reminder' }],
  },
  '/social-support': {
    sentence: 'Groups and sharing with your family are not built yet.',
    instead: 'Asthma + Lung UK runs a helpline and support groups for people with lung conditions.',
    links: [{ to: 'https://www.asthmaandlung.org.uk/', label: 'Go to Asthma + Lung UK' }],
  },
  '/enhanced-self-care': {
    sentence: 'Guided breathing and your own care plan are not built yet.',
    instead: 'If you have a plan from your GP or nurse, follow it. Log how you feel each day.',
    links: [tracker],
  },
  '/nhs-integration': {
    sentence: 'This app is not connected to NHS login or to your health record.',
    instead: 'For appointments, prescriptions and test results use the NHS App or website.',
    links: [{ to: 'https://www.nhs.uk/nhs-app/', label: 'Read about the NHS App' }],
  },
  '/educational-resources': {
    sentence: 'Our own articles are not built yet.',
    instead: 'The NHS website explains common lung conditions.',
    links: [
      { to: 'https://www.nhs.uk/conditions/asthma/', label: 'Read about asthma on nhs.uk' },
      {
        to: 'https://www.nhs.uk/conditions/chronic-obstructive-pulmonary-disease-copd/',
        label: 'Read about COPD on nhs.uk',
      },
    ],
  },
  '/micro-learning': {
    sentence: 'The short lessons are not built yet.',
    instead: 'Log how you feel today; it takes a minute.',
    links: [tracker],
  },
} as const satisfies Record<string, UnbuiltScreen>

export type UnbuiltPath = keyof typeof unbuiltScreens
