import { setImmediate } from 'node:timers/promises'
import type { Database, Statement } from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteDriver,
} from 'kysely'
import { Turns } from '../turns.ts'

/**
 * One connection to the file writes, one transaction after the other. Another one reads what is committed, so that
 * whoever only reads waits for no transaction. A database in memory has only the first.
 */
export class WriterAndReaderDriver implements Driver {
  readonly #database: Database
  readonly #writer: SqliteDriver
  readonly #reader: SqliteDriver | undefined
  readonly #turns = new Turns()
  /** Of the connections that are in a transaction. */
  readonly #endTurnOf = new Map<DatabaseConnection, () => void>()

  constructor(writer: Database, reader: Database | undefined) {
    this.#database = writer
    this.#writer = driverOf(writer)
    this.#reader = reader && driverOf(reader)
  }

  async init(): Promise<void> {
    await this.#writer.init()
    await this.#reader?.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const writing = await this.#writer.acquireConnection()
    const reading = await this.#reader?.acquireConnection()
    const isInTransaction = () => this.#endTurnOf.has(connection)
    const connection = new Connection(writing, reading, this.#turns, isInTransaction)
    return connection
  }

  /**
   * Takes the write lock at the start, so that a transaction that reads first cannot fail half-way for lack of it. Before
   * that, what has arrived meanwhile is read and answered: SQLite never waits, so that transactions that are queued would
   * otherwise run one after the other until the last.
   */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#endTurnOf.set(connection, await this.#turns.next())
    await setImmediate()
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    } catch (error) {
      this.#endTurn(connection)
      throw error
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
    this.#endTurn(connection)
  }

  /** SQLite itself rolls back on a full disk; a second rollback would hide that error behind its own. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
    this.#endTurn(connection)
  }

  savepoint: SqliteDriver['savepoint'] = (...savepoint) => this.#writer.savepoint(...savepoint)

  rollbackToSavepoint: SqliteDriver['rollbackToSavepoint'] = (...savepoint) =>
    this.#writer.rollbackToSavepoint(...savepoint)

  releaseSavepoint: SqliteDriver['releaseSavepoint'] = (...savepoint) =>
    this.#writer.releaseSavepoint(...savepoint)

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#endTurn(connection)
  }

  async destroy(): Promise<void> {
    await this.#reader?.destroy()
    await this.#writer.destroy()
  }

  #endTurn(connection: DatabaseConnection): void {
    this.#endTurnOf.get(connection)?.()
    this.#endTurnOf.delete(connection)
  }
}

class Connection implements DatabaseConnection {
  readonly #writing: DatabaseConnection
  readonly #reading: DatabaseConnection | undefined
  readonly #turns: Turns
  readonly #isInTransaction: () => boolean

  constructor(
    writing: DatabaseConnection,
    reading: DatabaseConnection | undefined,
    turns: Turns,
    isInTransaction: () => boolean,
  ) {
    this.#writing = writing
    this.#reading = reading
    this.#turns = turns
    this.#isInTransaction = isInTransaction
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction()) return this.#writing.executeQuery(query)
    if (this.#reading && SelectQueryNode.is(query.query)) return this.#reading.executeQuery(query)
    return this.#turns.run(() => this.#writing.executeQuery(query))
  }

  streamQuery(): never {
    throw new Error('no query is streamed')
  }
}

/** Kysely prepares a statement for every query; the queries repeat, so those used last are kept. */
function driverOf(database: Database): SqliteDriver {
  const statements = new Map<string, Statement>()
  const prepare = (query: string): Statement => {
    const statement = statements.get(query) ?? database.prepare(query)
    statements.delete(query)
    statements.set(query, statement)
    const [leastUsed] = statements.keys()
    if (leastUsed !== undefined && statements.size > maxStatements) statements.delete(leastUsed)
    return statement
  }
  return new SqliteDriver({ database: { prepare, close: () => database.close() } })
}

const maxStatements = 500
