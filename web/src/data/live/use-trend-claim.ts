import { type TrendClaim, trendClaimOn } from '@second-wind/core/recovery/trend-claim'
import { useLiveQuery } from 'dexie-react-hooks'
import { captureAt, findProfile, listChecksForFindings, listEntriesForFindings } from '../local/index.ts'

/** Whether a score may be called improving or stable; undefined until read. */
export function useTrendClaim(nowMs: number): TrendClaim | undefined {
  const read = useLiveQuery(async () => {
    const [profile, entries, checks] = await Promise.all([
      findProfile().catch(() => undefined),
      listEntriesForFindings().catch(() => []),
      listChecksForFindings().catch(() => []),
    ])
    return { profile, records: { entries, checks } }
  })
  return read && trendClaimOn(read.records, read.profile, { nowMs, today: captureAt(nowMs).localDate })
}
