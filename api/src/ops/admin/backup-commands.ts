import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseFile } from '../../platform/config/config.ts'
import { putMeta } from '../../platform/db/meta.repo.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import type { CarryOverResult } from '../backup/carry-over.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { verifyBackup } from '../backup/verify-backup.ts'
import { assertFileOwner } from './assert-file-owner.ts'
import type { FileCommand } from './commands.ts'
import { usageError } from './usage-error.ts'

/** `backup [folder]`: the default is `backups` in the data folder. */
export const createBackupCommand: FileCommand = async (
  config,
  [folder = join(config.dataDir, 'backups')],
) => {
  const database = databaseFile(config)
  if (!existsSync(database)) return { isGood: false, message: `There is no database at ${database}.` }
  assertFileOwner(database)
  const { file, manifest, deleted } = await makeBackup(database, resolve(folder), Date.now())
  await recordLastBackup(database, manifest.madeAt)
  const gone = deleted.length > 0 ? ` Expired backups deleted: ${deleted.length}.` : ''
  return { isGood: true, message: `OK: ${file}\n${summaryOf(manifest)}${gone}` }
}

/** `backup verify <file>` */
export const verifyBackupCommand: FileCommand = async (_, [file]) => {
  if (file === undefined) return usageError('backup verify <file>')
  return { isGood: true, message: `OK: ${file}\n${summaryOf(await verifyBackup(resolve(file)))}` }
}

/** `restore <file>` */
export const restoreCommand: FileCommand = async (config, [file]) => {
  if (file === undefined) return usageError('restore <file>')
  const database = databaseFile(config)
  assertFileOwner(existsSync(database) ? database : config.dataDir)
  const place = { database, mode: config.authMode, nowMs: Date.now() }
  const { manifest, epoch, replaced, carriedOver } = await restoreBackup(resolve(file), place)
  const kept =
    replaced === undefined
      ? ''
      : `The previous database is now at ${replaced}\n${formatCarriedOver(carriedOver)}\n`
  return {
    isGood: true,
    message:
      `OK: the database has been restored to ${manifest.madeAt}.\n${summaryOf(manifest)}\n${kept}` +
      `New epoch ${epoch}: phones will send anything that is missing from this copy. You can now start the server.`,
  }
}

function formatCarriedOver(carriedOver: CarryOverResult | undefined): string {
  if (!carriedOver)
    return 'WARNING: it cannot be opened. Anything clinicians did after the backup is lost, and anything revoked after the backup is valid again.'
  const { acts, endings, erasedSince } = carriedOver
  return [
    acts
      ? `Copied from the previous database: ${formatCounts(acts)}.`
      : 'WARNING: part of it is damaged, or its audit log does not follow on from the backup. Anything clinicians did after the backup is lost.',
    `Revoked again: ${formatCounts(endings)}.`,
    ...(erasedSince.length > 0
      ? [
          `Erased after the backup, and will be erased again when the server starts: patients ${erasedSince.join(', ')}.`,
        ]
      : []),
  ].join('\n')
}

const formatCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ') || 'nothing'

function summaryOf({ bytes, sha256, auditHead, rows }: Manifest): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `${bytes} bytes, ${total} rows in ${Object.keys(rows).length} tables, audit head ${auditHead}, SHA-256 ${sha256}.`
}

/** The server warns its operator when the last backup is too old. */
async function recordLastBackup(database: string, madeAt: string): Promise<void> {
  const opened = openDatabase(database)
  try {
    await putMeta(opened.db, 'last_backup', madeAt)
  } finally {
    await opened.close()
  }
}
