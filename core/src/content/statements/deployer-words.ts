import type { DeployerFact } from './statement.ts'

/** Words around the facts that only the deployer can provide. */
export const deployerWords = {
  labels: {
    organisation: 'Who runs the server',
    privacyContact: 'Whom to ask about your data',
    privacyUrl: 'Their own page about your data',
    accessibilityContact: 'Whom to tell',
  } satisfies Record<DeployerFact, string>,
  open: (organisation: string) => `Read the page of ${organisation} (opens in a new tab)`,
  notFilledIn: 'Your clinic has not filled this in yet. Please ask them.',
  asking: 'Loading…',
  unknown: 'Not on this phone yet. Open this page once with a signal.',
  demo: 'Nobody: this is a demo.',
} as const
