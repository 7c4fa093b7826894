import { dashboardQuery, rosterHeader } from '@second-wind/core/care/contract/clinician-dashboard'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import type { Route } from '../../platform/authentication/route.ts'
import { selfAndByIdRoutes } from '../../platform/authentication/self-and-by-id-routes.ts'
import { getMeta } from '../../platform/db/meta.repo.ts'
import type { Ctx, Deps } from '../../platform/deps.ts'
import { isKnownTag } from '../../platform/http/etag.ts'
import { readQuery } from '../../platform/http/read-json.ts'
import { refreshExpiredRows } from './refresh-roster.ts'
import { getRosterRevision } from './roster-revision.repo.ts'
import { listRosterRows } from './roster.repo.ts'

export function rosterRoutes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] {
  return selfAndByIdRoutes('/api/clinician-dashboard', ['roster.read', 'poll'], readRoster)

  /** The revision is read before the rows, so a change in between is sent twice rather than missed. */
  async function readRoster(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const { since, limit } = readQuery(c, dashboardQuery)
    await refreshExpiredRows(db, actor.id, clock.now())
    const { revision, wholeSince } = await getRosterRevision(db, actor.id)
    const isWhole = limit !== undefined || since === undefined || since < wholeSince || since > revision
    const extent = isWhole ? 'whole' : 'changes'

    // A restored database may reach the same revision number with different rows.
    const epoch = await getMeta(db, 'epoch')
    const etag = `"${[epoch, actor.id, revision, extent, isWhole ? limit : since].join('.')}"`
    const headers = { etag, [rosterHeader]: `${revision};${extent}` }
    if (isKnownTag(c, etag)) return c.body(null, 304, headers)

    const isUnchanged = !isWhole && since === revision
    const rows = isUnchanged ? [] : await listRosterRows(db, actor.id, isWhole ? { limit } : { since })
    return c.body(`[${rows.join(',')}]`, 200, { ...headers, 'content-type': 'application/json' })
  }
}
