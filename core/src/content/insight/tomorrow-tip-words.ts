import type { TipId } from '../../recovery/tomorrow-tips.ts'
import { reviewed } from '../review.ts'
import type { Tip } from './tip-schema.ts'

/** "What to expect tomorrow": clinical content, section 14. The rule that chooses: recovery/tomorrow-tips.ts. */
export const tomorrowTips: Record<TipId, Tip> = {
  'ups-and-downs': {
    id: 'ups-and-downs',
    text: 'You may have ups and downs. Look at the whole week, not one day.',
    ...reviewed('own'),
  },
  'cough-at-night': {
    id: 'cough-at-night',
    text: 'A cough can be worse at night. Try raising your head with an extra pillow.',
    ...reviewed('nhs-chest-infection'),
  },
  'energy-comes-back-slowly': {
    id: 'energy-comes-back-slowly',
    text: 'Your energy may come back slowly. Plan one rest in the morning and one in the afternoon.',
    ...reviewed('own'),
  },
  'keep-a-drink-near': {
    id: 'keep-a-drink-near',
    text: 'Keep a drink near you. Thin phlegm is easier to clear.',
    ...reviewed('nhs-chest-infection'),
  },
  'same-time-each-day': {
    id: 'same-time-each-day',
    text: 'Log how you feel around the same time each day. If you feel worse at any point, do the symptom check.',
    ...reviewed('how-are-you-today'),
  },
}
