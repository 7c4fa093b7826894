import type { RiskLevel } from '../../risk/risk-level.ts'
import type { EducationCard } from './card.ts'

/** All cards of one level; which of them a person sees: core/src/education/education-for.ts. */
export async function loadEducationCards(level: RiskLevel): Promise<readonly EducationCard[]> {
  switch (level) {
    case 'high':
      return (await import('./high.ts')).highCards
    case 'medium':
      return (await import('./medium.ts')).mediumCards
    case 'low':
      return (await import('./low.ts')).lowCards
  }
}
