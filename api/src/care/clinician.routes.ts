import { findClinician } from '../platform/authentication/clinician.repo.ts'
import type { Route } from '../platform/authentication/route.ts'
import { selfAndByIdRoutes } from '../platform/authentication/self-and-by-id-routes.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/errors.ts'

export function clinicianRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return selfAndByIdRoutes('/api/clinicians', ['clinician.read', 'nothing'], async (c, actor) => {
    const clinician = await findClinician(db, actor.id)
    if (!clinician) throw new ApiError('not_found')
    return c.json(clinician)
  })
}
