import { hourMs } from '../platform/moment.ts'
import type { FindingLevel } from './finding.ts'

/** How long a finding counts after it was logged (ruling D-04). */
export const findingCountsForMs: Record<FindingLevel, number> = {
  emergency: 48 * hourMs,
  urgent: 24 * hourMs,
  watch: 24 * hourMs,
}

/**
 * After this long without a check-in or a symptom check, it is unknown how the patient is (ruling C-08). A patient who
 * has sent nothing yet counts as silent from the first day.
 */
export const silentAfterMs = 48 * hourMs

/** Whether something dated `atMs` is too old to show how the patient is now. Both times by the same clock. */
export const isTooOldForToday = (atMs: number, nowMs: number): boolean => nowMs - atMs >= silentAfterMs
