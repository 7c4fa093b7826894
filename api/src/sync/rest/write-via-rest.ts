import { idempotencyKeyHeader, idempotencyReplayedHeader } from '@second-wind/core/platform/http/headers'
import { recordId } from '@second-wind/core/platform/ids'
import type { MutationKind } from '@second-wind/core/sync/mutation'
import { PatientWork } from '../../care/patient-work.ts'
import type { NotApplied } from '../../changes/not-applied.ts'
import type { PatientActor } from '../../platform/authentication/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, Deps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { applyMutation } from '../apply-changes.ts'
import { finishChanges } from '../finish-changes.ts'
import { findStoredReply, saveReply, type StoredReply } from '../receipts.repo.ts'
import { type ClientSuppliedFields, restTimestamp } from './rest-timestamp.ts'

type RestWrite = {
  kind: MutationKind
  payload: unknown
  clientFields: ClientSuppliedFields
  /** The record to change; a new one gets the caller's id, the idempotency key or a generated id. */
  entityId?: string
  /** Status of the response to the first success. */
  status: 200 | 201
  readBack: (trx: Db, entityId: string) => Promise<unknown>
}

/**
 * Applies a change from a REST route exactly like one from a phone. With an `Idempotency-Key`, a repeat gets the first
 * response again; without one, the record's id decides whether it is a repeat. A refusal stores nothing.
 */
export async function writeViaRest(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  c: Ctx,
  actor: PatientActor,
  { kind, payload, clientFields, status, readBack, ...change }: RestWrite,
): Promise<Response> {
  const key = readKey(c)
  const receivedAtMs = clock.now()
  const isRepeatable = key !== undefined || clientFields.id !== undefined
  const mutationId = key ?? clientFields.id ?? newId()
  const entityId = change.entityId ?? clientFields.id ?? mutationId
  const moment = restTimestamp(clientFields, receivedAtMs, clock)
  const mutation = { mutationId, clientSeq: null, kind, v: 1, entityId, ...moment, payload }
  const arrival = {
    receivedAtMs,
    deviceId: null,
    clockSkewMs: null,
    isTimeClaimed: clientFields.date !== undefined,
  }

  const { reply, isRepeat } = await inTransaction(db, actor.id, async (trx) => {
    const work = new PatientWork(trx, actor.id)
    const result = await applyMutation(work, mutation, arrival)
    if (result.outcome !== 'applied') throw errorFor(result, key !== undefined)
    const changedEntryIds = kind.startsWith('symptoms.') ? [entityId] : []
    if (!result.isRepeat) await finishChanges(work, changedEntryIds, receivedAtMs)
    const known = result.isRepeat ? await findStoredReply(trx, actor.id, mutationId) : undefined
    const storedReply: StoredReply = known ?? { status, body: await readBack(trx, entityId) }
    if (!known && isRepeatable) await saveReply(trx, mutationId, storedReply)
    return { reply: storedReply, isRepeat: result.isRepeat }
  })

  if (!isRepeat) return Response.json(reply.body, { status })
  if (key === undefined) return Response.json(reply.body)
  return Response.json(reply.body, { status: reply.status, headers: { [idempotencyReplayedHeader]: 'true' } })
}

function readKey(c: Ctx): string | undefined {
  const header = c.req.header(idempotencyKeyHeader)
  if (header === undefined) return undefined
  const key = recordId.safeParse(header)
  if (key.success) return key.data
  throw new ApiError('invalid', { fields: [{ path: idempotencyKeyHeader, message: 'Must be a UUID' }] })
}

function errorFor({ error }: NotApplied, hasKey: boolean): ApiError {
  switch (error.code) {
    case 'key_reuse':
      return new ApiError(hasKey ? 'key_reuse' : 'conflict')
    case 'not_permitted':
      return new ApiError('forbidden')
    case 'parent_unknown':
      return new ApiError('not_found')
    case 'invalid_payload':
      return new ApiError('invalid', { fields: [{ path: error.field ?? '', message: error.message }] })
    case 'unknown_kind':
    case 'seq_reuse':
    case 'server_error':
      return new ApiError('internal')
  }
}
