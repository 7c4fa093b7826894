import { asthmaAttack, ownPlanFirst } from '@second-wind/core/content/help/asthma-attack'
import { emergencyTier, urgentTier } from '@second-wind/core/content/help/care-tiers'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import type { FirstAid } from '@second-wind/core/content/help/first-aid'
import { poisoningHelp, poisoningSteps } from '@second-wind/core/content/help/poisoning'
import type { Block, Sheet } from './sheet.ts'

/** The steps of an attack depend on the inhaler (hazard HZ-05): on paper each has its own frame and name. */
export function emergencySheets(): Sheet[] {
  const { reviewedOn, reviewBy } = emergencyTier
  return [
    {
      name: 'emergency',
      title: 'What to do in an emergency',
      intro: [ownPlanFirst.text],
      blocks: [
        ...[emergencyTier, urgentTier].map(({ heading, items, footer }) => ({
          heading,
          items,
          after: [footer],
          isFramed: true,
        })),
        ...[...Object.values(asthmaAttack), copdFlareUp].map(steps),
        { ...steps(poisoningSteps), text: [poisoningHelp.detail, ...(steps(poisoningSteps).text ?? [])] },
      ],
      reviewedOn,
      reviewBy,
    },
  ]
}

const steps = ({ title, intro, steps: items }: FirstAid): Block => ({
  heading: title,
  ...(intro === undefined ? {} : { text: [intro] }),
  items,
  isOrdered: true,
})
