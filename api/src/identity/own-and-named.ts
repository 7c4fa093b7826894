import type { Ctx } from '../deps.ts'
import type { ClinicianActor } from './actor.ts'
import { type Route, route } from './route.ts'

type Handle = (c: Ctx, actor: ClinicianActor) => Promise<Response>

/** What a clinician reads of their own: under their number, and without it for whoever is signed in. */
export function ownAndNamed(path: string, action: Route['action'], handle: Handle): Route[] {
  return [
    route({ method: 'GET', path, who: 'clinician', subject: 'self', action, handle }),
    route({ method: 'GET', path: `${path}/:id`, who: 'clinician', subject: { param: 'id' }, action, handle }),
  ]
}
