import { currentStreak, type Streak } from '@second-wind/core/recovery/motivation/streak'
import { useLiveQuery } from 'dexie-react-hooks'
import { listActivities, listSymptoms } from '../../../data/local/index.ts'

/** Enough for most; who has logged for longer without a break is read to the end. */
const entriesRead = 200

/** Live; undefined until read, and when it cannot be. */
export function useStreakMessage(today: string): string | undefined {
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
