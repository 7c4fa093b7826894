import type { PatientId } from '@second-wind/core/platform/ids'
import { activityQuery, createActivityBody, updateActivityBody } from '@second-wind/core/records/contract'
import { requireSelf } from '../../platform/authentication/require-self.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { readJson, readQuery } from '../../platform/http/read-json.ts'
import { findActivities, listActivities } from '../../records/activities/activities.repo.ts'
import { writeViaRest } from './write-via-rest.ts'

export function activityRoutes(deps: Deps): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/activities',
      who: 'patient',
      subject: 'self',
      action: 'activities.create',
      handle: async (c, actor) => {
        const { userId, id, date, localDate, tzOffsetMin, ...payload } = await readJson(c, createActivityBody)
        requireSelf(actor, userId)
        return writeViaRest(deps, c, actor, {
          kind: 'activities.create',
          payload,
          clientFields: { id, date, localDate, tzOffsetMin },
          status: 201,
          readBack: readOne(actor.id),
        })
      },
    }),
    route({
      method: 'GET',
      path: '/api/activities/:userId',
      who: 'patient',
      subject: { param: 'userId' },
      action: 'activities.list',
      handle: async (c, actor) => {
        const { limit, date } = readQuery(c, activityQuery)
        return c.json(await listActivities(deps.db, actor.id, { limit, localDate: date }))
      },
    }),
    route({
      method: 'PUT',
      path: '/api/activities/:id',
      who: 'patient',
      subject: 'self',
      action: 'activities.update',
      handle: async (c, actor) =>
        writeViaRest(deps, c, actor, {
          kind: 'activities.update',
          payload: await readJson(c, updateActivityBody),
          clientFields: {},
          entityId: c.req.param('id')?.toLowerCase() ?? '',
          status: 200,
          readBack: readOne(actor.id),
        }),
    }),
  ]
}

const readOne = (owner: PatientId) => async (trx: Db, id: string) =>
  (await findActivities(trx, owner, [id]))[0]
