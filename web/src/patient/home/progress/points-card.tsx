import { modules } from '@second-wind/core/content/learning/modules'
import { pointsLedger, type PointsLine } from '@second-wind/core/recovery/motivation/points'
import { taskStates } from '@second-wind/core/recovery/motivation/task-state'
import { useMemo } from 'react'
import { Card } from '../../../ui/primitives/card.tsx'
import type { HomeHistory } from '../use-home-history.ts'
import { PointsDays } from './points-days.tsx'
import styles from '../cards.module.css'

export type Points = { total: number; lines: readonly PointsLine[]; doneToday: number; taskCount: number }

export function usePoints({ entries, activities, today }: HomeHistory): Points {
  return useMemo(() => {
    const history = { entries, activities }
    const states = taskStates(history, today)
    const doneToday = states.filter(({ completed }) => completed).length
    return { ...pointsLedger(history, modules, today), doneToday, taskCount: states.length }
  }, [entries, activities, today])
}

/** The points and, in a disclosure, the days that they come from. */
export function PointsCard({ points, today }: { points: Points; today: string }) {
  const { total, lines, doneToday, taskCount } = points
  return (
    <Card className={styles.stack}>
      <h3>Points</h3>
      <p>
        <strong className={styles.large}>{total}</strong> points
      </p>
      <p className={styles.quiet}>
        {doneToday} of {taskCount} tasks done today
      </p>
      {lines.length > 0 && <PointsDays lines={lines} today={today} />}
    </Card>
  )
}
