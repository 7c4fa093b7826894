import { serverEpochOf } from '@second-wind/core/sync/protocol'
import type { PullPorts } from '@second-wind/core/sync/pull-changes'
import { findUnknownMutations } from '../../server/find-unknown-mutations.ts'
import { pullPage } from '../../server/pull-page.ts'
import { readMeta } from '../database/meta.ts'
import { listSentMutationIds, requeueMutations } from '../outbox/sent-mutations.ts'

type EpochCheckedPull = PullPorts['net'] & {
  /** The number of changes that the server lacked. */
  queuedAgain(): number
  /** The server does not accept this phone's cookie. */
  isSignedOut(): boolean
  /** The wait that the server asked for, if any. */
  retryAfterMs(): number | undefined
}

/**
 * Pulls pages, but only from a server that has every change it gave a receipt for. When the first page comes from
 * another copy of its database (restored from a backup), it is withheld until the changes that this copy lacks are in
 * the outbox again, where they override the page's older records.
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
      const result = await pullPage({ deviceId, cursor })
      isSignedOut = result.kind === 'signed-out'
      retryAfterMs = 'retryAfterMs' in result ? result.retryAfterMs : undefined
      if (result.kind !== 'page') return result
      const epoch = serverEpochOf(result.page.nextCursor)
      if ((await readMeta('checkedEpoch')) === epoch) return result
      const unknown = await findUnknownMutations(await listSentMutationIds())
      if (!unknown) return { kind: 'failed' }
      missing += await requeueMutations(unknown, epoch)
      return result
    },
  }
}
