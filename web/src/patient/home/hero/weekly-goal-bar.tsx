import { weeklyGoalWords } from '@second-wind/core/content/motivation/weekly-goal-words'
import { currentStreak, type Streak } from '@second-wind/core/recovery/motivation/streak'
import { weeklyGoal } from '@second-wind/core/recovery/motivation/weekly-goal'
import { useLiveQuery } from 'dexie-react-hooks'
import { useHasWarning } from '../../../data/live/use-current-findings.ts'
import { listActivities, listSymptoms } from '../../../data/local/index.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { Bar } from '../bar.tsx'
import type { WeeklyGoalBarProps } from './companion-hero.tsx'
import styles from './companion-hero.module.css'

export function WeeklyGoalBar({ entries, today }: WeeklyGoalBarProps) {
  const streak = useStreakMessage(today)
  const hasWarning = useHasWarning(useNow()) ?? true
  const { goal, progress, percent, achieved } = weeklyGoal(entries, today)
  const words = weeklyGoalWords
  return (
    <div className={styles.goal}>
      <Bar percent={percent} />
      <p>
        {words.title}: {words.progress.replace('{n}', `${progress}`).replace('{goal}', `${goal}`)}
        {achieved && !hasWarning && <strong> {words.achieved}</strong>}
      </p>
      <p className={styles.streak}>{!hasWarning && streak}</p>
    </div>
  )
}

/** Enough for most people; a longer streak reads further. */
const entriesRead = 200

/** A live query; undefined until read, and when it cannot be read. */
function useStreakMessage(today: string): string | undefined {
  return useLiveQuery(
    () =>
      readStreak(today).then(
        ({ message }) => message,
        () => undefined,
      ),
    [today],
  )
}

async function readStreak(today: string): Promise<Streak> {
  const [entries, activities] = await Promise.all([listSymptoms(entriesRead), listActivities()])
  const streak = currentStreak({ entries, activities }, today)
  const isCut = entries.length === entriesRead && streak.counted.at(-1) === entries.at(-1)?.localDate
  return isCut ? currentStreak({ entries: await listSymptoms(), activities }, today) : streak
}
