import { reviewed } from '../review.ts'
import type { FirstAid } from './first-aid.ts'

export const copdFlareUp: FirstAid = {
  id: 'copd-flare-up',
  title: 'COPD flare-up',
  intro: 'Signs: more breathless than usual, more cough, more phlegm, or a new colour.',
  steps: [
    'Use your plan and your reliever. Rest.',
    'Contact a GP or your COPD team today.',
    'Call 999 if you struggle to breathe, your reliever inhaler is not helping, your chest feels tight or heavy, pain spreads, or you are confused.',
  ],
  ...reviewed('alu-copd-flare-up', 'how-are-you-today'),
}
