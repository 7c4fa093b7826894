/** The extras on the tab Downloads. The app contains everything in them; the packs are for printing and sharing. */
export const packWords = [
  {
    id: 'emergency-sheet',
    title: 'Emergency sheet',
    detail: 'Asthma attack, COPD flare-up and poisoning, step by step. Print it and put it on the wall.',
  },
  {
    id: 'library-sheets',
    title: 'Self-Care Library to print',
    detail: 'One sheet for each of the nine topics, from breathing to inhalers.',
  },
  {
    id: 'resource-sheets',
    title: 'Educational Resources to print',
    detail: 'Antibiotics, allergies, and colds, flu and other viruses.',
  },
  {
    id: 'lesson-sheets',
    title: 'Micro-Learning to print',
    detail: 'The four modules as pages to read, with the answers.',
  },
] as const
export type PackId = (typeof packWords)[number]['id']

export const sheetWords = {
  back: 'Back to Downloads',
  print: 'Print this sheet',
  inAnEmergency: 'In an emergency call 999. For urgent advice call 111.',
  foot: 'Second Wind. Not an NHS service. General information, not advice for you alone. No clinician has signed it yet.',
} as const
