import {
  type AlertCounts,
  alertCountsHeader,
  type ListedAlert,
  readAlertBody,
  resolveAlertBody,
} from '@second-wind/core/care/contract/alerts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { requireSelf } from '../../platform/authentication/require-self.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { selfAndByIdRoutes } from '../../platform/authentication/self-and-by-id-routes.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, Deps } from '../../platform/deps.ts'
import { isKnownTag } from '../../platform/http/etag.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { iso } from '../../platform/iso.ts'
import { findPatientOfAlert } from './alerts.repo.ts'
import { getAlertsRevision, listAlerts } from './listed-alerts.repo.ts'
import { markAlertRead, resolveAlert } from './resolve-alert.ts'

export function alertRoutes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] {
  // A restored database reaches the same revision numbers a second time.
  const startedMs = clock.now()
  return [
    ...selfAndByIdRoutes('/api/patient-alerts', ['alerts.list', 'poll'], (c, actor) =>
      respondWithList(db, c, actor, startedMs),
    ),
    route({
      method: 'PUT',
      path: '/api/patient-alerts/:id/read',
      who: 'clinician',
      subject: 'self',
      action: 'alert.read',
      audit: 'act',
      handle: async (c, actor) => {
        const { clinicianId, updatedAt } = await readJson(c, readAlertBody)
        requireSelf(actor, clinicianId)
        const handling = handlingOf(c, actor, updatedAt)
        const patientId = await findPatientOfAlert(db, handling.alertId)
        return c.json<ListedAlert>(await inTransaction(db, patientId, (trx) => markAlertRead(trx, handling)))
      },
    }),
    route({
      method: 'PUT',
      path: '/api/patient-alerts/:id/resolve',
      who: 'clinician',
      subject: 'self',
      action: 'alert.resolve',
      audit: 'act',
      handle: async (c, actor) => {
        const { clinicianId, updatedAt, reason = null, callNoteId } = await readJson(c, resolveAlertBody)
        requireSelf(actor, clinicianId)
        const handling = { ...handlingOf(c, actor, updatedAt), reason, callNoteId }
        const patientId = await findPatientOfAlert(db, handling.alertId)
        return c.json<ListedAlert>(await inTransaction(db, patientId, (trx) => resolveAlert(trx, handling)))
      },
    }),
  ]

  function handlingOf(c: Ctx, actor: ClinicianActor, seenUpdatedAt: string | undefined) {
    const now = iso(clock.now())
    return { alertId: c.req.param('id') ?? '', actor, now, seenUpdatedAt }
  }
}

/** A poll that finds no change reads a single number. */
async function respondWithList(db: Db, c: Ctx, actor: ClinicianActor, startedMs: number): Promise<Response> {
  const [tag, list] = await inTransaction(db, undefined, async (trx) => {
    const current = `"${startedMs}.${await getAlertsRevision(trx)}.${actor.id}"`
    return [current, isKnownTag(c, current) ? undefined : await listAlerts(trx, actor.id)] as const
  })
  if (!list) return c.body(null, 304, { etag: tag })
  const headers = { etag: tag, [alertCountsHeader]: formatAlertCounts(list.counts) }
  return c.json<ListedAlert[]>(list.alerts, 200, headers)
}

const formatAlertCounts = (counts: AlertCounts): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name}=${count}`)
    .join(';')
