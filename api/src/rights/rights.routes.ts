import { eraseBody, erasePath } from '@second-wind/core/rights/erase'
import { serverExportQuery } from '@second-wind/core/rights/server-export'
import type { PatientActor } from '../platform/authentication/actor.ts'
import { type Route, route } from '../platform/authentication/route.ts'
import { clearSessionCookie } from '../platform/authentication/session-cookie.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../platform/deps.ts'
import { readJson, readQuery } from '../platform/http/read-json.ts'
import { erasePatient, purgeErasedPages } from './erase-patient.ts'
import { exportRecord } from './export-record.ts'

/** A person's rights over their own data (UK GDPR, articles 15, 17 and 20). */
export function rightsRoutes(deps: RealDeps): Route[] {
  const own = { who: 'patient', subject: 'self' } as const
  return [
    route({ ...own, method: 'GET', path: '/api/export', action: 'record.export', handle: exportOwn }),
    route({
      ...own,
      assurance: 'just-proved',
      method: 'POST',
      path: erasePath,
      action: 'account.erase',
      handle: erase,
    }),
  ]

  async function exportOwn(c: Ctx, actor: PatientActor): Promise<Response> {
    const { format } = readQuery(c, serverExportQuery)
    const { name, type, text } = await inTransaction(deps.db, actor.id, (trx) =>
      exportRecord(trx, deps, { actor, format }),
    )
    return c.body(text, 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
    })
  }

  /** Also clears the browser's storage on this phone, like signing out. */
  async function erase(c: Ctx, actor: PatientActor): Promise<Response> {
    await readJson(c, eraseBody)
    await eraseAccount(deps, actor)
    clearSessionCookie(c, 'patient')
    return c.body(null, 204, { 'clear-site-data': '"cache", "cookies", "storage"' })
  }
}

/**
 * Permanent, in one transaction. What the patient's phones still send is refused with `revoked`. Then the file is
 * purged, so that no erased data remains between rows; if that fails, the erasure is still complete and the next
 * start repeats the purge.
 */
async function eraseAccount(
  { db, clock, logError }: Pick<RealDeps, 'db' | 'clock' | 'logError'>,
  actor: PatientActor,
): Promise<void> {
  const nowMs = clock.now()
  await inTransaction(db, actor.id, async (trx) => {
    await erasePatient(trx, { patientId: actor.id, nowMs, by: actor })
  })
  try {
    await purgeErasedPages(db)
  } catch (error) {
    logError({ code: 'storage_unavailable', error, method: 'POST', route: erasePath })
  }
}
