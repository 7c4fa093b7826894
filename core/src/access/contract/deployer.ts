import * as z from 'zod/mini'

export const deployerPath = '/api/deployer'

/** What the deployer says in the statements of the app. Unset values are left out. */
export const deployer = z.object({
  organisation: z.string(),
  /** Contact for questions and complaints about data, as shown to people. */
  privacyContact: z.optional(z.string()),
  /** The deployer's own page: legal basis, hosting, retention periods, registration. */
  privacyUrl: z.optional(z.url({ protocol: /^https$/ })),
  /** Contact for accessibility problems, as shown to people. */
  accessibilityContact: z.optional(z.string()),
})
export type Deployer = z.infer<typeof deployer>
