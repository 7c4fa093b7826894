import { ifClosedInAnyNation } from '../help/if-closed.ts'
import { reviewed, reviewedOn } from '../review.ts'
import type { EducationCard } from './education-card-schema.ts'
import { stopSmokingCard } from './stop-smoking-card.ts'

const emergencySigns = [
  'Call 999 if you cannot finish a sentence, have heavy chest pain, or are suddenly confused.',
  'Call 999 if your lips or skin look blue, grey or very pale. On brown or black skin, check the palms, the inside of the lips and the tongue.',
]
const whileYouWatch = ['Keep your phone charged and near you.', 'Tell someone how you feel.']
const emergencyActions = [
  ...emergencySigns,
  'Call NHS 111 if you are more breathless than usual. In Northern Ireland, call a GP surgery or the GP out-of-hours service.',
  ...whileYouWatch,
]

/**
 * Many people who see these cards are well today (hazards C12, HZ-15), so the text is always "call 999 if", never an
 * order. `high-red-flag` takes the place of `high-emergency` beside an open red flag, and names no weaker call;
 * `high-alert` where an open alert alone sets the level, which says nothing of how the person is.
 */
export const highCards: readonly EducationCard[] = [
  {
    id: 'high-emergency',
    ...reviewed('nhs-shortness-of-breath', 'nhs-chest-pain', 'nhs-sepsis', 'nhs-111'),
    title: 'Know your emergency signs',
    type: 'emergency',
    priority: 'critical',
    tab: 'urgent',
    content: 'You may be at higher risk. Check the signs below. Get help straight away if you notice one.',
    actionItems: emergencyActions,
  },
  {
    id: 'high-alert',
    ...reviewed('nhs-shortness-of-breath', 'nhs-chest-pain', 'nhs-sepsis', 'nhs-111'),
    title: 'Know your emergency signs',
    type: 'emergency',
    priority: 'important',
    tab: 'urgent',
    content:
      'Your care team has an alert about you that is still open. Check the signs below. Get help straight away if you notice one.',
    actionItems: emergencyActions,
  },
  {
    id: 'high-red-flag',
    ...reviewed('nhs-shortness-of-breath', 'nhs-chest-pain', 'nhs-sepsis', 'nhs-111'),
    title: 'Know your emergency signs',
    type: 'emergency',
    priority: 'critical',
    tab: 'urgent',
    content: 'You logged a warning sign. Check these signs too. Get help straight away if you notice one.',
    actionItems: [...emergencySigns, ...whileYouWatch],
  },
  {
    id: 'high-breathing',
    ...reviewed('alu-breathing', 'alu-breathlessness', 'nhs-shortness-of-breath'),
    title: 'Breathing support while you get help',
    type: 'breathing',
    priority: 'critical',
    tab: 'urgent',
    content: 'These can ease breathing. They do not replace getting help.',
    actionItems: [
      'Sit up and lean forward.',
      'Use your reliever inhaler as your plan says.',
      'Breathe out slowly through rounded lips.',
      'Stay with someone if you can.',
      'Call 999 if it does not ease.',
    ],
  },
  {
    id: 'high-medicine',
    ...reviewed('nhs-asthma-attack', 'alu-copd-flare-up'),
    title: 'Your key medicines',
    type: 'medication',
    priority: 'critical',
    tab: 'urgent',
    content: 'Know what to take and when to get help.',
    actionItems: [
      'Keep your reliever inhaler with you, if you have one.',
      'If you have asthma, follow the asthma attack steps in an attack. Call 999 if your inhaler does not help.',
      'If you have COPD, use a rescue pack only if your plan says so. Tell your care team when you do.',
      'Do not stop taking steroids suddenly unless a doctor tells you to.',
    ],
  },
  {
    id: 'high-support',
    ...reviewed('nhs-shortness-of-breath'),
    title: 'Help is there for you',
    type: 'support',
    priority: 'important',
    tab: 'support',
    content: "You are not wasting anyone's time.",
    actionItems: [
      'Share your log with your care team.',
      'Ask a friend to check on you.',
      'Have your list of medicines ready.',
    ],
  },
  {
    id: 'high-copd',
    ...reviewedOn('2026-11-23', 'alu-copd-flare-up', 'nice-ng115'),
    title: 'COPD: know a flare-up',
    type: 'medication',
    priority: 'important',
    tab: 'support',
    content: 'Look for changes from your usual breathing, cough and phlegm.',
    actionItems: [
      `If one of them is worse than usual, contact your COPD team or a GP surgery today. ${ifClosedInAnyNation}`,
      'Use a rescue pack only if your own plan says so.',
    ],
    more: { label: 'Read about flare-ups and rescue packs', topic: 'flare-ups' },
  },
  stopSmokingCard('high-stop-smoking', 'support'),
]
