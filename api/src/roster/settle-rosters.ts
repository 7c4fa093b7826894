import { RULES_VERSION } from '@second-wind/core/rules-version'
import type { Db } from '../db/database.ts'
import { findMeta, putMeta } from '../db/meta.repo.ts'
import { listPatientIds } from '../patients/patients.repo.ts'
import { refreshRoster } from './refresh-roster.ts'
import { startAnew } from './revision.repo.ts'

/** Raise it when `roster-row.ts` says something else of the same facts. */
const rowVersion = 1
const perTransaction = 200
const version = `${RULES_VERSION}/${rowVersion}`

/**
 * Before the server answers anybody. Rows that another release made are made anew. Revisions are lifted to the clock,
 * so that a dashboard which had its list from another copy of the database gets a whole one.
 *
 * @param nowMs epoch milliseconds
 */
export async function settleRosters(db: Db, nowMs: number): Promise<void> {
  if ((await findMeta(db, 'roster')) !== version) {
    const ids = await listPatientIds(db)
    for (let from = 0; from < ids.length; from += perTransaction) {
      await db.transaction().execute(async (trx) => {
        for (const id of ids.slice(from, from + perTransaction)) await refreshRoster(trx, id)
      })
    }
    await putMeta(db, 'roster', version)
  }
  await db.transaction().execute((trx) => startAnew(trx, nowMs))
}
