import { classifyPeakFlow, type PeakFlowZone } from './peak-flow-zone.ts'
import type { SymptomReport } from './symptom-entry.ts'

export function findPeakFlowZone(todayLpm: number | undefined, bestLpm: number | undefined): PeakFlowZone {
  return classifyPeakFlow({
    ...(todayLpm === undefined ? {} : { todayLpm }),
    ...(bestLpm === undefined ? {} : { bestLpm }),
  })
}

/** Stores the zone by the present personal best; without one there is no zone. */
export function attachPeakFlowZone(report: SymptomReport, bestLpm: number | undefined): SymptomReport {
  const { zone } = findPeakFlowZone(report.peakFlowLpm, bestLpm)
  return zone === 'unknown' ? report : { ...report, peakFlowZone: zone }
}

/** An edit keeps the original zone unless the peak flow itself changed. */
export function attachPeakFlowZoneToEdit(
  report: SymptomReport,
  before: Pick<SymptomReport, 'peakFlowLpm' | 'peakFlowZone'>,
  bestLpm: number | undefined,
): SymptomReport {
  if (report.peakFlowLpm !== before.peakFlowLpm) return attachPeakFlowZone(report, bestLpm)
  return before.peakFlowZone === undefined ? report : { ...report, peakFlowZone: before.peakFlowZone }
}
