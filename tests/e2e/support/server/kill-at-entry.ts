// Loaded into the server before its own code: pulls the plug while it stores a chosen entry.
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type SqliteDatabase from 'better-sqlite3'

const requireOfApi = createRequire(resolve(import.meta.dirname, '../../../../api/package.json'))
const Database: typeof SqliteDatabase = requireOfApi('better-sqlite3')
const lastEntry = Number(process.env['DIE_AT_ENTRY'])
let entries = 0

Database.prototype.prepare = new Proxy(Database.prototype.prepare, {
  apply(prepare, database, [sql]: [string]) {
    const statement: SqliteDatabase.Statement = Reflect.apply(prepare, database, [sql])
    if (sql.startsWith('insert into "symptom_entries"')) killOnLastEntry(statement, rowsIn(sql))
    return statement
  },
})

const rowsIn = (insert: string): number => insert.split('), (').length

function killOnLastEntry(statement: SqliteDatabase.Statement, rows: number): void {
  statement.run = new Proxy(statement.run, {
    apply(run, self, values) {
      entries += rows
      if (entries >= lastEntry) process.kill(process.pid, 'SIGKILL')
      return Reflect.apply(run, self, values)
    },
  })
}
