import { followUpCardWords } from '@second-wind/core/content/findings/current-finding-words'
import { isWarning } from '@second-wind/core/findings/finding'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { recentTrends } from '@second-wind/core/recovery/trend'
import { useCurrentFindings } from '../data/live/use-current-findings.ts'
import { captureAt } from '../data/local/index.ts'
import { TrendGrid } from '../ui/charts/trend-grid.tsx'
import { useNow } from '../ui/hooks/use-now.ts'

type Props = {
  title: string
  /** All of them: the trends are the same on every screen. */
  entries: readonly SymptomEntry[]
}

/** The trends of the person's own scores, without reassurance while a warning sign counts (hazards HZ-02, C4). */
export function OwnTrends({ title, entries }: Props) {
  const now = useNow()
  const current = useCurrentFindings(now)
  if (!current) return null
  const reason = current.some(isWarning) ? followUpCardWords.noVerdict.text : undefined
  const trends = recentTrends(entries, captureAt(now).localDate)
  return <TrendGrid title={title} trends={trends} noReassurance={reason} />
}
