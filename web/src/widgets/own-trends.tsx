import { whyNoVerdict } from '@second-wind/core/content/analytics/verdict-words'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { recentTrends } from '@second-wind/core/recovery/trend'
import { useVerdict } from '../data/live/use-verdict.ts'
import { captureAt } from '../data/local/index.ts'
import { TrendGrid } from '../ui/charts/trend-grid.tsx'
import { useNow } from '../ui/hooks/use-now.ts'

type Props = {
  title: string
  /** All of them: the trends are the same on every screen. */
  entries: readonly SymptomEntry[]
}

/** The trends of the person's own scores, without reassurance that something current speaks against (HZ-02, C4). */
export function OwnTrends({ title, entries }: Props) {
  const now = useNow()
  const verdict = useVerdict(now)
  if (!verdict) return null
  const trends = recentTrends(entries, captureAt(now).localDate)
  return (
    <TrendGrid
      title={title}
      trends={trends}
      noReassurance={whyNoVerdict(verdict)}
      plain={verdict.reason ? undefined : verdict.old}
    />
  )
}
