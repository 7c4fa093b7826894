import type { RecoveryStats } from '@second-wind/core/recovery/stats'
import { useLiveQuery } from 'dexie-react-hooks'
import { listActivities, listTriage } from '../../data/local/index.ts'

export type Total = { label: string; value: string }

/** How much was logged in the days that the figures cover. */
export function useTotals(stats: RecoveryStats | undefined): Total[] | undefined {
  const counted = useLiveQuery(async () => {
    const [checks, activities] = await Promise.all([listTriage(), listActivities()])
    return { checks, done: activities.filter((activity) => activity.completed) }
  })
  if (!stats || !counted) return undefined
  const within = (rows: readonly { localDate: string }[]) =>
    rows.filter(({ localDate }) => localDate >= stats.firstDay && localDate <= stats.lastDay).length
  return [
    { label: 'Days tracked', value: String(stats.daysTracked) },
    { label: 'Symptom entries', value: String(stats.entryCount) },
    { label: 'Symptom checks', value: String(within(counted.checks)) },
    { label: 'Activities done', value: String(within(counted.done)) },
  ]
}
