import { reviewed } from '../review.ts'
import type { EducationalResource } from './resource.ts'

export const antibiotics: EducationalResource = {
  id: 'antibiotics',
  ...reviewed('nice-ng120', 'ukhsa-keep-antibiotics-working', 'nhs-antibiotics'),
  title: 'Antibiotics',
  intro: 'What these medicines can do, when you may be offered them, and how to take them safely.',
  sections: [
    {
      id: 'antibiotics-emergency',
      ...reviewed('nhs-antibiotics', 'nhs-anaphylaxis'),
      kind: 'list',
      tone: 'emergency',
      heading: 'Call 999 if:',
      items: [
        'your face, lips, mouth, throat or tongue swells',
        'you have trouble breathing after you take a dose',
      ],
    },
    {
      id: 'antibiotics-what-for',
      ...reviewed('nice-ng120', 'ukhsa-keep-antibiotics-working'),
      kind: 'list',
      tone: 'plain',
      heading: 'What they are for',
      inShort: 'Infections from bacteria, not colds or flu',
      items: [
        'They treat infections from bacteria, such as some types of pneumonia.',
        'They do not treat colds, flu or most coughs. Those come from viruses.',
      ],
    },
    {
      id: 'antibiotics-when-offered',
      ...reviewed('nice-ng120'),
      kind: 'list',
      tone: 'plain',
      heading: 'When a GP may offer them for a cough',
      inShort: 'If you are very unwell or at higher risk',
      items: [
        'You are very unwell.',
        'You have a serious heart, lung, kidney or liver condition, or a weak immune system.',
        'You are over 65 and 2 of these apply to you, or over 80 and 1 applies to you: you were in hospital not long ago, you have diabetes, you have heart failure, or you take steroid tablets.',
      ],
    },
    {
      id: 'antibiotics-back-up',
      ...reviewed('nice-ng120'),
      kind: 'list',
      tone: 'plain',
      heading: 'Back-up prescription',
      inShort: 'One to keep in case you get worse',
      items: [
        'Sometimes you get a prescription to keep. Use it only if you get worse or do not get better.',
        'Follow the advice you were given.',
      ],
    },
    {
      id: 'antibiotics-taking',
      ...reviewed('ukhsa-keep-antibiotics-working'),
      kind: 'list',
      tone: 'do',
      heading: 'Taking them',
      inShort: 'Follow the label. Take leftovers to a pharmacy',
      items: [
        'Take them as directed.',
        'Tell staff about your allergies.',
        'Take leftovers to a pharmacy. Do not save or share them.',
      ],
    },
    {
      id: 'antibiotics-side-effects',
      ...reviewed('nhs-antibiotics'),
      kind: 'list',
      tone: 'plain',
      heading: 'Side effects',
      inShort: 'A rash, thrush, tummy pain or diarrhoea',
      items: ['A rash', 'Thrush', 'Tummy pain', 'Diarrhoea'],
    },
    {
      id: 'antibiotics-resistance',
      ...reviewed('espaur'),
      kind: 'list',
      tone: 'plain',
      heading: 'Antibiotic resistance: the facts',
      inShort: 'Nearly 400 resistant infections a week',
      text: 'Some bacteria change, and then the medicine stops working. This is called resistance. These are the figures for England in 2024.',
      items: [
        'About 20,500 blood infections with resistant bacteria. That is nearly 400 a week.',
        'An estimated 2,379 deaths in people with a resistant infection.',
      ],
    },
    {
      id: 'antibiotics-instead',
      ...reviewed('target-leaflet', 'nice-ng120'),
      kind: 'list',
      tone: 'do',
      heading: 'Instead of antibiotics',
      inShort: 'Rest, drinks, paracetamol and honey',
      items: [
        'Rest.',
        'Have plenty of drinks. If a doctor told you to limit fluids, follow that.',
        'Take paracetamol if it is safe for you.',
        'Try honey for a cough, if you are over age 1.',
        'Ask a pharmacist for advice.',
      ],
    },
  ],
  links: [
    {
      id: 'resource-link-antibiotics',
      ...reviewed('nhs-antibiotics'),
      label: 'NHS: antibiotics (opens in a new tab)',
      url: 'https://www.nhs.uk/medicines/antibiotics/',
    },
    {
      id: 'resource-link-keep-antibiotics-working',
      ...reviewed('ukhsa-keep-antibiotics-working'),
      label: 'UK Health Security Agency: antibiotic resistance (opens in a new tab)',
      url: 'https://www.gov.uk/government/collections/antimicrobial-resistance-amr-information-and-resources',
    },
  ],
}
