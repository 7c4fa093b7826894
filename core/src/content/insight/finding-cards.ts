import type { FindingLevel } from '../../findings/finding.ts'
import { ifClosed } from '../help/if-closed.ts'
import { reviewed } from '../review.ts'
import type { FindingCard } from './finding-card-schema.ts'

/** The same for every sign that needs advice today: the graver one is never headed less directly. */
const adviceToday = 'Contact a GP surgery or call 111 today'

/** Beside answers that are not saved yet. */
export const adviceSoFar = 'Your answers so far mean that you should contact a GP surgery or call 111 today.'

/** After an entry with findings, in place of praise. The rule that chooses: choose-finding-card.ts. */
export const findingCards: Record<FindingLevel, FindingCard> = {
  emergency: {
    id: 'entry-emergency',
    tier: 'emergency',
    heading: 'Call 999 if you feel like this now',
    message: 'This is a warning sign. Do not wait to see if it gets better.',
    ...reviewed('nhs-999', 'nhs-shortness-of-breath', 'nhs-coughing-up-blood', 'nhs-sepsis'),
  },
  urgent: {
    id: 'entry-urgent',
    tier: 'urgent',
    heading: adviceToday,
    message: `Do not wait until tomorrow. Ask for an urgent appointment. ${ifClosed} If you are too breathless to speak, call 999.`,
    ...reviewed('nhs-shortness-of-breath', 'nhs-chest-infection', 'nhs-111'),
  },
  watch: {
    id: 'entry-watch',
    tier: 'non-urgent',
    heading: 'Keep an eye on this',
    message:
      'Log again later today or tomorrow. If it gets worse, or is no better tomorrow, contact a GP surgery or call 111.',
    ...reviewed('nhs-111', 'nhs-chest-infection'),
  },
}

/** For a `watch` sign that calls for advice the same day: its level stays `watch`, its card is that of advice today. */
export const sameDayCard: FindingCard = {
  id: 'entry-same-day',
  tier: 'urgent',
  heading: adviceToday,
  message: `Do not wait until tomorrow. ${ifClosed} If you get worse, call 999.`,
  ...reviewed('nhs-111', 'nice-ng115', 'nhs-999'),
}

/** For a mild sign logged on two check-in days in a row: the advice that the previous day's card announced. */
export const contactCard: FindingCard = {
  id: 'entry-contact',
  tier: 'non-urgent',
  heading: 'Contact a GP surgery or call 111',
  message:
    'This is no better than on your last check-in day. Contact a GP surgery or call 111 in the next day or two, or today if it gets worse.',
  ...reviewed('nhs-111', 'nhs-common-cold'),
}

/** For high scores that may be usual: a person with a lung condition who has set no usual day. */
export const worseThanUsualCard: FindingCard = {
  id: 'entry-worse-than-usual',
  tier: 'question',
  heading: 'Is this worse than your usual?',
  message:
    'Your scores are high. If this is worse than your usual, contact a GP surgery or call 111 today. If you are always like this, set it as your usual day.',
  ...reviewed('nhs-111', 'nice-ng115'),
}

/** The same on the first check-in days, when a score may not be high. */
export const usualNotKnownCard: FindingCard = {
  ...worseThanUsualCard,
  id: 'entry-usual-not-known',
  message:
    'We do not know yet how you usually are. If this is worse than your usual, contact a GP surgery or call 111 today. If you are always like this, set it as your usual day.',
}

/** While the form is open, as soon as the value is chosen. */
export const emergencyInForm: FindingCard = {
  ...findingCards.emergency,
  id: 'entry-emergency-in-form',
  message: 'This is a warning sign. Call first. You can save this entry before or after.',
}
