import { createSymptomBody, listQuery } from '@second-wind/core/records/contract'
import { requireSelf } from '../../platform/authentication/require-self.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { readJson, readQuery } from '../../platform/http/read-json.ts'
import { findSymptoms, listSymptoms } from '../../records/symptoms/symptoms.repo.ts'
import { writeViaRest } from './write-via-rest.ts'

export function symptomRoutes(deps: Deps): Route[] {
  const subject = { param: 'userId' }
  return [
    route({
      method: 'POST',
      path: '/api/symptoms',
      who: 'patient',
      subject: 'self',
      action: 'symptoms.create',
      handle: async (c, actor) => {
        const { userId, id, date, localDate, tzOffsetMin, ...payload } = await readJson(c, createSymptomBody)
        requireSelf(actor, userId)
        return writeViaRest(deps, c, actor, {
          kind: 'symptoms.create',
          payload,
          clientFields: { id, date, localDate, tzOffsetMin },
          status: 201,
          readBack: async (trx, entityId) => (await findSymptoms(trx, actor.id, [entityId]))[0],
        })
      },
    }),
    route({
      method: 'GET',
      path: '/api/symptoms/:userId',
      who: 'patient',
      subject,
      action: 'symptoms.list',
      handle: async (c, actor) => {
        const { limit } = readQuery(c, listQuery)
        return c.json(await listSymptoms(deps.db, actor.id, limit))
      },
    }),
    route({
      method: 'GET',
      path: '/api/symptoms/:userId/latest',
      who: 'patient',
      subject,
      action: 'symptoms.latest',
      handle: async (c, actor) => {
        const [latest] = await listSymptoms(deps.db, actor.id, 1)
        return c.json(latest ?? null)
      },
    }),
  ]
}
