import { dirname, join } from 'node:path'
import type { Db } from '../../platform/db/database.ts'
import { isSchemaAtHead } from '../../platform/db/migrate.ts'
import { makeBackup } from './make-backup.ts'

/** Going back to the previous release requires its schema. @throws Error when no copy could be made */
export async function backUpBeforeMigrating(db: Db, file: string, nowMs: number): Promise<void> {
  if (await isSchemaAtHead(db)) return
  const { file: copy } = await makeBackup(file, join(dirname(file), 'backups'), nowMs)
  console.log(`The database is about to be upgraded. A backup from before the upgrade is in ${copy}`)
}
