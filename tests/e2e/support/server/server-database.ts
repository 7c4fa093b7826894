import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import type { ApiServer } from './api-server.ts'

/** The notes of every stored entry that has notes like this (SQL LIKE), a note twice if two entries have it. */
export function storedNotes(server: ApiServer, like: string): string[] {
  return queryDatabase(server, (database) =>
    database
      .prepare<[string], { notes: string }>(
        'select notes from symptom_entries where notes like ? order by notes',
      )
      .all(like)
      .map(({ notes }) => notes),
  )
}

export function storedAges(server: ApiServer, location: string): number[] {
  return queryDatabase(server, (database) =>
    database
      .prepare<[string], { age: number }>('select age from patients where location = ?')
      .all(location)
      .map(({ age }) => age),
  )
}

/** Entries without an entry in the ledger of changes, and the other way round. */
export function ledgerGaps(server: ApiServer): { withoutReceipt: number; withoutEntry: number } {
  const receipts = `receipts where kind = 'symptoms.create' and outcome = 'applied' and device_id is not null`
  return queryDatabase(server, (database) => ({
    withoutReceipt: count(
      database,
      `symptom_entries where device_id is not null and id not in (select entity_id from ${receipts})`,
    ),
    withoutEntry: count(database, `${receipts} and entity_id not in (select id from symptom_entries)`),
  }))
}

/** Rows in all tables that a request could write to. */
export function countAllRows(server: ApiServer): Record<string, number> {
  const tables = [
    'patients',
    'symptom_entries',
    'triage_results',
    'activities',
    'receipts',
    'quarantine',
    'devices',
  ]
  return queryDatabase(server, (database) =>
    Object.fromEntries(tables.map((table) => [table, count(database, table)])),
  )
}

function count(database: SqliteDatabase.Database, from: string): number {
  const row = database.prepare<[], { n: number }>(`select count(*) as n from ${from}`).get()
  return row?.n ?? 0
}

/** Sets the last authentication of everyone who is signed in to six minutes ago, so that the test does not wait. */
export function expireStepUps(server: ApiServer): void {
  const database = new SqliteDatabase(fileOf(server), { timeout: 5_000 })
  database.prepare('update sessions set stepped_up_ms = stepped_up_ms - 360000').run()
  database.close()
}

const fileOf = (server: ApiServer): string => join(server.dataDir, 'second-wind.sqlite')

/** Opened for each look, because the server may be killed and started again in between. */
function queryDatabase<T>(server: ApiServer, look: (database: SqliteDatabase.Database) => T): T {
  const database = new SqliteDatabase(fileOf(server), { readonly: true, timeout: 5_000 })
  try {
    return look(database)
  } finally {
    database.close()
  }
}
