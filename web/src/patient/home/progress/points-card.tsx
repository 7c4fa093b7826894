import { modules } from '@second-wind/core/content/learning/modules'
import { pointsLedger } from '@second-wind/core/recovery/motivation/points'
import { taskStates } from '@second-wind/core/recovery/motivation/task-state'
import { useMemo } from 'react'
import { Card } from '../../../ui/primitives/card.tsx'
import type { HomeHistory } from '../use-home-history.ts'
import { PointsDays } from './points-days.tsx'
import styles from '../cards.module.css'

/** The points and, in a disclosure, the days that they come from. */
export function PointsCard({ history: { entries, activities, today } }: { history: HomeHistory }) {
  const { ledger, states } = useMemo(() => {
    const history = { entries, activities }
    return { ledger: pointsLedger(history, modules, today), states: taskStates(history, today) }
  }, [entries, activities, today])
  const doneCount = states.filter(({ completed }) => completed).length
  return (
    <Card className={styles.stack}>
      <h3>Points</h3>
      <p>
        <strong className={styles.large}>{ledger.total}</strong> points
      </p>
      <p className={styles.quiet}>
        {doneCount} of {states.length} tasks done today
      </p>
      {ledger.lines.length > 0 && <PointsDays lines={ledger.lines} today={today} />}
    </Card>
  )
}
