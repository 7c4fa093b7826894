import type { SymptomReport } from './symptom-entry.ts'

/** Neither thickness nor colour was logged. Blood can come without phlegm: its colour is never left out (hazard C5). */
export const hasNoPhlegm = (report: Pick<SymptomReport, 'sputumConsistency' | 'sputumColor'>): boolean =>
  report.sputumConsistency === 'none' && report.sputumColor === 'clear'
