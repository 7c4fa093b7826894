import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'

/** Why an added rule raised a level (triage/added-safety-rules.ts), by the id of its row. */
export const safetyRuleWords: Record<
  'A2' | 'A3' | 'A4' | 'A5' | 'A9' | 'A10' | 'A11' | 'A13' | 'A14' | 'A15' | 'A16' | 'A17' | 'incomplete',
  Line
> = {
  A2: {
    id: 'why-sudden-headache',
    text: 'Sudden severe headache, or headache with stiff neck, confusion, weakness, speech or sight problems',
    ...reviewed('nhs-headache'),
  },
  A3: {
    id: 'why-copd-mucus',
    text: 'You have COPD and your mucus has changed. This can be a flare-up',
    ...reviewed('alu-copd-flare-up'),
  },
  A4: {
    id: 'why-sharp-pain-and-breathless',
    text: 'Sharp chest pain together with being more short of breath than usual',
    ...reviewed('nhs-chest-pain'),
  },
  A5: {
    id: 'why-blood-with-other-sign',
    text: 'Coughing up blood together with chest pain or trouble breathing',
    ...reviewed('nhs-coughing-up-blood'),
  },
  A9: {
    id: 'why-copd-above-usual',
    text: 'You have COPD, and your breathing, cough or phlegm is worse than usual',
    ...reviewed('nice-ng115', 'alu-copd-flare-up'),
  },
  A10: {
    id: 'why-copd-likely-flare-up',
    text: 'You have COPD, and your answers together are signs of a flare-up',
    ...reviewed('nice-ng115', 'nice-ng114'),
  },
  A13: {
    id: 'why-lung-condition-two-signs',
    text: 'You have a lung condition and your symptoms are worse than usual',
    ...reviewed('nice-ng245', 'alu-asthma-attack'),
  },
  A14: {
    id: 'why-lung-condition-breathing',
    text: 'You have a lung condition, and your breathing is worse than usual',
    ...reviewed('nice-ng245', 'nhs-asthma-attack'),
  },
  A15: {
    id: 'why-lung-condition-temperature',
    text: 'You have a lung condition and a raised or high temperature',
    ...reviewed('nhs-fever'),
  },
  A16: {
    id: 'why-lung-condition-phlegm',
    text: 'You have a lung condition, and your phlegm is more than usual, thicker or a new colour',
    ...reviewed('nice-ng245', 'nhs-chest-infection'),
  },
  A17: {
    id: 'why-lung-condition-cough',
    text: 'You have a lung condition, and your cough or wheeze is worse than usual',
    ...reviewed('nice-ng245', 'nhs-asthma-attack'),
  },
  A11: {
    id: 'why-earlier-warning',
    text: 'You had a warning sign in the last 2 days',
    ...reviewed('own'),
  },
  incomplete: {
    id: 'why-incomplete',
    text: 'You did not answer every question, so we cannot say that you are well enough to stay at home',
    ...reviewed('own'),
  },
}
