import * as z from 'zod/mini'

export const deployerPath = '/api/deployer'

/** Who runs this server, and what only they can say in the statements of the app. What they have not set is left out. */
export const deployer = z.object({
  organisation: z.string(),
  /** Whom to ask or to complain to about data, as they want it read. */
  privacyContact: z.optional(z.string()),
  /** Their own page: legal basis, hosting, periods, registration. */
  privacyUrl: z.optional(z.url({ protocol: /^https$/ })),
  /** Whom to tell what cannot be used or read, as they want it read. */
  accessibilityContact: z.optional(z.string()),
})
export type Deployer = z.infer<typeof deployer>
