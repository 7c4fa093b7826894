import { reasonsToHideQuote } from '@second-wind/core/motivation/quote'
import { levelBySigns } from './day-signs.ts'
import type { HomeHistory } from './use-history.ts'

/** No points, no celebration and no quote beside a bad sign (hazards C42, HZ-02; clinical content, section 12). */
export function isBadDay({ today, entries, checks }: HomeHistory): boolean {
  const risk = levelBySigns({ entry: entries[0], check: checks[0] }, today)
  return reasonsToHideQuote({ entries, checks, risk }, today).length > 0
}
