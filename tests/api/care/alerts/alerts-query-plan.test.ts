import { readBetterReplies } from '@second-wind/api/care/alerts/better-replies.repo'
import { listAlerts } from '@second-wind/api/care/alerts/listed-alerts.repo'
import type { Tables } from '@second-wind/api/platform/db/database'
import { sqliteDialect } from '@second-wind/api/platform/db/dialect'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { clinicianId } from '@second-wind/core/platform/ids'
import SqliteDatabase from 'better-sqlite3'
import { type CompiledQuery, Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'

/** How the database finds the rows of each query, the first step of each. */
async function plansOf(read: (db: Kysely<Tables>) => Promise<unknown>): Promise<(string | undefined)[]> {
  const sqlite = new SqliteDatabase(':memory:')
  const queries: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(sqlite),
    log: ({ query }) => void queries.push(query),
  })
  await migrateToLatest(db)
  queries.length = 0
  await read(db)
  const plans = queries.map(({ sql, parameters }) =>
    sqlite
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...parameters)
      .map(({ detail }) => detail),
  )
  await db.destroy()
  return plans.map(([first]) => first)
}

describe('the open alerts of one clinic', () => {
  test("are found by its shares, without reading all patients' alerts", async () => {
    const plans = await plansOf((db) => listAlerts(db, clinicianId.parse(1)))
    const byPatient = 'SEARCH alerts USING INDEX alerts_open (patient_id=? AND is_resolved=?)'
    // The resolved ones are read newest first, and no further than the list goes.
    const newestFirst = 'SEARCH alerts USING INDEX alerts_by_resolution (is_resolved=?)'
    expect(plans).toEqual([byPatient, newestFirst, byPatient])
  })
})

describe('the replies about the records of alerts', () => {
  test('are found by the ids of the records, without reading all replies of the patients', async () => {
    const plans = await plansOf((db) => readBetterReplies(db, [{ source_id: 'a' }, { source_id: 'b' }]))
    expect(plans).toEqual(['SEARCH triage_results USING INDEX replies_by_record (<expr>=?)'])
  })
})
