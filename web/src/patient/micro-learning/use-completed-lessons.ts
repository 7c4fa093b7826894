import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { modules } from '@second-wind/core/content/learning/modules'
import { completedLessons } from '@second-wind/core/recovery/learning/progress'
import { listActivities } from '../../data/local/index.ts'

/** The ids of all lessons that were completed on any of the person's phones, followed live. */
export function useCompletedLessons(): ReadonlySet<string> | 'reading' | 'unreadable' {
  const activities = useLiveQuery(() => listActivities().catch(() => 'unreadable' as const))
  return useMemo(() => {
    if (activities === undefined) return 'reading'
    return activities === 'unreadable' ? activities : completedLessons(modules, activities)
  }, [activities])
}
