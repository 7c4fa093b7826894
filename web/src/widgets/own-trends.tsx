import { explainMissingTrendClaim } from '@second-wind/core/content/analytics/trend-claim-words'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { recentTrends } from '@second-wind/core/recovery/trend'
import { useTrendClaim } from '../data/live/use-trend-claim.ts'
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
  const claim = useTrendClaim(now)
  if (!claim) return null
  const trends = recentTrends(entries, captureAt(now).localDate)
  return (
    <TrendGrid
      title={title}
      trends={trends}
      noReassurance={explainMissingTrendClaim(claim)}
      plain={claim.reason ? undefined : claim.old}
    />
  )
}
