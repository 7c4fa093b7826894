import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import { mostUrgentFirst } from '@second-wind/core/roster/by-urgency'
import type { Deps } from '../deps.ts'
import { taggedJson } from '../http/tagged-json.ts'
import { ownAndNamed } from '../identity/own-and-named.ts'
import type { Route } from '../identity/route.ts'
import { findRosterFacts } from './roster-facts.repo.ts'
import { toRosterRow } from './roster-row.ts'

export function rosterRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return ownAndNamed('/api/clinician-dashboard', 'roster.read', async (c, actor) => {
    const linked = await db
      .selectFrom('care_links')
      .select('patient_id')
      .where('clinician_id', '=', actor.id)
      .execute()
    const rows: DashboardPatient[] = []
    for (const { patient_id: id } of linked) {
      const facts = await findRosterFacts(db, id)
      if (facts) rows.push(toRosterRow(facts))
    }
    return taggedJson(c, mostUrgentFirst(rows))
  })
}
