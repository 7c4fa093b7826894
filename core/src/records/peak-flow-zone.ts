/*
 * "Peak flow bands: above 80%, 50-80%, below 50% of personal best." Exactly 80% and exactly 50% are 50-80% (clinical
 * content, R6). If the reading or the personal best is missing, there is no zone; it never counts as good (hazard C13).
 */
import { highestLpm, type PeakFlowZoneId } from './peak-flow.ts'

/** `percent` is rounded so that it stays on the same side of the limits as the zone. */
export type PeakFlowZone =
  | { zone: PeakFlowZoneId; percent: number }
  | { zone: 'unknown'; missing: ('todayLpm' | 'bestLpm')[] }

/** `todayLpm` and `bestLpm`: whole litres a minute, as read from the meter. */
export function classifyPeakFlow({
  todayLpm,
  bestLpm,
}: {
  todayLpm?: number
  bestLpm?: number
}): PeakFlowZone {
  if (!isReading(todayLpm) || !isReading(bestLpm)) {
    const missing: ('todayLpm' | 'bestLpm')[] = []
    if (!isReading(todayLpm)) missing.push('todayLpm')
    if (!isReading(bestLpm)) missing.push('bestLpm')
    return { zone: 'unknown', missing }
  }
  const percent = Math.round((todayLpm * 100) / bestLpm)
  if (todayLpm * 100 > bestLpm * 80) return { zone: 'above_80', percent: Math.max(81, percent) }
  if (todayLpm * 100 < bestLpm * 50) return { zone: 'below_50', percent: Math.min(49, percent) }
  return { zone: '50_80', percent }
}

function isReading(lpm: number | undefined): lpm is number {
  return lpm !== undefined && Number.isInteger(lpm) && lpm > 0 && lpm <= highestLpm
}
