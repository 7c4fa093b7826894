import type { CapturedAt } from '@second-wind/core/model/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/model/symptom-entry'
import { checkInDay } from '@second-wind/core/recovery/check-in-day'
import { insightFor, type Insight } from '@second-wind/core/recovery/insight'
import {
  logWarnings,
  warningsWithoutInsight,
  type LogWarningId,
} from '@second-wind/core/recovery/log-warnings'
import { captureNow, listSymptoms, saveSymptoms } from '../../local/index.ts'

export type LoggedSymptoms = {
  entry: SymptomEntry
  /** What it means; only for an entry of today. */
  insight: Insight | undefined
  warnings: LogWarningId[]
}

/** The insight only asks whether there were six days; nobody logs this often in five. */
const enoughEntries = 200

/**
 * Saves on the phone and reads what the entry means. Sending starts by itself with every save (pwa/flush-triggers).
 *
 * @throws NotSaved when nothing was written
 */
export async function logSymptoms(
  id: string,
  report: SymptomReport,
  at: CapturedAt,
): Promise<LoggedSymptoms> {
  // Read beside the save, not after it: the entry itself adds no more than its own day.
  const earlier = listSymptoms(enoughEntries).catch(() => [])
  const entry = await saveSymptoms(id, report, at)
  if (entry.localDate !== captureNow().localDate)
    return { entry, insight: undefined, warnings: warningsWithoutInsight(report) }
  const day = checkInDay(
    (await earlier).map((logged) => logged.localDate),
    entry.localDate,
  )
  return { entry, insight: insightFor(report, day, Math.random()), warnings: logWarnings(report) }
}
