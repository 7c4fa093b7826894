import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** Facts that only the deployer can provide (access/contract/deployer.ts). */
export const deployerFacts = ['organisation', 'privacyContact', 'privacyUrl', 'accessibilityContact'] as const
export type DeployerFact = (typeof deployerFacts)[number]

/** A page of facts about the app. The papers in docs refer to its sections by id. */
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
