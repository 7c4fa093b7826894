import type { SymptomReport } from '../../records/symptom-entry.ts'

/**
 * "Message from the mean of three scores" (specification, section 4) hides one very bad sign. Ruling: "a log with
 * breathlessness 7+, cough 9+, high fever or red phlegm shows the safety message instead of praise". HZ-02; C4, C5.
 */
export function safetySigns(report: SymptomReport): SafetySignId[] {
  return rows.filter(({ when }) => when(report)).map(({ id }) => id)
}

export type SafetySignId =
  | 'breathlessness-7-or-more'
  | 'cough-9-or-more'
  | 'very-high-temperature'
  | 'red-phlegm'
  | 'peak-flow-below-50'

const rows: readonly { id: SafetySignId; when: (report: SymptomReport) => boolean }[] = [
  { id: 'breathlessness-7-or-more', when: ({ breathlessness }) => breathlessness >= 7 },
  { id: 'cough-9-or-more', when: ({ coughSeverity }) => coughSeverity >= 9 },
  { id: 'very-high-temperature', when: ({ temperature }) => temperature === 'high-fever' },
  { id: 'red-phlegm', when: ({ sputumColor }) => sputumColor === 'red' },
  // The symptom check calls for 999 at the same reading.
  { id: 'peak-flow-below-50', when: ({ peakFlowZone }) => peakFlowZone === 'below_50' },
]
