import type { RiskLevel } from '../../care/risk/risk-level.ts'
import type { EducationCard } from './education-card-schema.ts'

/** All cards of one level; which of them a person sees: core/src/recovery/home-advice/select-education.ts. */
export async function loadEducationCards(level: RiskLevel): Promise<readonly EducationCard[]> {
  switch (level) {
    case 'high':
      return (await import('./high-risk-cards.ts')).highCards
    case 'medium':
      return (await import('./medium-risk-cards.ts')).mediumCards
    case 'low':
      return (await import('./low-risk-cards.ts')).lowCards
  }
}
