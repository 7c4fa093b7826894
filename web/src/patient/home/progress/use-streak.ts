import { currentStreak, type Streak } from '@second-wind/core/recovery/motivation/streak'
import { useMemo } from 'react'
import type { HomeHistory } from '../use-home-history.ts'

export function useStreak({ entries, activities, today }: HomeHistory): Streak {
  return useMemo(() => currentStreak({ entries, activities }, today), [entries, activities, today])
}
