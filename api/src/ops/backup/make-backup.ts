import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { lockDatabase } from '../../platform/db/database-lock.ts'
import { type BackupFile, fileNameAt, listBackups, listLeftovers, partialPath } from './backup-folder.ts'
import { flushToDisk } from './flush-to-disk.ts'
import { inspectCopy } from './inspect-copy.ts'
import { type Manifest, manifestPath } from './manifest.ts'
import { sha256OfFile } from './sha256-of-file.ts'

export type Backup = { file: string; manifest: Manifest; deleted: string[] }

/**
 *   database ── VACUUM INTO ──▶ x.sqlite.partial ── read from end to end ──▶ x.sqlite.json, then x.sqlite
 *
 * 1. The server goes on meanwhile: the copy is what one read transaction sees.
 * 2. The name without `.partial` is given last, after everything was checked and is on the disk: whoever finds it has
 *    the whole, wherever the work was cut off.
 * 3. Rows that were erased are not in it, not even in free pages.
 *
 * @throws Error, with a sentence for the operator
 */
export async function makeBackup(database: string, folder: string, nowMs: number): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const releaseLock = lockDatabase(join(folder, 'backups'))
  if (!releaseLock) throw new Error('Another backup into this folder is running.')
  try {
    for (const leftover of listLeftovers(folder)) rmSync(join(folder, leftover))
    const file = join(folder, fileNameAt(nowMs))
    if (existsSync(file)) throw new Error(`${file} is there already.`)
    const manifest = await writeCopy(database, file, nowMs)
    const deleted = expiredBackups(listBackups(folder), nowMs)
    for (const { name } of deleted) {
      rmSync(join(folder, name))
      rmSync(manifestPath(join(folder, name)), { force: true })
    }
    return { file, manifest, deleted: deleted.map(({ name }) => name) }
  } finally {
    releaseLock()
  }
}

async function writeCopy(database: string, file: string, nowMs: number): Promise<Manifest> {
  const partial = partialPath(file)
  copyDatabase(database, partial)
  const findings = await inspectCopy(partial)
  flushToDisk(partial)
  const madeAt = new Date(nowMs).toISOString()
  const manifest = { sha256: await sha256OfFile(partial), bytes: statSync(partial).size, madeAt, ...findings }

  const partialManifest = partialPath(manifestPath(file))
  writeFileSync(partialManifest, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  flushToDisk(partialManifest)
  renameSync(partialManifest, manifestPath(file))
  renameSync(partial, file)
  flushToDisk(dirname(file))
  return manifest
}

function copyDatabase(database: string, copy: string): void {
  const sqlite = new SqliteDatabase(database, { fileMustExist: true })
  try {
    sqlite.prepare('vacuum into ?').run(copy)
  } finally {
    sqlite.close()
  }
  chmodSync(copy, 0o600)
}

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
