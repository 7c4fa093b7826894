import { createTriageBody, listQuery } from '@second-wind/core/records/contract'
import { requireSelf } from '../../platform/authentication/require-self.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { readJson, readQuery } from '../../platform/http/read-json.ts'
import { findTriage, listTriage } from '../../records/triage/triage.repo.ts'
import { writeViaRest } from './write-via-rest.ts'

export function triageRoutes(deps: Deps): Route[] {
  const subject = { param: 'userId' }
  return [
    route({
      method: 'POST',
      path: '/api/triage',
      who: 'patient',
      subject: 'self',
      action: 'triage.create',
      handle: async (c, actor) => {
        const body = await readJson(c, createTriageBody)
        const { userId, id, date, localDate, tzOffsetMin, level, result, ...rest } = body
        requireSelf(actor, userId)
        return writeViaRest(deps, c, actor, {
          kind: 'triage.create',
          payload: { ...rest, result: result ?? level },
          clientFields: { id, date, localDate, tzOffsetMin },
          status: 201,
          readBack: async (trx, entityId) => (await findTriage(trx, actor.id, [entityId]))[0],
        })
      },
    }),
    route({
      method: 'GET',
      path: '/api/triage/:userId',
      who: 'patient',
      subject,
      action: 'triage.list',
      handle: async (c, actor) => {
        const { limit } = readQuery(c, listQuery)
        return c.json(await listTriage(deps.db, actor.id, limit))
      },
    }),
    route({
      method: 'GET',
      path: '/api/triage/:userId/latest',
      who: 'patient',
      subject,
      action: 'triage.latest',
      handle: async (c, actor) => {
        const [latest] = await listTriage(deps.db, actor.id, 1)
        return c.json(latest ?? null)
      },
    }),
  ]
}
