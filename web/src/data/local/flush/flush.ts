import type { PatientId } from '@second-wind/core/platform/ids'
import type { Mutation } from '@second-wind/core/sync/mutation'
import { pullChanges } from '@second-wind/core/sync/pull-changes'
import { isSignedOut } from '@second-wind/core/sync/push-result'
import { sendOutbox, type FlushResult } from '@second-wind/core/sync/send-outbox'
import { sendBatch } from '../../server/send-batch.ts'
import { readAccountId } from '../account/account.ts'
import { authMode } from '../account/auth-mode.ts'
import { scheduleSentinelUpdate } from '../account/data-loss-sentinel.ts'
import { toServerPatientId } from '../account/patient-id-mapping.ts'
import { flushPendingSignOut } from '../account/pending-sign-out.ts'
import { clearSessionState } from '../account/session-state.ts'
import { announceInFlight } from '../database/in-flight.ts'
import { getDeviceId, readChannel, writeMeta } from '../database/meta.ts'
import { outboxStore } from '../outbox/outbox.ts'
import { createFeedStore } from './apply-feed-page.ts'
import { withFlushLock } from './flush-lock.ts'
import { recordFlushOutcome, withFlushTally } from './flush-tally.ts'
import { handleRefusedSession } from './handle-refused-session.ts'
import { createEpochCheckedPull } from './pull-after-restore.ts'
import { noBackoff, recordServerReachable, recordServerUnreachable } from './server-reachability.ts'

/**
 * Sends everything that can be sent, then pulls changes from the server. Works the same in a page and in the worker. If
 * the server refuses the session, it asks for the reason once, replaces a lost cookie and continues. A pending sign-out
 * is delivered first.
 *
 * @param skipBackoff true when something changed (a save, a restored connection, a request by the person)
 */
export async function flushOutbox({ skipBackoff }: { skipBackoff: boolean }): Promise<FlushResult> {
  if (authMode === 'real') await flushPendingSignOut()
  const { result, isRefused } = await flushOnce({ skipBackoff })
  if (authMode === 'demo' || !isRefused) return result
  switch (await handleRefusedSession()) {
    case 'reopened':
      return (await flushOnce({ skipBackoff: true })).result
    case 'no-response':
      await recordServerUnreachable(skipBackoff)
      return result
    case 'refused':
      // A refused push has a backoff of its own.
      if (result.outcome === 'drained') await recordServerReachable()
      return result
  }
}

type FlushOutcome = { result: FlushResult; isRefused: boolean }

async function flushOnce({ skipBackoff }: { skipBackoff: boolean }): Promise<FlushOutcome> {
  const deviceId = await getDeviceId()
  let hasPushed = false
  const { ports, tally } = withFlushTally({
    net: {
      async push(mutations, outbox) {
        hasPushed = true
        announceInFlight(mutations.map((m) => m.mutationId))
        try {
          return await sendBatch({ deviceId, ...(await addressToOwner(mutations)), ...outbox })
        } finally {
          announceInFlight([])
        }
      },
    },
    store: outboxStore,
  })
  const result = await sendOutbox(
    {
      ...ports,
      clock: Date,
      random: Math.random,
      locks: { runExclusive: (turn) => withFlushLock(turn, skipBackoff) },
      auth: { ownerId: readAccountId },
    },
    skipBackoff,
  ).catch(async (error: unknown) => {
    await recordFlushOutcome(tally, 'interrupted')
    throw error
  })
  await recordFlushOutcome(tally, result)
  const read =
    result.outcome === 'drained' ? await pullAfterFlush(deviceId, result.pending, skipBackoff) : undefined
  void scheduleSentinelUpdate()
  if (read === 'queued-again') return flushOnce({ skipBackoff })
  const isPushRefused = hasPushed && isSignedOut((await readChannel()).reach)
  return { result, isRefused: read === 'signed-out' || isPushRefused }
}

/** Uses the patient's id on the server. `sendOutbox` checks first that there is an account. */
async function addressToOwner(mutations: Mutation[]): Promise<{ ownerId: PatientId; mutations: Mutation[] }> {
  const ownerId = await readAccountId()
  if (ownerId === undefined) throw new Error('this phone belongs to no account')
  return { ownerId, mutations: mutations.map((mutation) => toServerPatientId(mutation, ownerId)) }
}

/** `queued-again`: the server lacked changes that it had confirmed, so they are in the outbox again. */
async function pullAfterFlush(
  deviceId: string,
  pending: number,
  skipBackoff: boolean,
): Promise<'queued-again' | 'signed-out' | 'done'> {
  const net = createEpochCheckedPull(deviceId)
  const caughtUp = await pullChanges({ net, store: createFeedStore(deviceId) })
  // The phone was wiped during the pull, so the response is not about the present installation.
  if ((await getDeviceId()) !== deviceId) return 'done'
  const channel = await readChannel()
  const now = Date.now()
  if (caughtUp) {
    const lastSyncAt = pending + net.queuedAgain() === 0 ? now : channel.lastSyncAt
    await writeMeta('channel', { ...channel, ...noBackoff, reach: 'ok', lastContactAt: now, lastSyncAt })
    if (authMode === 'real') await clearSessionState()
  } else if (net.isSignedOut()) {
    await writeMeta('channel', { ...channel, lastContactAt: now })
    return 'signed-out'
  } else {
    await recordServerUnreachable(skipBackoff, net.retryAfterMs())
  }
  return net.queuedAgain() > 0 ? 'queued-again' : 'done'
}
