import { reviewed } from '../review.ts'
import type { FirstAid } from './first-aid.ts'

export const burns: FirstAid = {
  id: 'burns',
  title: 'Burn or scald',
  steps: [
    'Cool the burn under cool or lukewarm running water for 20 minutes. Do not use ice, cream or butter.',
    'Take off clothes and jewellery near the burn. Leave anything that is stuck to the skin.',
    'Call for help. Call 999 or go to A&E if it is big or deep, or on the face, neck or hands.',
    'Cover the burn loosely with cling film. Keep the person warm.',
    'For a smaller burn, ask a pharmacist or a GP surgery what to do next.',
  ],
  ...reviewed('burn-association', 'nhs-burns'),
}
