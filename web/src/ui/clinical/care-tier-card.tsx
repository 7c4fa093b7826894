import type { CareTier } from '@second-wind/core/content/help/care-tier-schema'
import { CareCard } from './care-card.tsx'

/** When to seek each level of help. */
export function CareTierCard({ tier: { level, heading, items, footer } }: { tier: CareTier }) {
  return (
    <CareCard level={level} heading={heading}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {footer !== '' && <p>{footer}</p>}
    </CareCard>
  )
}
