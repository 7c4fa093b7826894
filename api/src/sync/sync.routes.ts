import { limits } from '@second-wind/core/platform/http/limits'
import {
  pullPath,
  pushPath,
  receiptsPath,
  type receiptsReply,
  receiptsRequest,
} from '@second-wind/core/sync/protocol'
import type * as z from 'zod/mini'
import type { PatientActor } from '../platform/authentication/actor.ts'
import { requireOwnDevice } from '../platform/authentication/require-self.ts'
import { type Route, route } from '../platform/authentication/route.ts'
import type { Deps } from '../platform/deps.ts'
import { createConcurrencyLimit } from '../platform/http/concurrency-limit.ts'
import { countRequest, type RateLimits } from '../platform/http/rate-limits.ts'
import { readAnyJson, readJson } from '../platform/http/read-json.ts'
import { Turns } from '../platform/turns.ts'
import { handlePull, parsePullQuery } from './pull.ts'
import { parsePush } from './push-request.ts'
import { handlePush } from './push.ts'
import { listReceipts } from './receipts.repo.ts'

const maxConcurrentRequests = 64
const bodyLimits = { wireBytes: limits.syncWireBytes, inflatedBytes: limits.syncInflatedBytes }

export function syncRoutes(deps: Deps, rates: RateLimits): Route[] {
  const limitConcurrency = createConcurrencyLimit(maxConcurrentRequests)
  const pushTurns = new Turns()
  return [
    route({
      method: 'POST',
      path: pushPath,
      who: 'patient',
      subject: 'self',
      action: 'sync.push',
      assurance: 'stale',
      handle: async (c, actor) => {
        // The body is read first, so that a slow upload does not occupy one of the few slots.
        const push = parsePush(actor, await readAnyJson(c, bodyLimits))
        requireOwnDevice(actor, push.deviceId)
        countRequest(rates.device, push.deviceId)
        return limitConcurrency(async () => c.json(await handlePush(deps, rates, actor, push, pushTurns)))
      },
    }),
    route({
      method: 'GET',
      path: pullPath,
      who: 'patient',
      subject: 'self',
      action: 'sync.pull',
      handle: async (c, actor) => {
        const query = parsePullQuery(c.req.query())
        requireOwnDevice(actor, query.deviceId)
        if (query.deviceId !== undefined) countRequest(rates.device, query.deviceId)
        return limitConcurrency(async () => c.json(await handlePull(deps, actor, query)))
      },
    }),
    route({
      method: 'POST',
      path: receiptsPath,
      who: 'patient',
      subject: 'self',
      action: 'sync.receipts',
      assurance: 'stale',
      handle: async (c, actor) => {
        const { mutationIds } = await readJson(c, receiptsRequest, bodyLimits)
        return c.json(await handleReceipts(deps, actor, mutationIds))
      },
    }),
  ]
}

/** The outcomes of these changes, for a device that never received the reply. */
async function handleReceipts(
  { db }: Pick<Deps, 'db'>,
  actor: PatientActor,
  mutationIds: string[],
): Promise<z.infer<typeof receiptsReply>> {
  const known = await listReceipts(db, actor.id, mutationIds)
  const knownIds = new Set(known.map((receipt) => receipt.mutationId))
  return { known, unknown: mutationIds.filter((id) => !knownIds.has(id)) }
}
