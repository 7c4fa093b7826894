import type { Db } from '../platform/db/database.ts'
import { listExistingIds, type RecordTable } from './existing-ids.repo.ts'

/** New records of one kind, which wait to be written with one statement. */
export class NewRows<Row extends { id: string }> {
  readonly #trx: Db
  readonly #table: RecordTable
  readonly #insert: (rows: readonly Row[]) => Promise<void>
  readonly #expectedIds = new Set<string>()
  #takenIds: Set<string> | undefined
  #waiting: Row[] = []

  constructor(trx: Db, table: RecordTable, insert: (rows: readonly Row[]) => Promise<void>) {
    this.#trx = trx
    this.#table = table
    this.#insert = insert
  }

  /** Announces an id that `isTaken` will be asked about, so that all are looked up at once. */
  expect(id: string): void {
    this.#expectedIds.add(id)
    this.#takenIds = undefined
  }

  async isTaken(id: string): Promise<boolean> {
    this.#takenIds ??= await listExistingIds(this.#trx, this.#table, [...this.#expectedIds])
    return this.#takenIds.has(id)
  }

  add(row: Row): void {
    this.#takenIds?.add(row.id)
    this.#waiting.push(row)
  }

  /** The database with these rows written, for code that reads or changes only rows of this kind. */
  async written(): Promise<Db> {
    await this.write()
    return this.#trx
  }

  async write(): Promise<void> {
    const rows = this.#waiting
    this.#waiting = []
    if (rows.length > 0) await this.#insert(rows)
  }

  /** Forgets what was read and what waits. */
  clear(): void {
    this.#takenIds = undefined
    this.#waiting = []
  }
}
