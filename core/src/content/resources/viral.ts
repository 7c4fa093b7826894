import { emergencyTier } from '../help/care-tiers.ts'
import { reviewed } from '../review.ts'
import type { EducationalResource } from './resource.ts'

export const viral: EducationalResource = {
  id: 'viral',
  ...reviewed('target-leaflet', 'nhs-chest-infection', 'nhs-flu'),
  title: 'Colds, flu and other viruses',
  intro: 'How to look after yourself, what to expect, and when to get help.',
  sections: [
    emergencySigns(),
    {
      // Hazard C25: the limits of the specification side by side, and whichever comes first counts.
      id: 'viral-urgent',
      ...reviewed('specification', 'nice-ng120', 'nhs-shortness-of-breath'),
      kind: 'list',
      tone: 'urgent',
      heading: 'Ask for an urgent GP appointment or call 111 if:',
      text: 'You only need one of these. In Northern Ireland, call a GP surgery or the GP out-of-hours service.',
      items: [
        'your temperature is not better after 48 hours',
        'your temperature is over 39°C for more than 3 days',
        'you have had a cough for 3 weeks or more',
        'you are getting worse',
      ],
    },
    {
      id: 'viral-see-a-gp',
      ...reviewed('specification'),
      kind: 'list',
      tone: 'non-urgent',
      heading: 'See a GP if:',
      text: 'You only need one of these.',
      items: ['you still have symptoms past 10 days', 'you are worried'],
    },
    {
      id: 'viral-self-care',
      ...reviewed('target-leaflet', 'nhs-common-cold', 'nhs-fever'),
      kind: 'list',
      tone: 'do',
      heading: 'Look after yourself',
      inShort: 'Rest, drinks, asking a pharmacist',
      items: [
        'Rest when you need to.',
        'Have plenty of drinks. If a doctor told you to limit fluids, follow that.',
        'Take paracetamol for pain or a temperature, if it is safe for you.',
        'Ask a pharmacist before ibuprofen if you have asthma.',
        'Try a warm drink with honey for a cough. Let it cool a little first.',
        'Stay home if you have a high temperature or feel too ill.',
        'Keep away from people at higher risk until you feel well.',
      ],
    },
    {
      id: 'viral-do-not',
      ...reviewed('burn-association'),
      kind: 'list',
      tone: 'do-not',
      heading: 'Do not',
      items: ['Do not lean over a bowl of hot water. It causes serious burns.'],
    },
    {
      id: 'viral-timeline',
      ...reviewed('target-leaflet', 'nhs-chest-infection', 'nice-ng120'),
      kind: 'timeline',
      heading: 'What to expect',
      inShort: 'Most colds get better within 2 weeks',
      text: 'What many people notice. Everyone is different.',
      rows: [
        {
          id: 'viral-days-1-to-2',
          ...reviewed('target-leaflet'),
          when: 'Days 1 to 2',
          often: 'You may have a sore throat, and feel tired and shivery.',
          helps: 'Rest, drinks, and paracetamol if it is safe for you.',
        },
        {
          id: 'viral-days-3-to-4',
          ...reviewed('nhs-chest-infection'),
          when: 'Days 3 to 4',
          often: 'Your nose may run and a cough may start.',
          helps: 'Tissues, hand washing, and a warm drink with honey.',
        },
        {
          id: 'viral-days-5-to-7',
          ...reviewed('nhs-chest-infection'),
          when: 'Days 5 to 7',
          often: 'Your temperature has usually settled. Your cough may be chesty.',
          helps: 'Gentle movement. Raise your head at night.',
        },
        {
          id: 'viral-days-7-to-10',
          ...reviewed('target-leaflet', 'nhs-chest-infection'),
          when: 'Days 7 to 10',
          often: 'The sore throat has gone for most people. A chest infection often eases in 7 to 10 days.',
          helps: 'Slowly do more.',
        },
        {
          id: 'viral-day-14',
          ...reviewed('target-leaflet'),
          when: 'Day 14',
          often: 'Most colds have gone.',
          helps: 'Go back to your normal tasks. If you are not better after 10 days, see a GP.',
        },
        {
          id: 'viral-weeks-3-to-4',
          ...reviewed('target-leaflet', 'nice-ng120'),
          when: 'Weeks 3 to 4',
          often: 'Most coughs have gone.',
          helps: 'See a GP if your cough lasts 3 weeks or more.',
        },
      ],
    },
    {
      id: 'viral-flu',
      ...reviewed('nhs-flu'),
      kind: 'list',
      tone: 'plain',
      heading: 'Flu',
      inShort: 'Ask early about flu medicine',
      items: [
        'Flu comes on fast, with a high temperature and aches.',
        'If you are in a higher-risk group, ask a GP or pharmacist early about flu medicine.',
      ],
    },
    {
      id: 'viral-after-pneumonia',
      ...reviewed('alu-pneumonia'),
      kind: 'timeline',
      heading: 'After pneumonia',
      inShort: 'Most people feel back to normal within 6 months',
      text: 'It takes longer. These times are a guide.',
      rows: [
        {
          id: 'pneumonia-1-week',
          ...reviewed('alu-pneumonia'),
          when: '1 week',
          often: 'Your temperature has gone.',
        },
        {
          id: 'pneumonia-4-weeks',
          ...reviewed('alu-pneumonia'),
          when: '4 weeks',
          often: 'Your chest feels better.',
        },
        { id: 'pneumonia-6-weeks', ...reviewed('alu-pneumonia'), when: '6 weeks', often: 'You cough less.' },
        {
          id: 'pneumonia-3-months',
          ...reviewed('alu-pneumonia'),
          when: '3 months',
          often: 'Most signs have gone, but you may still feel tired.',
        },
        {
          id: 'pneumonia-6-months',
          ...reviewed('alu-pneumonia'),
          when: '6 months',
          often: 'Most people are back to normal.',
        },
      ],
    },
  ],
  links: [
    {
      id: 'resource-link-common-cold',
      ...reviewed('nhs-common-cold'),
      label: 'NHS: common cold (opens in a new tab)',
      url: 'https://www.nhs.uk/conditions/common-cold/',
    },
    {
      id: 'resource-link-flu',
      ...reviewed('nhs-flu'),
      label: 'NHS: flu (opens in a new tab)',
      url: 'https://www.nhs.uk/conditions/flu/',
    },
    {
      id: 'resource-link-chest-infection',
      ...reviewed('nhs-chest-infection'),
      label: 'NHS: chest infection (opens in a new tab)',
      url: 'https://www.nhs.uk/conditions/chest-infection/',
    },
    {
      id: 'resource-link-pneumonia',
      ...reviewed('alu-pneumonia'),
      label: 'Asthma + Lung UK: pneumonia (opens in a new tab)',
      url: 'https://www.asthmaandlung.org.uk/conditions/pneumonia',
    },
  ],
}

/** The same card as in "When to Seek Help". */
function emergencySigns(): EducationalResource['sections'][number] {
  const { heading, items, footer, reviewedOn, reviewBy, sources } = emergencyTier
  return {
    id: 'viral-emergency',
    reviewedOn,
    reviewBy,
    sources,
    kind: 'list',
    tone: 'emergency',
    heading,
    text: footer,
    items,
  }
}
