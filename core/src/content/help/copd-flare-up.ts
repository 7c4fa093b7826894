import { reviewed } from '../review.ts'
import type { FirstAid } from './first-aid.ts'

/** Among the steps of a result that calls for 999: nothing in it leads to anyone else. */
export const copdEmergency: FirstAid = {
  id: 'copd-emergency',
  title: 'With COPD, while you wait',
  steps: [
    'Lean forward. Loosen tight clothes.',
    'Use your reliever inhaler as your plan says. Tell the 999 call handler that you have COPD.',
    'Do not wait to see if it passes. If you get worse, call 999 again.',
  ],
  ...reviewed('alu-copd-flare-up', 'nhs-shortness-of-breath', 'nhs-999'),
}

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
