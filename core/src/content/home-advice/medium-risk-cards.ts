import { ifClosedInAnyNation } from '../help/if-closed.ts'
import { reviewed } from '../review.ts'
import type { EducationCard } from './education-card-schema.ts'
import { stopSmokingCard } from './stop-smoking-card.ts'

/** By when the card says to contact a GP surgery, beside a level that no finding explains: clinicians read it too. */
export const monitorDeadline = 'Contact a GP surgery within 24 to 48 hours.'

const monitor: EducationCard = {
  id: 'med-monitor',
  ...reviewed('specification', 'target-leaflet', 'nhs-shortness-of-breath', 'nhs-chest-pain', 'nhs-sepsis'),
  title: 'Check your symptoms often',
  type: 'monitoring',
  priority: 'important',
  tab: 'important',
  content: 'Check your symptoms every 4 to 6 hours while you are awake.',
  actionItems: [
    'Note how breathless you are, your cough and your temperature.',
    monitorDeadline,
    'Call 111 sooner if you get worse. In Northern Ireland, call a GP surgery or the GP out-of-hours service.',
    'Call 999 if you cannot finish a sentence, have heavy chest pain, or are suddenly confused.',
    'Call 999 if your lips or skin look blue, grey or very pale. On brown or black skin, check the palms, the inside of the lips and the tongue.',
  ],
}

export const mediumCards: readonly EducationCard[] = [
  monitor,
  {
    // Takes the place of med-monitor beside advice to get help today (hazard HZ-02).
    ...monitor,
    id: 'med-today',
    actionItems: monitor.actionItems.with(1, `Contact a GP surgery today. ${ifClosedInAnyNation}`),
  },
  {
    // Takes the place of med-monitor beside the question whether this is worse than usual: one deadline, the nearer one.
    ...monitor,
    id: 'med-question',
    actionItems: monitor.actionItems.with(
      1,
      `If this is worse than your usual, contact a GP surgery today. ${ifClosedInAnyNation}`,
    ),
  },
  {
    // Takes the place of med-monitor where the level is this person's usual (hazard HZ-15).
    id: 'med-usual',
    ...reviewed('own', 'nhs-shortness-of-breath', 'nhs-chest-pain', 'nhs-sepsis'),
    title: 'Like your usual day',
    type: 'monitoring',
    priority: 'helpful',
    tab: 'important',
    content: 'What you logged is close to the usual day that you set.',
    actionItems: [
      'Log every day.',
      'If you are worse than usual, do the symptom check.',
      'Call 999 if you cannot finish a sentence, have heavy chest pain, or are suddenly confused.',
      'Call 999 if your lips or skin look blue, grey or very pale. On brown or black skin, check the palms, the inside of the lips and the tongue.',
    ],
  },
  {
    id: 'med-asthma',
    ...reviewed('hwe-reliever', 'alu-peak-flow', 'nice-ng245', 'nhs-asthma-attack'),
    title: 'Asthma medicines',
    type: 'medication',
    priority: 'important',
    tab: 'important',
    content: 'If you have a preventer inhaler, use it every day.',
    actionItems: [
      'Follow your action plan.',
      'Count the puffs of your reliever inhaler.',
      'Measure your peak flow morning and evening if you have a meter.',
      'Ask for a review if you use the reliever 3 or more days a week.',
      'Call 999 if your reliever does not help in an attack.',
    ],
  },
  {
    id: 'med-copd',
    ...reviewed('alu-copd-flare-up', 'nhs-copd'),
    title: 'COPD medicines',
    type: 'medication',
    priority: 'important',
    tab: 'important',
    content: 'Look for changes in your breathing, cough and phlegm.',
    actionItems: [
      'Take your inhalers as usual.',
      'Use your reliever inhaler as your plan says.',
      `If you are worse than usual, contact your COPD team or a GP surgery the same day. ${ifClosedInAnyNation}`,
      'Use a rescue pack only as agreed with your team.',
    ],
    more: { label: 'Read about flare-ups and rescue packs', topic: 'flare-ups' },
  },
  {
    // The drinks and the moist air of the specification, made safe: hazards C19b and HZ-06.
    id: 'med-selfcare',
    ...reviewed('specification', 'nhs-chest-infection', 'burn-association', 'nhs-fever'),
    title: 'Extra care at home',
    type: 'selfcare',
    priority: 'important',
    tab: 'self-care',
    content: 'Rest and drinks help your body recover.',
    actionItems: [
      'If a doctor told you to limit fluids, follow that. If not, aim for 8 to 10 drinks (glasses) a day if you have a temperature.',
      'Moist air may soothe you. If it does, sit in a steamy bathroom 2 or 3 times a day. Never lean over hot water.',
      'Sleep with your head raised.',
      'Ask a pharmacist about medicines.',
    ],
  },
  stopSmokingCard('med-stop-smoking', 'self-care'),
]
