import type { PatientId } from '@second-wind/core/platform/ids'
import type { ServerExport } from '@second-wind/core/rights/server-export'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { ownedBy } from './owned-by.ts'
import { personalTablesInOrder } from './personal-tables.ts'

type Exported = ServerExport['tables']

/** By table, every row about this person. Tables without one are there, empty. */
export async function listPersonalRows(trx: Db, id: PatientId): Promise<Exported> {
  const tables: Exported = {}
  for (const { name, whose } of personalTablesInOrder) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} where ${ownedBy(whose, id)} order by rowid`.execute(trx)
    tables[name] = rows.map(toExported)
  }
  return tables
}

/** Hashes and keys: they say nothing about anybody, and some open something. */
const secret = /^(hash|prev_hash|.+_hash|.+_key|challenge)$/
/** Columns of JSON text, whatever the table. */
const asJson = [
  'conditions',
  'settings',
  'report',
  'untouched_scores',
  'answers',
  'reasons',
  'red_flags',
  'old_value',
  'error',
  'reply',
  'raw',
  'row',
  'transports',
]

const toExported = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !secret.test(column))
      .map(([column, value]) => [column, asJson.includes(column) ? readJsonText(value) : value]),
  )

/** What was refused as it came need not be JSON. */
function readJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
