import { listAlerts } from '@second-wind/api/care/alerts/listed-alerts.repo'
import type { Tables } from '@second-wind/api/platform/db/database'
import { sqliteDialect } from '@second-wind/api/platform/db/dialect'
import { migrateToLatest } from '@second-wind/api/platform/db/migrate'
import { clinicianId } from '@second-wind/core/platform/ids'
import SqliteDatabase from 'better-sqlite3'
import { type CompiledQuery, Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'

describe('the open alerts of one clinic', () => {
  test("are found by its shares, without reading all patients' alerts", async () => {
    const sqlite = new SqliteDatabase(':memory:')
    const queries: CompiledQuery[] = []
    const db = new Kysely<Tables>({
      dialect: sqliteDialect(sqlite),
      log: ({ query }) => void queries.push(query),
    })
    await migrateToLatest(db)
    queries.length = 0
    await listAlerts(db, clinicianId.parse(1))

    const plans = queries.map(({ sql, parameters }) =>
      sqlite
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(...parameters)
        .map(({ detail }) => detail),
    )
    const byPatient = 'SEARCH alerts USING INDEX alerts_open (patient_id=? AND is_resolved=?)'
    // The resolved ones are read newest first, and no further than the list goes.
    const newestFirst = 'SEARCH alerts USING INDEX alerts_by_resolution (is_resolved=?)'
    expect(plans.map(([first]) => first)).toEqual([byPatient, newestFirst, byPatient])
    await db.destroy()
  })
})
