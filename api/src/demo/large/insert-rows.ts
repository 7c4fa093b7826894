import type SqliteDatabase from 'better-sqlite3'
import type { LargeRows } from './large-rows.ts'

/** Uses one prepared statement per table, which is a hundred times as fast as a query for each row. */
export function rowInserter(sqlite: SqliteDatabase.Database): (rows: LargeRows) => void {
  const statements = new Map<string, SqliteDatabase.Statement>()
  return (rows) => {
    for (const [table, ofTable] of Object.entries(rows)) {
      for (const row of ofTable) statementFor(table, Object.keys(row)).run(Object.values(row))
    }
  }

  function statementFor(table: string, columns: string[]): SqliteDatabase.Statement {
    const known = statements.get(table)
    if (known) return known
    const places = columns.map(() => '?').join(', ')
    const statement = sqlite.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
    statements.set(table, statement)
    return statement
  }
}
