import type { generalOptions } from '../../triage/options.ts'
import { reviewed } from '../review.ts'
import type { OfferedQuestion } from './question-schema.ts'

/** Asked on both tracks. The bands meet at 38.3 °C, which belongs to the higher one. */
export const feverQuestion: OfferedQuestion<'fever', (typeof generalOptions)['fever']> = {
  id: 'fever',
  text: 'Do you have a high temperature?',
  hint: '38°C or more is a high temperature. You do not need a thermometer: feeling hot, cold or shivery counts.',
  options: [
    { id: 'none', label: 'No. I feel normal (under 37.8°C)', clinicallySignificant: false },
    { id: 'low', label: 'Raised or high (37.8 to 38.2°C)', clinicallySignificant: false },
    {
      id: 'moderate',
      label: 'High (38.3 to 39.4°C), or I feel hot, cold or shivery',
      reason: 'You have a high temperature (38.3 to 39.4°C), or you feel hot, cold or shivery',
      clinicallySignificant: true,
    },
    {
      id: 'high',
      label: 'Very high (over 39.4°C), or I am shaking with chills and feel very ill',
      redFlag: 'Very high temperature, or violent shivering with feeling very ill',
      clinicallySignificant: true,
    },
  ],
  ...reviewed('nhs-fever', 'nhs-inform-fever', 'nhs-sepsis', 'specification'),
}
