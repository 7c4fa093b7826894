import { reasonsToHideQuote } from '@second-wind/core/motivation/quote'
import { levelBySigns } from './day-signs.ts'
import type { HomeHistory } from './use-history.ts'

/** No points, no celebration and no quote beside a bad sign (hazards C42, HZ-02; clinical content, section 12). */
export function isBadDay({ today, profile, entries, checks }: HomeHistory): boolean {
  const newest = { entry: entries[0], check: checks[0], alertCount: profile?.alertCount ?? 0 }
  const risk = levelBySigns(newest, today)
  return reasonsToHideQuote({ entries, checks, risk }, today).length > 0
}
