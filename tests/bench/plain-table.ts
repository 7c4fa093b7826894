import { listRosterRows } from '@second-wind/api/care/roster/roster.repo'
import type { Db } from '@second-wind/api/platform/db/database'
import type { ClinicianId } from '@second-wind/core/platform/ids'
import { sql } from 'kysely'
import * as z from 'zod/mini'

const aRow = z.record(z.string(), z.unknown())

/** The yardstick: a table with a column for every fact of the list, as one would write it first. */
export async function addPlainTable(db: Db, clinician: ClinicianId): Promise<void> {
  const rows = (await listRosterRows(db, clinician)).map((row) => flattenRow(aRow.parse(JSON.parse(row))))
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const names = columns.map((column) => sql.ref(column))
  await sql`create table plain (place integer not null, ${sql.join(names)})`.execute(db)
  await sql`create index plain_in_order on plain (place)`.execute(db)
  await db.transaction().execute(async (trx) => {
    for (const [place, row] of rows.entries()) {
      const values = columns.map((column) => row.get(column) ?? null)
      await sql`insert into plain values (${place}, ${sql.join(values)})`.execute(trx)
    }
  })
}

export async function readPlainTable(db: Db): Promise<unknown[]> {
  const { rows } = await sql`select * from plain order by place`.execute(db)
  return rows
}

/** Facts one level down get a column of their own; lists stay JSON. */
function flattenRow(row: Record<string, unknown>): Map<string, unknown> {
  const facts = new Map<string, unknown>()
  for (const [name, value] of Object.entries(row)) {
    const inner = aRow.safeParse(value)
    if (inner.success && !Array.isArray(value)) {
      for (const [key, fact] of Object.entries(inner.data)) facts.set(`${name}_${key}`, toSqlValue(fact))
    } else facts.set(name, toSqlValue(value))
  }
  return facts
}

function toSqlValue(fact: unknown): unknown {
  if (typeof fact === 'boolean') return fact ? 1 : 0
  return typeof fact === 'object' && fact !== null ? JSON.stringify(fact) : fact
}
