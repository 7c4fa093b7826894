import { type RecoverySummary, recoverySummary } from '@second-wind/core/recovery/summary'
import { hasLungCondition } from '@second-wind/core/triage/person'
import { useMemo } from 'react'
import { HomeSection } from '../groups/group.tsx'
import { LinkRows } from '../groups/link-rows.tsx'
import type { DialogId } from '../use-dialog.ts'
import type { HomeHistory } from '../use-home-history.ts'
import { NotEnoughData } from './not-enough-data.tsx'
import { RecoveryFigures } from './recovery-figures.tsx'
import { WeekTrend } from './week-trend.tsx'

type Props = {
  history: HomeHistory
  onOpen: (id: DialogId) => void
  isOpen: boolean
  celebrates: boolean
  hasWarning: boolean
}

/** The course of the current illness, from the patient's own entries. */
export function RecoveryGroup({ history, onOpen, isOpen, celebrates, hasWarning }: Props) {
  const { entries, today, profile } = history
  // A lung condition is no illness that one recovers from.
  const isLasting = hasLungCondition(profile)
  const summary = useMemo(() => recoverySummary(entries, today), [entries, today])
  return (
    <HomeSection
      heading={isLasting ? 'How you have been' : 'Your recovery'}
      fact={celebrates ? factOf(summary, isLasting) : dayOf(summary.dayCount)}
      name="recovery"
      isOpen={isOpen}
    >
      {summary.status === 'ready' ? (
        <RecoveryFigures summary={summary} isLasting={isLasting} hasWarning={hasWarning} />
      ) : (
        <NotEnoughData />
      )}
      <WeekTrend entries={entries} today={today} />
      <JourneyCard dayCount={summary.dayCount} onOpen={() => onOpen('timeline')} />
    </HomeSection>
  )
}

/** On a day without a sign, with the percentage if there is one. */
const factOf = (summary: RecoverySummary, isLasting: boolean): string =>
  summary.status === 'ready' && summary.progressPercent !== null
    ? `Day ${summary.dayCount}, ${isLasting ? 'overall' : 'recovery'} ${summary.progressPercent}%`
    : dayOf(summary.dayCount)

const dayOf = (dayCount: number): string =>
  dayCount > 0 ? `Day ${dayCount} since your first check-in` : 'No check-ins yet'

/** The recovery journey: which day it is, and the way to its timeline. */
function JourneyCard({ dayCount, onOpen }: { dayCount: number; onOpen: () => void }) {
  return <LinkRows rows={[{ label: 'My Recovery Timeline', note: dayOf(dayCount), onPress: onOpen }]} />
}
