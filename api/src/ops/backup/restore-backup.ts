import { randomUUIDv7 } from 'node:crypto'
import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { AuthMode } from '../../platform/config/config.ts'
import { lockDatabase } from '../../platform/db/database-lock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { putMeta } from '../../platform/db/meta.repo.ts'
import { isKnownMigration, migrateToLatest } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { iso } from '../../platform/iso.ts'
import { type CarryOverResult, carryOver } from './carry-over.ts'
import { flushToDisk } from './flush-to-disk.ts'
import type { Manifest } from './manifest.ts'
import { sha256OfFile } from './sha256-of-file.ts'
import { verifyBackup } from './verify-backup.ts'

export type RestoreResult = {
  manifest: Manifest
  epoch: string
  replaced: string | undefined
  carriedOver: CarryOverResult | undefined
}

/**
 *   backup ── verified ──▶ copy beside the database ── acts and endings since, new epoch ──▶ the database's name
 *                                       the database ── copied ──▶ x.replaced-<time>
 *
 * 1. Files in use keep their name and content until one final rename puts the new file in place.
 * 2. The old file's write-ahead log must never be applied to the new one: it is first written into the old file.
 * 3. The new file includes what clinicians did and what was ended since the backup, as far as the replaced database can
 *    still be read.
 * 4. The new epoch makes phones send again what the copy lacks, and read everything again.
 *
 * @throws Error, with a sentence for the operator
 */
export async function restoreBackup(
  backup: string,
  { database, mode, nowMs }: { database: string; mode: AuthMode; nowMs: number },
): Promise<RestoreResult> {
  const releaseLock = lockDatabase(database)
  if (!releaseLock) throw new Error('The server is running on this database. Stop it, then restore.')
  try {
    const manifest = await verifyBackup(backup)
    assertRestorable(manifest, mode)
    const incoming = `${database}.incoming`
    removeDatabase(incoming)
    await copyBackup(backup, incoming, manifest)
    await migrateCopy(incoming)
    const replaced = existsSync(database) ? copyReplacedDatabase(database, nowMs) : undefined
    const carriedOver = replaced === undefined ? undefined : carryOver(replaced, incoming)
    const epoch = await startNewEpoch(incoming, manifest, nowMs)
    renameSync(incoming, database)
    flushToDisk(dirname(database))
    return { manifest, epoch, replaced, carriedOver }
  } finally {
    releaseLock()
  }
}

function assertRestorable(manifest: Manifest, mode: AuthMode): void {
  if (manifest.mode !== mode) {
    throw new Error(
      `The backup was made with AUTH_MODE=${manifest.mode}, but this server uses AUTH_MODE=${mode}.`,
    )
  }
  if (!isKnownMigration(manifest.schema)) {
    throw new Error(
      `The backup was made by a newer release (${manifest.schema}). Install that release first.`,
    )
  }
}

async function copyBackup(backup: string, incoming: string, { sha256 }: Manifest): Promise<void> {
  copyFileSync(backup, incoming)
  chmodSync(incoming, 0o600)
  if ((await sha256OfFile(incoming)) !== sha256)
    throw new Error('The backup changed while it was being copied. Check the disk for faults.')
}

async function migrateCopy(file: string): Promise<void> {
  const opened = openDatabase(file)
  try {
    await migrateToLatest(opened.db)
  } finally {
    await opened.close()
  }
}

async function startNewEpoch(file: string, { madeAt }: Manifest, nowMs: number): Promise<string> {
  const epoch = randomUUIDv7()
  const opened = openDatabase(file)
  try {
    await inTransaction(opened.db, undefined, async (trx) => {
      await putMeta(trx, 'epoch', epoch)
      const at = iso(nowMs)
      const actor = { kind: 'operator', id: 0 } as const
      await writeAudit(trx, { at, actor, action: 'backup.restore', object: `backup of ${madeAt}` })
    })
    opened.checkpoint()
  } finally {
    await opened.close()
  }
  flushToDisk(file)
  return epoch
}

/** Copies the database that is about to be replaced. A damaged one is kept unchanged, with its write-ahead log. */
function copyReplacedDatabase(database: string, nowMs: number): string {
  const replaced = `${database}.replaced-${iso(nowMs).replaceAll(/[-:]|\.\d+/g, '')}`
  const log = `${database}-wal`
  truncateReplacedWal(database)
  copyFileSync(database, `${replaced}.partial`)
  renameSync(`${replaced}.partial`, replaced)
  // The log exists only if the database could not be opened.
  if (existsSync(log)) renameSync(log, `${replaced}-wal`)
  rmSync(`${database}-shm`, { force: true })
  flushToDisk(dirname(database))
  return replaced
}

/** @throws Error when another program keeps the write-ahead log open */
function truncateReplacedWal(database: string): void {
  let sqlite: SqliteDatabase.Database | undefined
  try {
    sqlite = new SqliteDatabase(database)
    const isBusy = sqlite.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 1
    if (isBusy) throw new Error('Another program has this database open. Close it, then restore.')
  } catch (error) {
    // The database is damaged, which may be the reason for the restore.
    if (!(error instanceof SqliteDatabase.SqliteError)) throw error
  } finally {
    sqlite?.close()
  }
}

function removeDatabase(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
}
