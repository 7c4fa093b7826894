import { badgeStates } from '@second-wind/core/recovery/motivation/badge-state'
import { useMemo } from 'react'
import { Card } from '../../../ui/primitives/card.tsx'
import { BadgeList } from './badge-list.tsx'
import styles from '../cards.module.css'
import type { HomeHistory } from '../use-home-history.ts'

/** The earned ones in sight, the others for who wants to look. */
export function BadgesCard({ history: { entries, activities, today } }: { history: HomeHistory }) {
  const states = useMemo(() => badgeStates({ entries, activities }, today), [entries, activities, today])
  const earned = states.filter(({ earnedOn }) => earnedOn !== undefined)
  const open = states.filter(({ earnedOn }) => earnedOn === undefined)
  return (
    <Card className={styles.stack}>
      <h3>Badges</h3>
      <p>
        {earned.length} of {states.length} earned
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
