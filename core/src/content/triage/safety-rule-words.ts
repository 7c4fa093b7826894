import { reviewed } from '../review.ts'
import type { Line } from './line.ts'

/** Why an added rule raised a level (safety/safety-rules.ts), by the id of its row. */
export const safetyRuleWords: Record<'A2' | 'A3' | 'A4' | 'A5' | 'incomplete', Line> = {
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
  incomplete: {
    id: 'why-incomplete',
    text: 'You did not answer every question, so we cannot say that you are well enough to stay at home',
    ...reviewed('own'),
  },
}
