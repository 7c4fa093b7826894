import type { SymptomReport, UntouchedField } from './symptom-entry.ts'

/** False for a default that the person never touched. */
export const isAnswered = (report: Pick<SymptomReport, 'untouchedFields'>, field: UntouchedField): boolean =>
  report.untouchedFields?.includes(field) !== true

/**
 * True when the person logged that there was none. Blood can appear without phlegm, so a colour always counts (hazard
 * C5).
 */
export const hasNoPhlegm = (
  report: Pick<SymptomReport, 'sputumConsistency' | 'sputumColor' | 'untouchedFields'>,
): boolean =>
  isAnswered(report, 'sputumConsistency') &&
  report.sputumConsistency === 'none' &&
  report.sputumColor === 'clear'
