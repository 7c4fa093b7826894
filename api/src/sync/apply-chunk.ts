import { entityIdOf, isReadMark } from '@second-wind/core/sync/mutation'
import type { Verdict } from '@second-wind/core/sync/protocol'
import type { ControlledTransaction } from 'kysely'
import { PatientCache } from '../care/patient-cache.ts'
import type { Arrival } from '../changes/incoming-change.ts'
import { notApplied } from '../changes/not-applied.ts'
import type { PatientActor } from '../platform/authentication/actor.ts'
import type { Tables } from '../platform/db/database.ts'
import type { Deps } from '../platform/deps.ts'
import { isStorageError } from '../platform/errors.ts'
import { type ApplyResult, applyMutation } from './apply-mutation.ts'
import { auditStalePush } from './audit-stale-push.ts'
import { finishChanges } from './finish-changes.ts'
import type { PushedMutation } from './push-request.ts'
import { rejectUnreadable } from './reject-unreadable.ts'

export type ChunkResult = { acked: number[]; verdicts: Verdict[]; newlyApplied: number }

/**
 * Applies a chunk of changes in one transaction, each within its own savepoint: one that fails unexpectedly is deferred
 * and the others continue. When the database itself fails, the whole transaction is rolled back.
 *
 * @param deferredEntityIds records with a deferred change in this push: later changes must not overtake it
 */
export async function applyChunk(
  deps: Pick<Deps, 'db' | 'logError'>,
  actor: PatientActor,
  chunk: readonly PushedMutation[],
  arrival: Arrival,
  deferredEntityIds: Set<string>,
): Promise<ChunkResult> {
  const trx = await deps.db.startTransaction().execute()
  try {
    const settled: ChunkResult = { acked: [], verdicts: [], newlyApplied: 0 }
    const changedEntryIds: string[] = []
    const cache = new PatientCache(trx, actor.id)
    for (const pushed of chunk) {
      const entityId = entityIdOfPushed(pushed)
      const result = deferredEntityIds.has(entityId)
        ? notApplied('parent_unknown')
        : await applyOnSavepoint(deps, trx, () => applyPushed(trx, actor, pushed, arrival, cache))
      if (result.outcome === 'deferred') {
        deferredEntityIds.add(entityId)
        cache.clear()
      }
      addResult(settled, pushed, result)
      if (result.outcome === 'applied' && !result.isRepeat && isEntryChange(pushed))
        changedEntryIds.push(result.entityId)
    }
    if (settled.newlyApplied > 0 && chunk.some(affectsRoster))
      await finishChanges(trx, actor.id, changedEntryIds, arrival.receivedAtMs, cache)
    if (settled.newlyApplied > 0 && actor.assurance === 'stale') await auditStalePush(trx, actor, arrival)
    await trx.commit().execute()
    return settled
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}

const entityIdOfPushed = (pushed: PushedMutation): string =>
  pushed.isReadable ? entityIdOf(pushed.mutation) : pushed.mutationId

const isEntryChange = (pushed: PushedMutation) =>
  pushed.isReadable && pushed.mutation.kind.startsWith('symptoms.')

const affectsRoster = (pushed: PushedMutation) => pushed.isReadable && !isReadMark(pushed.mutation)

function applyPushed(
  trx: ControlledTransaction<Tables>,
  actor: PatientActor,
  pushed: PushedMutation,
  arrival: Arrival,
  cache: PatientCache,
): Promise<ApplyResult> {
  return pushed.isReadable
    ? applyMutation(trx, actor, pushed.mutation, arrival, cache)
    : rejectUnreadable(trx, actor, pushed, arrival)
}

async function applyOnSavepoint(
  { logError }: Pick<Deps, 'logError'>,
  trx: ControlledTransaction<Tables>,
  apply: () => Promise<ApplyResult>,
): Promise<ApplyResult> {
  const savepoint = await trx.savepoint('one_change').execute()
  try {
    const result = await apply()
    await savepoint.releaseSavepoint('one_change').execute()
    return result
  } catch (error) {
    if (isStorageError(error)) throw error
    logError({ code: 'internal', error, method: 'POST', route: 'sync.push' })
    await savepoint.rollbackToSavepoint('one_change').execute()
    return notApplied('server_error')
  }
}

function addResult(settled: ChunkResult, pushed: PushedMutation, result: ApplyResult): void {
  const { mutationId, clientSeq } = pushed.isReadable ? pushed.mutation : pushed
  if (result.outcome === 'applied') {
    settled.acked.push(clientSeq)
    if (!result.isRepeat) settled.newlyApplied += 1
  } else {
    settled.verdicts.push({ mutationId, ...result })
  }
}
