import type { DeployerFact } from './statement.ts'

/** Words around the facts that only the deployer can provide. */
export const deployerWords = {
  labels: {
    organisation: 'Who runs this service',
    privacyContact: 'Who to ask about your data',
    privacyUrl: 'Their privacy page',
    accessibilityContact: 'Who to contact',
  } satisfies Record<DeployerFact, string>,
  open: (organisation: string) => `Read the privacy page of ${organisation} (opens in a new tab)`,
  notFilledIn: 'Your clinic has not filled this in yet. Ask them.',
  asking: 'Loading…',
  unknown: 'This is not on your phone yet. Open this page when you have signal.',
  demo: 'There is nobody to contact, because this is a demo.',
} as const
