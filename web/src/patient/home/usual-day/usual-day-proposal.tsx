import { proposeUsualDay } from '@second-wind/core/findings/usual-day/usual-proposal'
import { lazy, Suspense, useMemo } from 'react'
import { useDismissed } from '../../../ui/hooks/use-dismissed.ts'
import type { HomeHistory } from '../use-home-history.ts'

/** Offered once, to a person who has not set a usual day. The profile keeps the way to set it. */
export function UsualDayProposal({ history }: { history: HomeHistory }) {
  const { profile, entries, today } = history
  const [isDismissed, dismiss] = useDismissed('usual-day-proposal')
  const isOpen = profile !== undefined && profile.usualDay === undefined && !isDismissed
  const proposed = useMemo(
    () => (isOpen ? proposeUsualDay(entries, profile, today) : undefined),
    [isOpen, entries, profile, today],
  )
  if (!proposed) return null
  return (
    <Suspense fallback={null}>
      <UsualDayProposalCard proposed={proposed} onDismiss={dismiss} />
    </Suspense>
  )
}

const UsualDayProposalCard = lazy(async () => ({
  default: (await import('./usual-day-proposal-card.tsx')).UsualDayProposalCard,
}))
