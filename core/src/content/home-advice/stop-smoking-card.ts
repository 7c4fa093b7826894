import { reviewedOn } from '../review.ts'
import type { EducationCard } from './education-card-schema.ts'

/** At every level: many people with COPD are at high risk by their group alone, and well today. */
export function stopSmokingCard(id: string, tab: EducationCard['tab']): EducationCard {
  return {
    id,
    ...reviewedOn('2026-11-23', 'nhs-copd', 'nhs-quit-smoking', 'sps-smoking'),
    title: 'If you smoke',
    type: 'lifestyle',
    priority: 'helpful',
    tab,
    content: 'Stopping is the best thing you can do for your lungs. It helps at any age.',
    actionItems: [
      'Ask for free help. It works better than trying alone.',
      'Ask about patches, gum or other aids.',
      'Tell a GP or pharmacist first if you take theophylline. The dose may need to change.',
    ],
    more: { label: 'Find free help to stop smoking', topic: 'stop-smoking' },
  }
}
