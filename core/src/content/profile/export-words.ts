import type { ScoreName } from '../../records/symptom-entry.ts'

/** The words of the exported files and the printed summary. */
export const exportWords = {
  fields: {
    comparedWithUsual: 'Compared with usual',
    temperature: 'Temperature',
    sputumColor: 'Phlegm (mucus) colour',
    sputumConsistency: 'Phlegm (mucus) thickness',
    sputumAmount: 'Phlegm (mucus) amount',
    notes: 'Notes',
    result: 'Result of the symptom check',
    firstAnsweredAt: 'First answer given',
  },
  scaleOf: {
    coughSeverity: '1 to 10, 10 is worst',
    breathlessness: '1 to 10, 10 is worst',
    energy: '1 to 10, 10 is best',
    mood: '1 to 10, 10 is best',
  } satisfies Record<ScoreName, string>,
} as const

/** The formats on offer. None of them needs a connection. */
export const exportFormats = [
  {
    id: 'json',
    label: 'Save my data',
    about: 'One file with everything on this phone.',
  },
  {
    id: 'csv',
    label: 'Save a table (CSV)',
    about: 'Your check-ins as a table. Opens in any spreadsheet.',
  },
  {
    id: 'fhir',
    label: 'Save for health systems (FHIR R4)',
    about:
      'Your profile, check-ins and symptom checks, in a format that health systems can read. Peak flow and known conditions have standard codes. The rest is plain text.',
  },
] as const
export type ExportFormatId = (typeof exportFormats)[number]['id']

export const printWords = {
  label: 'Print a summary for your GP',
  about: 'One page with your warning signs, a chart of the last 30 days and your latest check-ins.',
  title: 'Summary for a GP visit',
  madeBy: 'Made with Second Wind. Not an NHS service.',
  source: 'All of this was logged by the patient. No clinician has checked it.',
  unsent: 'Some of it has not been sent to the care team yet.',
  scale:
    'Scores go from 1 to 10. For cough and breathlessness 10 is worst. For energy and mood 10 is best. Each dot is the average of one day.',
  noProfile: 'No profile on this phone.',
} as const
