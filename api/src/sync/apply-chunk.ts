import { setImmediate } from 'node:timers/promises'
import { entityIdOf, isReadMark } from '@second-wind/core/sync/mutation'
import type { Verdict } from '@second-wind/core/sync/protocol'
import { PatientWork } from '../care/patient-work.ts'
import { refreshDeviceReport } from '../care/roster/refresh-roster.ts'
import type { ArrivalOfChange } from '../changes/incoming-change.ts'
import { notApplied } from '../changes/not-applied.ts'
import type { PatientActor } from '../platform/authentication/actor.ts'
import { inTransaction, type Trx } from '../platform/db/in-transaction.ts'
import { storageFaultOf } from '../platform/db/storage-fault.ts'
import type { Deps } from '../platform/deps.ts'
import type { KnownEntries } from '../records/symptoms/known-entries.ts'
import { applyChanges, type ApplyResult } from './apply-changes.ts'
import { auditStalePush } from './audit-stale-push.ts'
import { type DeviceReport, saveDeviceReport } from './devices.repo.ts'
import { finishChanges } from './finish-changes.ts'
import type { PushedMutation } from './push-request.ts'

export type ChunkResult = { acked: number[]; verdicts: Verdict[]; newlyApplied: number }

type ChunkDeps = Pick<Deps, 'db' | 'logError'>

/**
 * Applies a chunk of changes in one transaction. When the database itself fails, all of it is rolled back.
 *
 * @param deferredIds records with a deferred change in this push: later changes must not overtake it. Those of this
 *   chunk are added.
 * @param reportAfter with the last chunk: what the device reports about itself
 * @param knownEntries of the chunks before
 */
export async function applyChunk(
  deps: ChunkDeps,
  actor: PatientActor,
  chunk: readonly PushedMutation[],
  arrival: ArrivalOfChange,
  deferredIds: Set<string>,
  reportAfter?: (verdicts: readonly Verdict[]) => DeviceReport,
  knownEntries?: KnownEntries,
): Promise<ChunkResult> {
  const done = await inTransaction(deps.db, actor.id, async (trx) => {
    const work = new PatientWork(trx, actor.id, knownEntries)
    const step: Step = { trx, work, arrival, deferredIds: new Set(deferredIds), errors: [] }
    const results = await applyOrHalve(step, chunk)
    const settled = settle(chunk, results)
    await setImmediate()
    if (reportAfter) await saveDeviceReport(trx, actor.id, arrival, reportAfter(settled.verdicts))
    if (settled.newlyApplied > 0 && chunk.some(affectsRoster))
      await finishChanges(
        work,
        changedEntryIds(chunk, results),
        arrival.receivedAtMs,
        reportAfter !== undefined,
      )
    else if (reportAfter) await refreshDeviceReport(trx, actor.id, arrival.receivedAtMs)
    if (settled.newlyApplied > 0 && actor.assurance === 'stale') await auditStalePush(trx, actor, arrival)
    return { settled, step }
  })
  for (const id of done.step.deferredIds) deferredIds.add(id)
  for (const error of done.step.errors)
    deps.logError({ code: 'internal', error, method: 'POST', route: 'sync.push' })
  return done.settled
}

/** One try at a chunk. What it gathers leaves it only when it is committed. */
type Step = {
  trx: Trx
  work: PatientWork
  arrival: ArrivalOfChange
  deferredIds: Set<string>
  /** Of the changes at fault. */
  errors: unknown[]
}

/**
 * Applies changes together. If that fails unexpectedly, each half is applied separately, so that only the one at
 * fault is deferred.
 */
async function applyOrHalve(step: Step, pushed: readonly PushedMutation[]): Promise<ApplyResult[]> {
  if (pushed.length === 0) return []
  const { trx, work, arrival, deferredIds, errors } = step
  const savepoint = await trx.savepoint('before').execute()
  try {
    const results = await applyChanges(work, pushed, arrival, deferredIds)
    await savepoint.releaseSavepoint('before').execute()
    for (const id of deferredIdsOf(pushed, results)) deferredIds.add(id)
    return results
  } catch (error) {
    if (storageFaultOf(error) !== undefined) throw error
    await savepoint.rollbackToSavepoint('before').execute()
    work.discard()
    const [first, ...others] = pushed
    if (first && others.length === 0) {
      errors.push(error)
      deferredIds.add(entityIdOfPushed(first))
      return [notApplied('server_error')]
    }
    const middle = Math.ceil(pushed.length / 2)
    const earlier = await applyOrHalve(step, pushed.slice(0, middle))
    return [...earlier, ...(await applyOrHalve(step, pushed.slice(middle)))]
  }
}

const entityIdOfPushed = (pushed: PushedMutation): string =>
  pushed.isReadable ? entityIdOf(pushed.mutation) : pushed.mutationId

const deferredIdsOf = (chunk: readonly PushedMutation[], results: readonly ApplyResult[]): string[] =>
  chunk.filter((_, at) => results[at]?.outcome === 'deferred').map(entityIdOfPushed)

/** The ids of the entries that this chunk logged, edited or deleted, in order. */
const changedEntryIds = (chunk: readonly PushedMutation[], results: readonly ApplyResult[]): string[] =>
  chunk.filter((pushed, at) => isEntryChange(pushed) && isNewlyApplied(results[at])).map(entityIdOfPushed)

const isEntryChange = (pushed: PushedMutation) =>
  pushed.isReadable && pushed.mutation.kind.startsWith('symptoms.')

const affectsRoster = (pushed: PushedMutation) => pushed.isReadable && !isReadMark(pushed.mutation)

const isNewlyApplied = (result: ApplyResult | undefined) => result?.outcome === 'applied' && !result.isRepeat

function settle(chunk: readonly PushedMutation[], results: readonly ApplyResult[]): ChunkResult {
  const settled: ChunkResult = {
    acked: [],
    verdicts: [],
    newlyApplied: results.filter(isNewlyApplied).length,
  }
  for (const [at, pushed] of chunk.entries()) {
    const { mutationId, clientSeq } = pushed.isReadable ? pushed.mutation : pushed
    const result = results[at]
    if (result?.outcome === 'applied') settled.acked.push(clientSeq)
    else if (result) settled.verdicts.push({ mutationId, ...result })
  }
  return settled
}
