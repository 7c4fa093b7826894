import { setImmediate } from 'node:timers/promises'
import { isReadMark } from '@second-wind/core/sync/mutation'
import type { PushReply, Verdict } from '@second-wind/core/sync/protocol'
import { ackRanges } from '@second-wind/core/sync/settle-verdicts'
import { refreshDeviceReport } from '../care/roster/refresh-roster.ts'
import type { Arrival } from '../changes/incoming-change.ts'
import type { PatientActor } from '../platform/authentication/actor.ts'
import { getMeta } from '../platform/db/meta.repo.ts'
import type { Deps } from '../platform/deps.ts'
import { assertWithinLimit, type RateLimits } from '../platform/http/rate-limits.ts'
import { iso } from '../platform/iso.ts'
import { applyChunk } from './apply-chunk.ts'
import { saveDeviceReport } from './devices.repo.ts'
import type { Push, PushedMutation } from './push-request.ts'

/** Larger transactions are hardly faster and delay other requests (decision 007). */
const perTransaction = 50

/** Applies a push. The reply covers every change, in an acked range or with a verdict. */
export async function handlePush(
  deps: Deps,
  { deviceEntries, patientBytes }: Pick<RateLimits, 'deviceEntries' | 'patientBytes'>,
  actor: PatientActor,
  push: Push,
): Promise<PushReply> {
  assertWithinLimit(deviceEntries, push.deviceId)
  assertWithinLimit(patientBytes, String(actor.id))
  const receivedAtMs = deps.clock.now()
  const arrival: Arrival = {
    receivedAtMs,
    deviceId: push.deviceId,
    clockSkewMs: Date.parse(push.clientSentAt) - receivedAtMs,
    isTimeClaimed: true,
  }

  const acked: number[] = []
  const verdicts: Verdict[] = []
  const deferredEntityIds = new Set<string>()
  for (let from = 0; from < push.mutations.length; from += perTransaction) {
    if (from > 0) await setImmediate()
    const chunk = push.mutations.slice(from, from + perTransaction)
    const settled = await applyChunk(deps, actor, chunk, arrival, deferredEntityIds)
    acked.push(...settled.acked)
    verdicts.push(...settled.verdicts)
    const stored = settled.newlyApplied + countRejected(settled.verdicts)
    deviceEntries.spend(push.deviceId, stored)
    patientBytes.spend(String(actor.id), (bytesOf(chunk) * stored) / chunk.length)
  }

  const pendingCount = Math.max(0, push.pendingCount - countSettled(push.mutations, verdicts))
  await deps.db.transaction().execute(async (trx) => {
    await saveDeviceReport(trx, actor.id, arrival, { ...push, pendingCount })
    await refreshDeviceReport(trx, actor.id, receivedAtMs)
  })
  return {
    serverTime: iso(receivedAtMs),
    serverEpoch: await getMeta(deps.db, 'epoch'),
    acked: ackRanges(acked),
    verdicts,
  }
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
