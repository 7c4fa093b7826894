import type { BackupFile } from './backup-folder.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Rule = { per: (backup: BackupFile) => number | string | undefined; keepForMs: number }

/**
 * One copy of each `per` is kept for so long: of an hour, of a day (UTC), and of a schema, which is the one that an
 * upgrade goes back to. What was erased from the database is gone from backups after 35 days.
 */
const rules: readonly Rule[] = [
  { per: ({ madeMs }) => Math.floor(madeMs / hourMs), keepForMs: 48 * hourMs },
  { per: ({ madeMs }) => Math.floor(madeMs / dayMs), keepForMs: 35 * dayMs },
  { per: ({ schema }) => schema, keepForMs: 35 * dayMs },
]

/**
 * The backups that no rule keeps any longer: of each hour, day and schema the newest stays. The newest of all
 * always stays, however old it is.
 */
export function expiredBackups(kept: readonly BackupFile[], nowMs: number): BackupFile[] {
  const newest = kept.toSorted((a, b) => b.madeMs - a.madeMs)
  const staying = new Set(newest.slice(0, 1))
  for (const { per, keepForMs } of rules) {
    const seen = new Set<ReturnType<Rule['per']>>()
    for (const backup of newest) {
      const period = per(backup)
      if (nowMs - backup.madeMs < keepForMs && !seen.has(period)) staying.add(backup)
      seen.add(period)
    }
  }
  return kept.filter((backup) => !staying.has(backup))
}
