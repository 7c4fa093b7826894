import { untouchedReport, type SymptomReport } from '@second-wind/core/records/symptom-entry'

/** A report whose score is exactly `sum` / 3 with nothing alarming in it. */
export const scoring = (coughSeverity: number, breathlessness: number, energy: number): SymptomReport => ({
  ...untouchedReport,
  coughSeverity,
  breathlessness,
  energy,
})

export const score3 = scoring(3, 3, 8)
export const score6 = scoring(7, 5, 5)
