import { dashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { RULES_VERSION } from '@second-wind/core/triage/rules-version'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db/database.ts'
import { hashJson } from '../../platform/db/hash-json.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { findMeta, putMeta } from '../../platform/db/meta.repo.ts'
import { listPatientIds } from '../../records/profile/patients.repo.ts'
import { refreshRoster } from './refresh-roster.ts'
import { requireFullReload } from './roster-revision.repo.ts'

/**
 * Increase it when `roster-row.ts` derives something else from the same facts. A new row shape is detected
 * automatically.
 */
const rowVersion = 16
const perTransaction = 200

/**
 * Runs before the server accepts requests. Rebuilds rows written by another release, and raises all revisions to the
 * current time, so that a dashboard with a list from another copy of the database reloads it completely.
 *
 * @param nowMs epoch milliseconds
 */
export async function upgradeRosters(db: Db, nowMs: number): Promise<void> {
  const shape = hashJson(z.toJSONSchema(dashboardPatient))
  const version = [RULES_VERSION, rowVersion, shape].join('/')
  if ((await findMeta(db, 'roster')) !== version) {
    const ids = await listPatientIds(db)
    for (let from = 0; from < ids.length; from += perTransaction) {
      await inTransaction(db, undefined, async (trx) => {
        for (const id of ids.slice(from, from + perTransaction)) await refreshRoster(trx, id, nowMs)
      })
    }
    await putMeta(db, 'roster', version)
  }
  await inTransaction(db, undefined, (trx) => requireFullReload(trx, nowMs))
}
