import type { Ctx, Deps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { taggedJson } from '../http/tagged-json.ts'
import type { ClinicianActor } from '../identity/actor.ts'
import { type Route, route } from '../identity/route.ts'
import { findClinician } from './clinician.repo.ts'
import { listRoster } from './dashboard.repo.ts'

/** Each also without the id, for whoever is signed in. */
export function clinicianRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return [
    ...ownAndNamed('/api/clinicians', 'clinician.read', async (c, actor) => {
      const clinician = await findClinician(db, actor.id)
      if (!clinician) throw new ApiError('not_found')
      return c.json(clinician)
    }),
    ...ownAndNamed('/api/clinician-dashboard', 'roster.read', async (c, actor) =>
      taggedJson(c, await listRoster(db, actor.id)),
    ),
  ]
}

type Handle = (c: Ctx, actor: ClinicianActor) => Promise<Response>

function ownAndNamed(path: string, action: Route['action'], handle: Handle): Route[] {
  return [
    route({ method: 'GET', path, who: 'clinician', subject: 'self', action, handle }),
    route({ method: 'GET', path: `${path}/:id`, who: 'clinician', subject: { param: 'id' }, action, handle }),
  ]
}
