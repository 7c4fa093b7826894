import { peakFlowZone, type PeakFlowZone } from '@second-wind/core/records/measure/peak-flow-zone'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'

export function findPeakFlowZone(todayLpm: number | undefined, bestLpm: number | undefined): PeakFlowZone {
  return peakFlowZone({
    ...(todayLpm === undefined ? {} : { todayLpm }),
    ...(bestLpm === undefined ? {} : { bestLpm }),
  })
}

/** Freezes the zone with the best score of now; without one there is no zone. */
export function attachPeakFlowZone(report: SymptomReport, bestLpm: number | undefined): SymptomReport {
  const { zone } = findPeakFlowZone(report.peakFlowLpm, bestLpm)
  return zone === 'unknown' ? report : { ...report, peakFlowZone: zone }
}

/** An edit keeps the zone that was read then, unless the blow itself was corrected. */
export function attachPeakFlowZoneToEdit(
  report: SymptomReport,
  before: Pick<SymptomReport, 'peakFlowLpm' | 'peakFlowZone'>,
  bestLpm: number | undefined,
): SymptomReport {
  if (report.peakFlowLpm !== before.peakFlowLpm) return attachPeakFlowZone(report, bestLpm)
  return before.peakFlowZone === undefined ? report : { ...report, peakFlowZone: before.peakFlowZone }
}
