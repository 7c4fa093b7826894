import type { SymptomEntry } from '../model/symptom-entry.ts'
import type { TriageResult } from '../model/triage-result.ts'
import { levelBySigns } from '../risk/level-by-signs.ts'
import { reasonsToHideQuote } from './quote.ts'

/** Newest first. */
type Logged = { today: string; entries: readonly SymptomEntry[]; checks: readonly TriageResult[] }

/** No points, no celebration and no quote beside a bad sign (hazards C42, HZ-02; clinical content, section 12). */
export function isBadDay({ today, entries, checks }: Logged): boolean {
  const risk = levelBySigns({ entry: entries[0], check: checks[0] }, today)
  return reasonsToHideQuote({ entries, checks, risk }, today).length > 0
}
