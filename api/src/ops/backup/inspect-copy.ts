import SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import { verifyChain } from '../../platform/audit/verify-chain.ts'
import type { AuthMode } from '../../platform/config/config.ts'
import type { Tables } from '../../platform/db/database.ts'
import { sqliteDialect } from '../../platform/db/dialect.ts'
import { getMeta } from '../../platform/db/meta.repo.ts'
import { newestMigration } from '../../platform/db/migrate.ts'
import type { Manifest } from './manifest.ts'

type Findings = Omit<Manifest, 'sha256' | 'bytes' | 'madeAt'>

/**
 * Reads a copy from start to end without changing it.
 *
 * @throws Error, with a sentence for the operator, when the copy is damaged or its audit log was changed
 */
export async function inspectCopy(file: string): Promise<Findings> {
  const sqlite = new SqliteDatabase(file, { readonly: true, fileMustExist: true })
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) })
  try {
    const found = String(sqlite.pragma('integrity_check', { simple: true }))
    if (found !== 'ok') throw new Error(`The copy is damaged: ${found}`)
    const chain = await verifyChain(db)
    if (!chain.isWhole) throw new Error(`Its audit log is broken at row ${chain.seq}: ${chain.problem}.`)
    return {
      mode: parseAuthMode(await getMeta(db, 'mode')),
      epoch: await getMeta(db, 'epoch'),
      schema: await newestMigration(db),
      auditHead: `${chain.head.seq}:${chain.head.hash}`,
      rows: countRows(sqlite),
    }
  } catch (error) {
    throw isSqliteError(error)
      ? new Error(`The copy cannot be opened: ${error.code}.`, { cause: error })
      : error
  } finally {
    await db.destroy()
    if (sqlite.open) sqlite.close()
  }
}

const isSqliteError = (error: unknown) => error instanceof SqliteDatabase.SqliteError

function parseAuthMode(mode: string): AuthMode {
  if (mode === 'demo' || mode === 'real') return mode
  throw new Error(`The copy was made in a mode that this release does not know: ${mode}.`)
}

function countRows(sqlite: SqliteDatabase.Database): Record<string, number> {
  const names = sqlite
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all()
    .map(String)
  return Object.fromEntries(
    names.map((name) => [name, Number(sqlite.prepare(`select count(*) from "${name}"`).pluck().get())]),
  )
}
