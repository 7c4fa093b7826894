import { type TaskId, tasks } from '@second-wind/core/content/motivation/tasks'
import { weeklyGoalWords } from '@second-wind/core/content/motivation/weekly-goal-words'
import type { Activity } from '@second-wind/core/records/activity'
import type { ActivityHistory } from '@second-wind/core/recovery/motivation/activity-history'
import { currentStreak } from '@second-wind/core/recovery/motivation/streak'
import { taskStates } from '@second-wind/core/recovery/motivation/task-state'
import { weeklyGoal } from '@second-wind/core/recovery/motivation/weekly-goal'
import { useLiveQuery } from 'dexie-react-hooks'
import { useHasWarning } from '../../../data/live/use-current-findings.ts'
import { listActivities, listSymptoms } from '../../../data/local/index.ts'
import * as paths from '../../../paths.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { Bar } from '../bar.tsx'
import type { WeeklyGoalBarProps } from './companion-hero.tsx'
import styles from './companion-hero.module.css'

export function WeeklyGoalBar({ entries, today, hasNext, isMainAbove }: WeeklyGoalBarProps) {
  const { streak, activities } = useProgress(today)
  const hasWarning = useHasWarning(useNow()) ?? true
  const { goal, progress, percent, achieved } = weeklyGoal(entries, today)
  const words = weeklyGoalWords
  return (
    <div className={styles.goal} data-next={hasNext || undefined}>
      <div className={styles.figures}>
        <Bar percent={percent} />
        <p>
          {words.title}: {words.progress.replace('{n}', `${progress}`).replace('{goal}', `${goal}`)}
          {achieved && !hasWarning && <strong> {words.achieved}</strong>}
        </p>
        <p className={styles.streak}>{!hasWarning && streak}</p>
      </div>
      {hasNext && !hasWarning && activities && (
        <NextTask history={{ entries, activities }} {...{ today, isMainAbove }} />
      )}
    </div>
  )
}

type NextTaskProps = { history: ActivityHistory; today: string; isMainAbove: boolean }

/** The first open task of the day, and where it is done. */
function NextTask({ history, today, isMainAbove }: NextTaskProps) {
  const open = new Set(
    taskStates(history, today).flatMap(({ completed, taskId }) => (completed ? [] : [taskId])),
  )
  const next = tasks.find(({ id }) => open.has(id))
  if (!next) return null
  return (
    <ButtonLink to={nextTaskPath(next.id)} look={isMainAbove ? 'plain' : 'go'}>
      Next: {next.title}
      {next.duration !== undefined && `, ${next.duration}`}
    </ButtonLink>
  )
}

/** The activity of a task that has one, else the list of tasks. */
function nextTaskPath(task: TaskId): string {
  switch (task) {
    case 'morning-check':
      return paths.tracker
    case 'breathing-exercise':
      return paths.libraryActivity('breathing', 'breathing-control')
    case 'gentle-walk':
      return paths.libraryActivity('movement', 'talk-test-walk')
    case 'mindful-moment':
      return paths.libraryActivity('mindfulness', 'two-minute-pause')
    case 'steam-therapy':
      return paths.libraryActivity('steam', 'steamy-bathroom-sit')
    case 'hydration':
    case 'medication':
      return '#todays-tasks'
  }
}

/** Enough for most people; a longer streak reads further. */
const entriesRead = 200

type Progress = { streak?: string; activities?: readonly Activity[] }

/** A live query; empty until read, and when it cannot be read. */
function useProgress(today: string): Progress {
  return useLiveQuery(() => readProgress(today).catch((): Progress => ({})), [today]) ?? {}
}

async function readProgress(today: string): Promise<Progress> {
  const [entries, activities] = await Promise.all([listSymptoms(entriesRead), listActivities()])
  const streak = currentStreak({ entries, activities }, today)
  const isCut = entries.length === entriesRead && streak.counted.at(-1) === entries.at(-1)?.localDate
  const whole = isCut ? currentStreak({ entries: await listSymptoms(), activities }, today) : streak
  return { streak: whole.message, activities }
}
