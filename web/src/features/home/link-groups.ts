export type LinkGroupRow = {
  heading: string
  links: readonly { to: string; label: string; note: string }[]
}

/** Every screen that the two large actions of Home do not open, so that none is out of reach. */
export const linkGroups: readonly LinkGroupRow[] = [
  {
    heading: 'Your recovery',
    links: [
      { to: '/analytics', label: 'Health Analytics', note: 'Your scores over time' },
      { to: '/enhanced-self-care', label: 'Enhanced Self-Care', note: 'Guided breathing and your plan' },
    ],
  },
  {
    heading: 'Learn',
    links: [
      { to: '/library', label: 'Self-Care Library', note: 'Breathing, rest and movement' },
      { to: '/educational-resources', label: 'Educational Resources', note: 'Understand your condition' },
      { to: '/micro-learning', label: 'Micro-Learning', note: 'Short lessons' },
    ],
  },
  {
    heading: 'Connect to Care',
    links: [
      { to: '/care', label: 'Contacts and services', note: '999, 111, GP and pharmacy' },
      {
        to: '/enhanced-symptom-checker',
        label: 'Enhanced symptom check',
        note: 'For asthma, COPD and other lung conditions',
      },
      { to: '/ai-triage', label: 'AI Triage', note: 'What to do about your symptoms' },
      { to: '/telemedicine', label: 'Video Consults', note: 'Speak to someone from home' },
      { to: '/nhs-integration', label: 'NHS Connect', note: 'Appointments and prescriptions' },
    ],
  },
  {
    heading: 'More',
    links: [
      { to: '/offline-features', label: 'Offline Mode', note: 'What is saved, what is sent' },
      { to: '/notifications', label: 'Smart Alerts', note: 'Reminders and messages' },
      { to: '/social-support', label: 'Social Support', note: 'Groups, family and carers' },
      { to: '/onboarding', label: 'Profile setup', note: 'Tell us about you' },
      { to: '/profile', label: 'Profile', note: 'Your details and settings' },
      {
        to: '/medical-monitoring',
        label: 'Medical Monitoring',
        note: 'Future Feature – Not Active or Regulatory Approved',
      },
      { to: '/clinician-dashboard', label: 'Clinician dashboard', note: 'For doctors and nurses' },
    ],
  },
]
