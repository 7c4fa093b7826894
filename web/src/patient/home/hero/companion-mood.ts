import type { CompanionSpeech } from '@second-wind/core/content/motivation/companion-schema'
import { addDays } from '@second-wind/core/platform/moment'
import { recentRiskLevel, type Newest } from '@second-wind/core/care/risk/recent-risk-level'

/** What the companion feels; each has a line of its own. */
export type CompanionMood = Exclude<keyof CompanionSpeech, 'id' | 'reviewedOn' | 'reviewBy' | 'sources'>

/** A bad sign comes before everything and stays until something better follows. */
export function companionMood(newest: Newest, today: string): CompanionMood {
  const level = recentRiskLevel(newest, today)
  if (level === 'high') return 'high'
  const lastDay = [newest.entry, newest.check].map((logged) => logged?.localDate ?? '').toSorted()[1]
  if (!lastDay) return 'hello'
  if (lastDay < addDays(today, -1)) return 'missed'
  if (level === 'medium') return 'medium'
  return newest.entry?.localDate === today ? 'done' : 'low'
}
