import SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { Db, Tables } from './database.ts'
import { sqliteDialect } from './dialect.ts'

export type OpenDatabase = {
  db: Db
  /** Empties the write-ahead log into the database file. */
  checkpoint(): void
  close(): Promise<void>
}

/**
 * Opens a database and refuses settings that could lose an entry.
 * @param file its path, `:memory:` for an empty one in memory, or a file's bytes for a copy in memory
 */
export function openDatabase(file: string | Buffer): OpenDatabase {
  const sqlite = new SqliteDatabase(file)
  assertVersion(sqlite)
  for (const [name, value] of Object.entries(pragmasFor(file))) setPragma(sqlite, name, value)
  const isFile = journalOf(file) === 'wal'
  const reader = isFile ? new SqliteDatabase(String(file)) : undefined
  if (reader) for (const [name, value] of Object.entries(readerPragmas)) setPragma(reader, name, value)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite, reader) })
  return {
    db,
    checkpoint: () => void sqlite.pragma('wal_checkpoint(TRUNCATE)'),
    close: async () => {
      await db.destroy()
      // Kysely closes the file only if it was ever used.
      if (reader?.open) reader.close()
      if (sqlite.open) sqlite.close()
    },
  }
}

const journalOf = (file: string | Buffer) =>
  file === ':memory:' || typeof file !== 'string' ? 'memory' : 'wal'

const readerPragmas = { query_only: 1, trusted_schema: 0, cell_size_check: 1, busy_timeout: 5000 }

/** `synchronous: 2` is FULL: an acknowledged entry survives a power cut. */
const pragmasFor = (file: string | Buffer) => ({
  journal_mode: journalOf(file),
  synchronous: 2,
  foreign_keys: 1,
  trusted_schema: 0,
  secure_delete: 1,
  cell_size_check: 1,
  busy_timeout: 5000,
  journal_size_limit: 64 * 1024 * 1024,
})

function setPragma(sqlite: SqliteDatabase.Database, name: string, value: string | number): void {
  sqlite.pragma(`${name} = ${value}`)
  const actual = sqlite.pragma(name, { simple: true })
  if (actual !== value) throw new Error(`SQLite did not accept ${name} = ${value}. It is ${String(actual)}`)
}

/** Before 3.51.3 a checkpoint during a write could lose committed rows (sqlite.org/wal.html, "WAL-reset bug"). */
function assertVersion(sqlite: SqliteDatabase.Database): void {
  const version = String(sqlite.prepare('select sqlite_version()').pluck().get())
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const isSafe = major * 1e6 + minor * 1e3 + patch >= 3_051_003
  if (!isSafe) throw new Error(`SQLite ${version} can lose committed rows; 3.51.3 or newer is needed`)
}
