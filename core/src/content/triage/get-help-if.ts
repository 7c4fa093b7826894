import type { CareTier } from '../help/care-tier-schema.ts'
import { reviewed } from '../review.ts'

/** Beside both results that send nobody anywhere. Where two limits exist, the earlier one stands here. */
export const getHelpIf: CareTier = {
  id: 'get-help-if',
  level: 'non-urgent',
  heading: 'Get help if:',
  items: [
    'you have had a cough for 3 weeks or more',
    'your temperature is not better after 48 hours',
    'you are not better in 10 days',
    'you feel worse',
  ],
  footer: 'Ask a GP surgery for an appointment within 24 hours. If a warning sign starts, call 999.',
  ...reviewed('nhs-shortness-of-breath', 'nhs-cough', 'specification'),
}
