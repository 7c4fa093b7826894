import { type Route, route } from '../platform/authentication/route.ts'
import type { Deps } from '../platform/deps.ts'
import { countEntries } from '../records/symptoms/symptoms.repo.ts'

/** How many symptom entries the server has stored: how `npm run bench` checks that none is lost or doubled. */
export function benchCountRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/bench/count',
      who: 'anyone',
      subject: 'none',
      action: 'bench.count',
      async handle(c) {
        return c.json({ count: await countEntries(db) })
      },
    }),
  ]
}
