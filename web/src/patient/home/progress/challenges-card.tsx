import { challenges } from '@second-wind/core/content/motivation/challenges'
import { challengeStates } from '@second-wind/core/recovery/motivation/challenge-state'
import { useMemo } from 'react'
import { Card } from '../../../ui/primitives/card.tsx'
import type { HomeHistory } from '../use-home-history.ts'
import { ChallengeItem } from './challenge-item.tsx'
import { formatDaysLeft } from './format-days-left.ts'
import styles from '../cards.module.css'

/** The progress of the week's challenges, as a summary and one by one (ruling C-16). */
export function ChallengesCard({ history: { entries, activities, today } }: { history: HomeHistory }) {
  const states = useMemo(() => challengeStates({ entries, activities }, today), [entries, activities, today])
  const open = states.filter(({ completed }) => !completed).toSorted((a, b) => a.daysLeft - b.daysLeft)
  const next = open[0]
  const nextTitle = challenges.find(({ id }) => id === next?.challengeId)?.title
  return (
    <>
      <Card className={styles.stack}>
        <h3>Challenges</h3>
        <p>
          {states.length - open.length} of {states.length} complete
        </p>
        {next && (
          <p className={styles.quiet}>
            Ending soonest: {nextTitle}, {formatDaysLeft(next.daysLeft)}
          </p>
        )}
      </Card>
      <Card className={styles.stack}>
        <h3>Weekly challenges</h3>
        <ul className={styles.items}>
          {states.map((state) => (
            <li key={state.challengeId}>
              <ChallengeItem state={state} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
