import type { CapturedAt } from '@second-wind/core/platform/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { checkInDay } from '@second-wind/core/recovery/check-in-day'
import { insightFor, type Insight } from '@second-wind/core/recovery/insight'
import {
  logWarnings,
  warningsWithoutInsight,
  type LogWarningId,
} from '@second-wind/core/recovery/log-warnings'
import { captureNow, toSymptomEntry } from '../../../data/local/index.ts'
import { readCheckInDays } from '../fields/read-check-in-days.ts'

export type LoggedSymptoms = {
  entry: SymptomEntry
  /** What it means; only for an entry of today. */
  insight: Insight | undefined
  warnings: LogWarningId[]
}

/**
 * What an entry means, said while it is written: nothing here waits for the write.
 *
 * @param earlierDays local dates of the check-ins before it; read here where they are not known yet
 */
export async function assessLoggedSymptoms(
  id: string,
  report: SymptomReport,
  at: CapturedAt,
  earlierDays: readonly string[] | undefined,
): Promise<LoggedSymptoms> {
  const entry = toSymptomEntry(id, report, at)
  if (entry.localDate !== captureNow().localDate)
    return { entry, insight: undefined, warnings: warningsWithoutInsight(report) }
  const day = checkInDay(earlierDays ?? (await readCheckInDays()), entry.localDate)
  return { entry, insight: insightFor(report, day, Math.random()), warnings: logWarnings(report) }
}
