import { type RecentRecords, recentRiskLevel } from '@second-wind/core/care/risk/recent-risk-level'
import { isWarning } from '@second-wind/core/findings/finding'
import { addDays } from '@second-wind/core/platform/moment'
import type { CompanionMood } from './use-hero.ts'

/**
 * A bad sign, or a check of the last day that said to get advice, comes before everything. A better entry does not
 * replace one of the last two days (ruling D-04).
 */
export function companionMood(newest: RecentRecords, today: string): CompanionMood {
  const level = recentRiskLevel(newest, today)
  if (level === 'high' || newest.findings.some(isWarning)) return 'high'
  const [entry] = newest.entries
  const lastDay = [entry, newest.check].map((logged) => logged?.localDate ?? '').toSorted()[1]
  if (!lastDay) return 'hello'
  if (lastDay < addDays(today, -1)) return 'missed'
  if (level === 'medium') return 'medium'
  return entry?.localDate === today ? 'done' : 'low'
}
