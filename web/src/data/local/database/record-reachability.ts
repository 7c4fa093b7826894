import { backoffMs } from '@second-wind/core/sync/backoff'
import type { SyncChannel } from '@second-wind/core/sync/sync-channel'
import { db } from './db-connection.ts'
import { readChannel, writeMeta } from './meta.ts'

/** Nothing has to be asked again. */
export const noBackoff = { failures: 0, nextAttemptAt: 0 } satisfies Partial<SyncChannel>

/** The server has said all that it has to say. */
export async function recordReachable(): Promise<void> {
  await updateChannel((channel) => (channel.failures > 0 ? { ...channel, ...noBackoff } : channel))
}

/**
 * The server was asked for news and did not answer: it is asked again when this wait is over, also by a phone that has
 * nothing to send. It may have been reported lost, and then it is to be emptied.
 *
 * @param hurry true when something changed: the wait begins anew with a short one
 * @param retryAfterMs what the server asked for, if it did
 */
export async function recordUnreachable(hurry: boolean, retryAfterMs?: number): Promise<void> {
  await updateChannel((channel) => {
    const failures = (hurry ? 0 : channel.failures) + 1
    const nextAttemptAt = Date.now() + backoffMs(failures, Math.random(), retryAfterMs)
    const reach = channel.reach === 'ok' ? 'unreachable' : channel.reach
    return { ...channel, reach, failures, nextAttemptAt }
  })
}

/** In one step: another tab may be sending at this moment, and what it has learnt stands. */
async function updateChannel(changed: (channel: SyncChannel) => SyncChannel): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const channel = await readChannel()
    const next = changed(channel)
    if (next !== channel) await writeMeta('channel', next)
  })
}
