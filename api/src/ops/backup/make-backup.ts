import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { lockDatabase } from '../../platform/db/database-lock.ts'
import { iso } from '../../platform/iso.ts'
import { fileNameAt, listBackups, listUnfinishedFiles, partialPath } from './backup-folder.ts'
import { findExpiredBackups } from './backup-retention.ts'
import { flushToDisk } from './flush-to-disk.ts'
import { inspectCopy } from './inspect-copy.ts'
import { type Manifest, manifestPath } from './manifest.ts'
import { sha256OfFile } from './sha256-of-file.ts'

export type Backup = { file: string; manifest: Manifest; deleted: string[] }

/**
 *   database ── VACUUM INTO ──▶ x.sqlite.partial ── read from end to end ──▶ x.sqlite.json, then x.sqlite
 *
 * 1. The server keeps running: the copy is the state that one read transaction sees.
 * 2. `.partial` is dropped from the name only after every check, with the file safely on disk: a file without it is
 *    complete, wherever the backup was interrupted.
 * 3. The copy contains no erased rows, not even in free pages.
 *
 * @throws Error, with a sentence for the operator
 */
export async function makeBackup(database: string, folder: string, nowMs: number): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const releaseLock = lockDatabase(join(folder, 'backups'))
  if (!releaseLock) throw new Error('Another backup is already being made in this folder.')
  try {
    for (const leftover of listUnfinishedFiles(folder)) rmSync(join(folder, leftover))
    const file = join(folder, fileNameAt(nowMs))
    if (existsSync(file)) throw new Error(`${file} already exists.`)
    const manifest = await writeCopy(database, file, nowMs)
    const deleted = findExpiredBackups(listBackups(folder), nowMs)
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
  const madeAt = iso(nowMs)
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
