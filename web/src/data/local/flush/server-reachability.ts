import { backoffMs } from '@second-wind/core/sync/backoff'
import type { SyncChannel } from '@second-wind/core/sync/sync-channel'
import { db } from '../database/db-connection.ts'
import { readChannel, writeMeta } from '../database/meta.ts'

/** No request has to be repeated. */
export const noBackoff = { failures: 0, nextAttemptAt: 0 } satisfies Partial<SyncChannel>

/** The server has responded completely. */
export async function recordServerReachable(): Promise<void> {
  await updateChannel((channel) => (channel.failures > 0 ? { ...channel, ...noBackoff } : channel))
}

/**
 * The server did not respond to a pull. It is asked again after a wait, even by a phone with an empty outbox:
 * the phone may have been reported lost and must then be wiped.
 *
 * @param skipBackoff true when something changed: the wait restarts with a short one
 * @param retryAfterMs the wait that the server asked for, if any
 */
export async function recordServerUnreachable(skipBackoff: boolean, retryAfterMs?: number): Promise<void> {
  await updateChannel((channel) => {
    const failures = (skipBackoff ? 0 : channel.failures) + 1
    const nextAttemptAt = Date.now() + backoffMs(failures, Math.random(), retryAfterMs)
    const reach = channel.reach === 'ok' ? 'unreachable' : channel.reach
    return { ...channel, reach, failures, nextAttemptAt }
  })
}

/** Uses one transaction: another tab may be sending now, and its results must not be overwritten. */
async function updateChannel(changed: (channel: SyncChannel) => SyncChannel): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const channel = await readChannel()
    const next = changed(channel)
    if (next !== channel) await writeMeta('channel', next)
  })
}
