import { findingContextOf } from '@second-wind/core/findings/current-findings'
import {
  type AskedAboutUsual,
  askedBeforeUsual,
} from '@second-wind/core/findings/flare-up/asked-before-usual'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { useCurrentFindingsAndEntries } from '../../data/live/use-current-findings.ts'
import { useProfile } from '../../data/live/use-profile.ts'
import { captureAt } from '../../data/local/index.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

/** What the person has to say is as usual before a flare-up ends; undefined until read. */
export function useAskedBeforeUsual(): readonly AskedAboutUsual[] | undefined {
  const now = useNow()
  const read = useProfile()
  const current = useCurrentFindingsAndEntries(now)
  const card = current && followUpCard(current.findings)
  if (!read || !card) return undefined
  return askedBeforeUsual({
    open: card.findings[0],
    entries: current.entries,
    context: findingContextOf(read.profile),
    today: captureAt(now).localDate,
    hasDoubt: card.others.length > 0,
  })
}
