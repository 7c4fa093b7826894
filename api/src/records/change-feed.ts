import type { Db } from '../platform/db/database.ts'
import { type FeedEntry, logChanges } from './change-log.repo.ts'

/** What waits to be added to the change feed, in order. */
export class ChangeFeed {
  readonly #trx: Db
  readonly #waiting = new Map<string, FeedEntry>()

  constructor(trx: Db) {
    this.#trx = trx
  }

  /** A record that is logged again moves to the end, so what waits is written first: every number is given once. */
  async log(entry: FeedEntry): Promise<void> {
    const record = `${entry.entity} ${entry.entityId}`
    if (this.#waiting.has(record)) await this.write()
    this.#waiting.set(record, entry)
  }

  async write(): Promise<void> {
    const entries = [...this.#waiting.values()]
    this.#waiting.clear()
    await logChanges(this.#trx, entries)
  }

  clear(): void {
    this.#waiting.clear()
  }
}
