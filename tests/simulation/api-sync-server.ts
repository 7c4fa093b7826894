import { createApp } from '@second-wind/api/app'
import { getPatient } from '@second-wind/api/records/profile/patients.repo'
import { patientId } from '@second-wind/core/platform/ids'
import { isMutationKind } from '@second-wind/core/sync/mutation'
import { pullPath, pushPath, type PushRequest } from '@second-wind/core/sync/protocol'
import type { KyselyPlugin } from 'kysely'
import { idNumbered } from '../fixtures/ids.ts'
import { apiPort, loopbackBindings, openDemoApi, type DemoApi } from '../support/open-demo-api.ts'
import type { Effect, HttpResponse, ServerOptions, SyncServer } from './sync-server.ts'

const host = `localhost:${apiPort}`
const pageSize = 5

/** The product's own server on a database in memory. */
export async function apiSyncServer({ now, stumbles }: ServerOptions): Promise<SyncServer> {
  const { db, close } = await openDemoApi()
  const unexpectedErrors: unknown[] = []
  const app = createApp({
    db: db.withPlugin(failReceiptInserts(stumbles)),
    clock: { now, offsetMinAt: () => 0 },
    newId: () => idNumbered(0xffff),
    config: { authMode: 'demo' },
    logError: ({ error }) => {
      if (!(error instanceof InjectedFailure)) unexpectedErrors.push(error)
    },
  })
  const effects: Effect[] = []

  async function sendRequest(path: string, init: RequestInit): Promise<HttpResponse> {
    const headers = { host, 'content-type': 'application/json' }
    const response = await app.request(`http://${host}${path}`, { ...init, headers }, loopbackBindings())
    const retryAfter = response.headers.get('retry-after')
    const body: unknown = await response.json()
    if (unexpectedErrors.length > 0)
      throw new Error('the server met an error of its own', { cause: unexpectedErrors[0] })
    return {
      status: response.status,
      body,
      ...(retryAfter === null ? {} : { retryAfterMs: Number(retryAfter) * 1000 }),
    }
  }

  return {
    push: async (request) => {
      const response = await sendRequest(pushPath, { method: 'POST', body: JSON.stringify(request) })
      effects.push(...(await newEffects(db, request, effects)))
      return response
    },
    pull: (deviceId, cursor) => {
      const query = new URLSearchParams({
        deviceId,
        limit: String(pageSize),
        ...(cursor === undefined ? {} : { cursor }),
      })
      return sendRequest(`${pullPath}?${query.toString()}`, { method: 'GET' })
    },
    effects: () => effects,
    tally: async () => {
      const symptoms = await db.selectFrom('symptom_entries').select('deleted_at').execute()
      const versions = await db.selectFrom('symptom_versions').select('id').execute()
      const activities = await db.selectFrom('activities').select('id').execute()
      const { version } = await getPatient(db, patientId.parse(1))
      return {
        symptoms: symptoms.length,
        deletedSymptoms: symptoms.filter((row) => row.deleted_at !== null).length,
        symptomVersions: versions.length,
        activities: activities.length,
        profileEdits: version - 1,
      }
    },
    close,
  }
}

/** Within a push, changes are applied in the order in which they were sent. */
async function newEffects(
  db: DemoApi['db'],
  request: PushRequest,
  known: readonly Effect[],
): Promise<Effect[]> {
  const before = new Set(known.map((effect) => effect.mutationId))
  const rows = await db.selectFrom('receipts').selectAll().where('outcome', '=', 'applied').execute()
  const applied = new Map(rows.map((row) => [row.mutation_id, row.entity_id]))
  return request.mutations.flatMap(({ mutationId, clientSeq, kind }) => {
    const entityId = applied.get(mutationId)
    if (entityId === undefined || before.has(mutationId) || !isMutationKind(kind)) return []
    return { mutationId, deviceId: request.deviceId, clientSeq, kind, entityId }
  })
}

class InjectedFailure extends Error {}

/** Fails at random after the effect of a change was written and before its receipt is. */
function failReceiptInserts(stumbles: () => boolean): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('"receipts"') && stumbles())
        throw new InjectedFailure()
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
