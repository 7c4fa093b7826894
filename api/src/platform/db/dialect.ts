import type { PatientId } from '@second-wind/core/platform/ids'
import type { Database } from 'better-sqlite3'
import {
  type ColumnDefinitionBuilder,
  type ControlledTransaction,
  type Driver,
  type Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'
import { WriterAndReaderDriver } from './sqlite-driver.ts'

/**
 * Everything that differs between SQLite and PostgreSQL. On PostgreSQL a row number is a `bigint ...
 * generatedAlwaysAsIdentity()`.
 */
export const rowNumberType = 'integer'
export const asRowNumber = (column: ColumnDefinitionBuilder) => column.primaryKey().autoIncrement()

/** Rejects updates and deletions of this table's rows. */
export async function createInsertOnlyTriggers(db: Kysely<unknown>, table: string): Promise<void> {
  for (const event of ['update', 'delete']) {
    const name = sql.ref(`${table}_no_${event}`)
    const text = sql.lit(`${table} is insert-only`)
    await sql`create trigger ${name} before ${sql.raw(event)} on ${sql.table(table)}
      begin select raise(abort, ${text}); end`.execute(db)
  }
}

/** Adds 1 to `counter` at every write to a table, or to one of its columns, so that no writer can forget it. */
export async function createRevisionTriggers(
  db: Kysely<unknown>,
  table: string,
  counter: string,
  column?: string,
): Promise<void> {
  const update = column === undefined ? sql`update` : sql`update of ${sql.ref(column)}`
  const events = { insert: sql`insert`, update, delete: sql`delete` }
  for (const [name, event] of Object.entries(events)) {
    await sql`create trigger ${sql.ref(`${counter}_${table}_${name}`)} after ${event} on ${sql.table(table)}
      begin update ${sql.table(counter)} set revision = revision + 1; end`.execute(db)
  }
}

/**
 * Begins a transaction that holds this patient's lock from its first statement. SQLite has one lock for all writers
 * (`begin immediate`, below), so nothing is left to lock; PostgreSQL reads the patient's row `for update` here.
 */
export const beginHolding = <T>(
  db: Kysely<T>,
  _patientId: PatientId | undefined,
): Promise<ControlledTransaction<T>> => db.startTransaction().execute()

/**
 * Rewrites the whole file from its content. `secure_delete` zeroes deleted rows, but not the copies left in page gaps
 * when rows move between pages (30 of 16,855 words in a test).
 */
export async function vacuumDatabase<T>(db: Kysely<T>): Promise<void> {
  await sql`vacuum`.execute(db)
}

/**
 * Moves the write-ahead log's content into the database file, which holds old pages until then.
 *
 * @returns false while another reader, such as a running backup, blocks it
 */
export async function truncateWal<T>(db: Kysely<T>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}

/** @param reader another connection to the same file, for what is read outside of transactions */
export const sqliteDialect = (writer: Database, reader?: Database): SqliteDialect =>
  new FileDialect(writer, reader)

class FileDialect extends SqliteDialect {
  readonly #connections: [writer: Database, reader: Database | undefined]

  constructor(writer: Database, reader: Database | undefined) {
    super({ database: writer })
    this.#connections = [writer, reader]
  }

  override createDriver(): Driver {
    return new WriterAndReaderDriver(...this.#connections)
  }

  override createAdapter(): SqliteAdapter {
    return new FileAdapter()
  }
}

class FileAdapter extends SqliteAdapter {
  /** SQLite can roll back schema changes, so an interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver decides who waits for whom. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
