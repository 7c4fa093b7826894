import { backoffMs } from '@second-wind/core/sync/backoff'
import type { Channel } from '@second-wind/core/sync/channel'
import { readChannel, writeMeta } from './meta.ts'

/** Nothing has to be asked again. */
export const answered = { failures: 0, nextAttemptAt: 0 } satisfies Partial<Channel>

/** The server has said all that it has to say. */
export async function noteAnswer(): Promise<void> {
  const channel = await readChannel()
  if (channel.failures > 0) await writeMeta('channel', { ...channel, ...answered })
}

/**
 * The server was asked for news and did not answer: it is asked again when this wait is over, also by a phone that has
 * nothing to send. It may have been reported lost, and then it is to be emptied.
 *
 * @param hurry true when something changed: the wait begins anew with a short one
 * @param retryAfterMs what the server asked for, if it did
 */
export async function noteSilence(hurry: boolean, retryAfterMs?: number): Promise<void> {
  const channel = await readChannel()
  const failures = (hurry ? 0 : channel.failures) + 1
  await writeMeta('channel', {
    ...channel,
    reach: channel.reach === 'ok' ? 'unreachable' : channel.reach,
    failures,
    nextAttemptAt: Date.now() + backoffMs(failures, Math.random(), retryAfterMs),
  })
}
