import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** What only whoever runs the server can say (contract/deployer.ts). */
export const deployerFacts = ['organisation', 'privacyContact', 'privacyUrl', 'accessibilityContact'] as const
export type DeployerFact = (typeof deployerFacts)[number]

/** A page of plain facts about the app itself. The papers for it name the sections by their ids. */
export const statement = z.object({
  id: itemId,
  sections: z.array(
    z.object({
      id: itemId,
      heading: copy,
      lines: z.array(copy),
      points: z.optional(z.array(copy)),
      facts: z.optional(z.array(z.enum(deployerFacts))),
      links: z.optional(z.array(z.object({ label: copy, href: z.url({ protocol: /^https$/ }) }))),
    }),
  ),
  ...reviewShape,
})
export type Statement = z.infer<typeof statement>
