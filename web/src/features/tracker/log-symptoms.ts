import type { CapturedAt } from '@second-wind/core/model/moment'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/model/symptom-entry'
import { checkInDay } from '@second-wind/core/recovery/check-in-day'
import { insightFor, type Insight } from '@second-wind/core/recovery/insight'
import { logWarnings, type LogWarningId } from '@second-wind/core/recovery/log-warnings'
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
  const entry = await saveSymptoms(id, report, at)
  const warnings = logWarnings(report)
  if (entry.localDate !== captureNow().localDate) return { entry, insight: undefined, warnings }
  const history = await listSymptoms(enoughEntries).catch(() => [])
  const day = checkInDay(
    history.map((logged) => logged.localDate),
    entry.localDate,
  )
  return { entry, insight: insightFor(report, day, Math.random()), warnings }
}
