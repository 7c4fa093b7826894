import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/errors.ts'
import { findClinician } from '../platform/identity/clinician.repo.ts'
import type { Route } from '../platform/identity/route.ts'
import { selfAndByIdRoutes } from '../platform/identity/self-and-by-id-routes.ts'

export function clinicianRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return selfAndByIdRoutes('/api/clinicians', ['clinician.read', 'nothing'], async (c, actor) => {
    const clinician = await findClinician(db, actor.id)
    if (!clinician) throw new ApiError('not_found')
    return c.json(clinician)
  })
}
