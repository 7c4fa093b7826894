import { stillLikeThisWords } from '@second-wind/core/content/findings/standing-finding-words'
import { isWarning } from '@second-wind/core/findings/finding'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { useStandingFindings } from '../data/live/use-standing-findings.ts'
import { TrendGrid } from '../ui/charts/trend-grid.tsx'
import { useNow } from '../ui/hooks/use-now.ts'

type Props = { title: string; entries: readonly SymptomEntry[] }

/** The trends of the person's own scores, without reassurance while a warning sign counts (hazards HZ-02, C4). */
export function OwnTrends(props: Props) {
  const standing = useStandingFindings(useNow())
  if (!standing) return null
  const reason = standing.some(isWarning) ? stillLikeThisWords.noVerdict.text : undefined
  return <TrendGrid {...props} noReassurance={reason} />
}
