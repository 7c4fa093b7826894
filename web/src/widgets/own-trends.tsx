import { stillLikeThisWords } from '@second-wind/core/content/findings/current-finding-words'
import { isWarning } from '@second-wind/core/findings/finding'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { useCurrentFindings } from '../data/live/use-current-findings.ts'
import { TrendGrid } from '../ui/charts/trend-grid.tsx'
import { useNow } from '../ui/hooks/use-now.ts'

type Props = { title: string; entries: readonly SymptomEntry[] }

/** The trends of the person's own scores, without reassurance while a warning sign counts (hazards HZ-02, C4). */
export function OwnTrends(props: Props) {
  const current = useCurrentFindings(useNow())
  if (!current) return null
  const reason = current.some(isWarning) ? stillLikeThisWords.noVerdict.text : undefined
  return <TrendGrid {...props} noReassurance={reason} />
}
