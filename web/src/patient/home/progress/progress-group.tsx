import type { Quote } from '@second-wind/core/content/motivation/quote-schema'
import { badgeStates } from '@second-wind/core/recovery/motivation/badge-state'
import { selectQuote, shuffleQuote } from '@second-wind/core/recovery/motivation/select-quote'
import { currentStreak, type Streak } from '@second-wind/core/recovery/motivation/streak'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import type { HomeHistory } from '../use-home-history.ts'
import { BadgeList } from './badge-list.tsx'
import { ChallengesCard } from './challenges-card.tsx'
import { PointsCard, usePoints } from './points-card.tsx'
import styles from '../cards.module.css'

/** What the person has done, never how ill they were (hazard C42). Not shown on a bad day. */
export function ProgressGroup({ history }: { history: HomeHistory }) {
  const points = usePoints(history)
  const badges = useBadges(history)
  return (
    <FoldedSection
      heading="Your progress"
      fact={`${points.total} points, ${badges.earned.length} of ${badges.count} badges`}
      name="progress"
    >
      <StreakCard history={history} />
      <PointsCard points={points} today={history.today} />
      <ChallengesCard history={history} />
      <BadgesCard {...badges} />
      <QuoteCard history={history} />
    </FoldedSection>
  )
}

function StreakCard({ history }: { history: HomeHistory }) {
  const { icon, message, rested } = useStreak(history)
  return (
    <Card className={styles.beside}>
      <span className={styles.picture} data-icon={icon}>
        <Picture name={icon} />
      </span>
      <div>
        <h3>Check-ins in a row</h3>
        <p>{message}</p>
        {rested.length > 0 && (
          <p className={styles.quiet}>
            {rested.length} rest {rested.length === 1 ? 'day' : 'days'} in between kept it going.
          </p>
        )}
      </div>
    </Card>
  )
}

function useBadges({ entries, activities, today }: HomeHistory) {
  return useMemo(() => {
    const states = badgeStates({ entries, activities }, today)
    const earned = states.filter(({ earnedOn }) => earnedOn !== undefined)
    const open = states.filter(({ earnedOn }) => earnedOn === undefined)
    return { earned, open, count: states.length }
  }, [entries, activities, today])
}

/** Earned badges are visible, the others are in a disclosure. */
function BadgesCard({ earned, open, count }: ReturnType<typeof useBadges>) {
  return (
    <Card className={styles.stack}>
      <h3>Badges</h3>
      <p>
        {earned.length} of {count} earned
      </p>
      {earned.length > 0 && <BadgeList states={earned} />}
      {open.length > 0 && (
        <details className={styles.details}>
          <summary>{open.length} more to earn</summary>
          <BadgeList states={open} />
        </details>
      )}
    </Card>
  )
}

function QuoteCard({ history }: { history: HomeHistory }) {
  const { days } = useStreak(history)
  const [shuffled, setShuffled] = useState<Quote>()
  const shown = shuffled ?? selectQuote(days)
  return (
    <Card className={styles.stack}>
      <h3>A few words</h3>
      <div role="status">
        <figure className={styles.quote}>
          <blockquote>{shown.text}</blockquote>
          <figcaption className={styles.quiet}>{shown.author}</figcaption>
        </figure>
      </div>
      <Button look="plain" onClick={() => setShuffled(shuffleQuote(shown.id, Math.random()))}>
        Shuffle
      </Button>
    </Card>
  )
}

function useStreak({ entries, activities, today }: HomeHistory): Streak {
  return useMemo(() => currentStreak({ entries, activities }, today), [entries, activities, today])
}
