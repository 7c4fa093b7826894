import { recoveryStats, type RecoveryStats } from '@second-wind/core/recovery/stats'
import { useLiveQuery } from 'dexie-react-hooks'
import { captureAt, listSymptoms } from '../../data/local/index.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

/** The figures of the last 30 days, from this phone, sent or not; undefined until first read. */
export function useStats(): RecoveryStats | undefined {
  const entries = useLiveQuery(() => listSymptoms())
  const today = captureAt(useNow()).localDate
  return entries && recoveryStats(entries, today)
}
