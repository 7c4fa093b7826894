import type { Deps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { ownAndNamed } from '../identity/own-and-named.ts'
import type { Route } from '../identity/route.ts'
import { findClinician } from './clinician.repo.ts'

export function clinicianRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return ownAndNamed('/api/clinicians', ['clinician.read', 'nothing'], async (c, actor) => {
    const clinician = await findClinician(db, actor.id)
    if (!clinician) throw new ApiError('not_found')
    return c.json(clinician)
  })
}
