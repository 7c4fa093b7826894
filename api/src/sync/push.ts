import { setImmediate } from 'node:timers/promises'
import { isReadMark } from '@second-wind/core/sync/mutation'
import type { PushReply, Verdict } from '@second-wind/core/sync/protocol'
import { ackRanges } from '@second-wind/core/sync/settle-verdicts'
import type { ArrivalOfChange } from '../changes/incoming-change.ts'
import type { PatientActor } from '../platform/authentication/actor.ts'
import { getMeta } from '../platform/db/meta.repo.ts'
import type { Deps } from '../platform/deps.ts'
import { assertWithinLimit, type RateLimits } from '../platform/http/rate-limits.ts'
import { iso } from '../platform/iso.ts'
import type { Turns } from '../platform/turns.ts'
import { KnownEntries } from '../records/symptoms/known-entries.ts'
import { applyChunk } from './apply-chunk.ts'
import type { DeviceReport } from './devices.repo.ts'
import type { Push, PushedMutation } from './push-request.ts'

/** Larger transactions are hardly faster and delay other requests (decision 007). */
const perTransaction = 100

/**
 * Applies a push. The reply covers every change, in an acked range or with a verdict.
 *
 * @param turns of the pushes: one waits for the database at a time, so that a clinician's request waits for one
 *   transaction, however many phones send
 */
export async function handlePush(
  deps: Deps,
  { deviceEntries, patientBytes }: Pick<RateLimits, 'deviceEntries' | 'patientBytes'>,
  actor: PatientActor,
  push: Push,
  turns: Turns,
): Promise<PushReply> {
  assertWithinLimit(deviceEntries, push.deviceId)
  assertWithinLimit(patientBytes, String(actor.id))
  const receivedAtMs = deps.clock.now()
  const arrival: ArrivalOfChange = {
    receivedAtMs,
    deviceId: push.deviceId,
    clockSkewMs: Date.parse(push.clientSentAt) - receivedAtMs,
    isTimeClaimed: true,
  }

  const acked: number[] = []
  const verdicts: Verdict[] = []
  const deferredIds = new Set<string>()
  const knownEntries = new KnownEntries()
  const chunks = chunksOf(push.mutations)
  const reportAfter = (lastVerdicts: readonly Verdict[]): DeviceReport => {
    const settled = countSettled(push.mutations, [...verdicts, ...lastVerdicts])
    return { ...push, pendingCount: Math.max(0, push.pendingCount - settled) }
  }
  for (const [at, chunk] of chunks.entries()) {
    await setImmediate()
    const report = at === chunks.length - 1 ? reportAfter : undefined
    const settled = await turns.run(() =>
      applyChunk(deps, actor, chunk, arrival, deferredIds, report, knownEntries),
    )
    acked.push(...settled.acked)
    verdicts.push(...settled.verdicts)
    const stored = settled.newlyApplied + countRejected(settled.verdicts)
    deviceEntries.spend(push.deviceId, stored)
    patientBytes.spend(String(actor.id), (bytesOf(chunk) * stored) / Math.max(1, chunk.length))
  }
  return {
    serverTime: iso(receivedAtMs),
    serverEpoch: await getMeta(deps.db, 'epoch'),
    acked: ackRanges(acked),
    verdicts,
  }
}

/** At least one, because the device report is stored with the last. */
function chunksOf(mutations: readonly PushedMutation[]): PushedMutation[][] {
  const count = Math.max(1, Math.ceil(mutations.length / perTransaction))
  return Array.from({ length: count }, (_, at) =>
    mutations.slice(at * perTransaction, (at + 1) * perTransaction),
  )
}

/** About what the changes take when stored. */
const bytesOf = (chunk: readonly PushedMutation[]): number => Buffer.byteLength(JSON.stringify(chunk))

/** Rejected changes are stored too, so they count towards the daily limit. */
const countRejected = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ outcome }) => outcome === 'rejected').length

/** How many of the changes that the device counts as unsent are settled by this push. */
function countSettled(mutations: readonly PushedMutation[], verdicts: readonly Verdict[]): number {
  const deferred = verdicts.filter(({ outcome }) => outcome === 'deferred')
  const kept = new Set(deferred.map(({ mutationId }) => mutationId))
  return mutations.filter((pushed) => {
    if (!pushed.isReadable) return true
    return !isReadMark(pushed.mutation) && !kept.has(pushed.mutation.mutationId)
  }).length
}
