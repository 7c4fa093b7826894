import { type ZoneToday, zoneToday } from '@second-wind/core/findings/zone-today'
import { captureAt } from '../local/index.ts'
import { useUnfinished } from './unfinished/unsaved-changes.ts'
import { useCurrentFindingsAndEntries } from './use-current-findings.ts'
import { useProfile } from './use-profile.ts'

/**
 * The zone of the person's action plan by what is logged on this phone. Undefined until read.
 *
 * @param nowMs epoch milliseconds, such as `useNow()`
 */
export function useZoneToday(nowMs: number): ZoneToday | undefined {
  const logged = useCurrentFindingsAndEntries(nowMs)
  const profile = useProfile()
  const today = captureAt(nowMs).localDate
  const isUnfinished = useUnfinished(today) !== undefined
  if (!logged || !profile) return undefined
  const { usualDay, changeThreshold: threshold } = profile.profile ?? {}
  return zoneToday({ ...logged, usualDay, threshold, isUnfinished }, today)
}
