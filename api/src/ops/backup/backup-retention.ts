import { hourMs, dayMs } from '@second-wind/core/platform/moment'
import type { BackupFile } from './backup-folder.ts'

type RetentionRule = { per: (backup: BackupFile) => number | string | undefined; keepForMs: number }

/**
 * For each rule, one copy per hour, per day (UTC) or per schema is kept for this long. The copy per schema allows an
 * upgrade to be reversed. Erased data is gone from all backups after 35 days.
 */
const retentionRules: readonly RetentionRule[] = [
  { per: ({ madeMs }) => Math.floor(madeMs / hourMs), keepForMs: 48 * hourMs },
  { per: ({ madeMs }) => Math.floor(madeMs / dayMs), keepForMs: 35 * dayMs },
  { per: ({ schema }) => schema, keepForMs: 35 * dayMs },
]

/** The backups that no rule keeps: the newest of each hour, day and schema stays. The newest of all always stays. */
export function findExpiredBackups(kept: readonly BackupFile[], nowMs: number): BackupFile[] {
  const newest = kept.toSorted((a, b) => b.madeMs - a.madeMs)
  const staying = new Set(newest.slice(0, 1))
  for (const { per, keepForMs } of retentionRules) {
    const seen = new Set<ReturnType<RetentionRule['per']>>()
    for (const backup of newest) {
      const period = per(backup)
      if (nowMs - backup.madeMs < keepForMs && !seen.has(period)) staying.add(backup)
      seen.add(period)
    }
  }
  return kept.filter((backup) => !staying.has(backup))
}
