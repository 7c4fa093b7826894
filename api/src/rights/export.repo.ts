import type { PatientId } from '@second-wind/core/platform/ids'
import type { ServerExport } from '@second-wind/core/rights/server-export'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { personalTablesInOrder } from './personal-tables.ts'
import { whereOwnedBy } from './where-owned-by.ts'

type ExportedTables = ServerExport['tables']

/** Every row about this patient, by table. Tables without such a row are empty. */
export async function listPersonalRows(trx: Db, id: PatientId): Promise<ExportedTables> {
  const tables: ExportedTables = {}
  for (const { name, ownership } of personalTablesInOrder) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} where ${whereOwnedBy(ownership, id)} order by rowid`.execute(trx)
    tables[name] = rows.map(toExported)
  }
  return tables
}

/** Hashes and keys: they contain no personal data, and some grant access. */
const secret = /^(hash|prev_hash|.+_hash|.+_key|challenge)$/
/** Columns with JSON text, in any table. */
const asJson = [
  'conditions',
  'settings',
  'report',
  'untouched_scores',
  'untouched_fields',
  'usual_day',
  'change_threshold',
  'threshold',
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

/** Rejected changes are stored as they arrived and may not be JSON. */
function readJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
