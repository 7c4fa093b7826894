import { serverEpochOf } from '@second-wind/core/sync/protocol'
import type { PullPorts } from '@second-wind/core/sync/pull-changes'
import { findUnknownMutations } from '../../server/find-unknown-mutations.ts'
import { pullPage } from '../../server/pull-page.ts'
import { readMeta } from '../database/meta.ts'
import { listSentIds, requeueMutations } from '../outbox/sent-mutations.ts'

type EpochCheckedPull = PullPorts['net'] & {
  /** How many changes the server turned out to lack. */
  queuedAgain(): number
  /** The server has nothing to say to this phone's cookie. */
  isSignedOut(): boolean
  /** How long the server wants to be left alone, if it said so. */
  retryAfterMs(): number | undefined
}

/**
 * Reads pages, but only from a server that has what it gave receipts for: the first page from another copy of its
 * database (restored from a backup) has to wait until what that copy lacks is in the outbox again. There it lies on top
 * of the older records that the page brings.
 */
export function createEpochCheckedPull(deviceId: string): EpochCheckedPull {
  let missing = 0
  let isSignedOut = false
  let retryAfterMs: number | undefined
  return {
    queuedAgain: () => missing,
    isSignedOut: () => isSignedOut,
    retryAfterMs: () => retryAfterMs,
    async pull(cursor) {
      const answer = await pullPage({ deviceId, cursor })
      isSignedOut = answer.kind === 'signed-out'
      retryAfterMs = 'retryAfterMs' in answer ? answer.retryAfterMs : undefined
      if (answer.kind !== 'page') return answer
      const epoch = serverEpochOf(answer.page.nextCursor)
      if ((await readMeta('checkedEpoch')) === epoch) return answer
      const unknown = await findUnknownMutations(await listSentIds())
      if (!unknown) return { kind: 'failed' }
      missing += await requeueMutations(unknown, epoch)
      return answer
    },
  }
}
