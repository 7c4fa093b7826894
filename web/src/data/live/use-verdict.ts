import { type Verdict, verdictOn } from '@second-wind/core/recovery/verdict'
import { useLiveQuery } from 'dexie-react-hooks'
import { captureAt, findProfile, listChecksForFindings, listEntriesForFindings } from '../local/index.ts'

/** Whether a score may be called improving or stable; undefined until read. */
export function useVerdict(nowMs: number): Verdict | undefined {
  const read = useLiveQuery(async () => {
    const [profile, entries, checks] = await Promise.all([
      findProfile().catch(() => undefined),
      listEntriesForFindings().catch(() => []),
      listChecksForFindings().catch(() => []),
    ])
    return { profile, records: { entries, checks } }
  })
  return read && verdictOn(read.records, read.profile, { nowMs, today: captureAt(nowMs).localDate })
}
