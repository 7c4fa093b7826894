import type { Kept } from './backup-folder.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** One copy of each `per` is kept for so long. What was erased from the database is gone from backups after 35 days. */
const rules = [
  { per: hourMs, keepForMs: 48 * hourMs },
  { per: dayMs, keepForMs: 35 * dayMs },
] as const

/**
 * The backups that no rule keeps any longer: of each hour and of each day (UTC) the newest stays. The newest of all
 * always stays, however old it is.
 */
export function outlived(kept: readonly Kept[], nowMs: number): Kept[] {
  const newest = kept.toSorted((a, b) => b.madeMs - a.madeMs)
  const staying = new Set(newest.slice(0, 1))
  for (const { per, keepForMs } of rules) {
    const seen = new Set<number>()
    for (const backup of newest) {
      const period = Math.floor(backup.madeMs / per)
      if (nowMs - backup.madeMs < keepForMs && !seen.has(period)) staying.add(backup)
      seen.add(period)
    }
  }
  return kept.filter((backup) => !staying.has(backup))
}
