import { typedNumber } from '../platform/typed-number.ts'
import { attachPeakFlowZone } from '../records/attach-peak-flow-zone.ts'
import { type SymptomReport, untouchedReport } from '../records/symptom-entry.ts'
import type { EmergencyFindingId } from './entry-finding-rules.ts'

/** The field of the form that each rule about an emergency reads. */
export const emergencyFields = {
  'breathlessness-severe': 'breathlessness',
  'peak-flow-below-50': 'peakFlowLpm',
  'phlegm-red': 'sputumColor',
  'fever-high': 'temperature',
} as const satisfies Record<EmergencyFindingId, keyof SymptomReport>

export type EmergencyField = (typeof emergencyFields)[EmergencyFindingId]

/** Answers in a form that is not saved: the peak flow is as it was typed. */
type EmergencyAnswers = Pick<SymptomReport, Exclude<EmergencyField, 'peakFlowLpm'>> & { peakFlowLpm: string }

/** What the rules about emergencies read of a form that is not saved. Every other field counts as untouched. */
export function emergencyReport(
  { peakFlowLpm: typed, ...answers }: EmergencyAnswers,
  bestLpm: number | undefined,
): SymptomReport {
  const peakFlowLpm = typedNumber(typed)
  const report = {
    ...untouchedReport,
    ...answers,
    ...(peakFlowLpm === undefined ? {} : { peakFlowLpm }),
  }
  return attachPeakFlowZone(report, bestLpm)
}
