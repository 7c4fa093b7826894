import { modules } from '@second-wind/core/content/learning/modules'
import { careLevel } from '@second-wind/core/recovery/motivation/care-level'
import type { ActivityHistory } from '@second-wind/core/recovery/motivation/activity-history'
import { pointsLedger } from '@second-wind/core/recovery/motivation/points'
import { currentStreak } from '@second-wind/core/recovery/motivation/streak'
import { useLiveQuery } from 'dexie-react-hooks'
import { captureAt, listActivities, listSymptoms } from '../../data/local/index.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

type CareStreak = { days: number; level: number }

/** The one streak that every screen shows, and the level that the points have reached. */
export function useCareStreak(): CareStreak | 'unreadable' | undefined {
  const now = useNow()
  const history = useLiveQuery(() => readHistory().catch(() => 'unreadable' as const))
  if (history === undefined || history === 'unreadable') return history
  const { localDate: today } = captureAt(now)
  return {
    days: currentStreak(history, today).days,
    level: careLevel(pointsLedger(history, modules, today).total).level,
  }
}

async function readHistory(): Promise<ActivityHistory> {
  const [entries, activities] = await Promise.all([listSymptoms(), listActivities()])
  return { entries, activities }
}
