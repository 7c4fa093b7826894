import type { Database } from 'better-sqlite3'
import {
  type ColumnDefinitionBuilder,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

/**
 * Everything that differs between SQLite and PostgreSQL. On PostgreSQL a row number is a
 * `bigint ... generatedAlwaysAsIdentity()`.
 */
export const rowNumberType = 'integer'
export const asRowNumber = (column: ColumnDefinitionBuilder) => column.primaryKey().autoIncrement()

export function sqliteDialect(database: Database): SqliteDialect {
  const statements = new Map<string, ReturnType<Database['prepare']>>()

  /** Kysely prepares a statement for every query; our queries repeat, so each is prepared once. */
  function prepare(sql: string) {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= maxStatements) statements.clear()
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  return new WritingDialect({ database: { prepare, close: () => database.close() } }, database)
}

const maxStatements = 500

class WritingDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0]
  readonly #database: Database

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0], database: Database) {
    super(config)
    this.#config = config
    this.#database = database
  }

  override createDriver(): Driver {
    return new WritingDriver(this.#config, this.#database)
  }
}

/** Takes the write lock at the start: a transaction that reads first cannot fail half-way for want of it. */
class WritingDriver extends SqliteDriver {
  readonly #database: Database

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0], database: Database) {
    super(config)
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** SQLite itself rolls back on a full disk; a second rollback would hide that error behind its own. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}
