import type { AuditRule } from '../audit/audit-rule.ts'
import type { Ctx } from '../deps.ts'
import type { ClinicianActor } from './actor.ts'
import { type Route, route } from './route.ts'

type Handle = (c: Ctx, actor: ClinicianActor) => Promise<Response>

/** A clinician's own data, under two paths: with their number and without it. */
export function selfAndByIdRoutes(
  path: string,
  [action, audit]: [Route['action'], AuditRule],
  handle: Handle,
): Route[] {
  const rule = { method: 'GET', who: 'clinician', action, audit, handle } as const
  return [
    route({ ...rule, path, subject: 'self' }),
    route({ ...rule, path: `${path}/:id`, subject: { param: 'id' } }),
  ]
}
