import { weeklyGoalWords } from '@second-wind/core/content/motivation/weekly-goal-words'
import { weeklyGoal } from '@second-wind/core/recovery/motivation/weekly-goal'
import { Bar } from '../bar.tsx'
import type { WeekWordsProps } from './companion-hero.tsx'
import { useStreakMessage } from './use-streak-message.ts'
import styles from './companion-hero.module.css'

/** The weekly goal and the days in a row, under the dots that show them. */
export function WeekWords({ entries, today }: WeekWordsProps) {
  const streak = useStreakMessage(today)
  const { goal, progress, percent, achieved } = weeklyGoal(entries, today)
  const words = weeklyGoalWords
  return (
    <div className={styles.goal}>
      <Bar percent={percent} />
      <p>
        {words.title}: {words.progress.replace('{n}', `${progress}`).replace('{goal}', `${goal}`)}
        {achieved && <strong> {words.achieved}</strong>}
      </p>
      <p className={styles.streak}>{streak}</p>
    </div>
  )
}
