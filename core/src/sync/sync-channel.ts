import * as z from 'zod/mini'
import { limits } from '../platform/http/limits.ts'

/** The phone's state of its connection to the server between flushes. Times are epoch milliseconds. */
export const channel = z.object({
  reach: z.enum(['unknown', 'ok', 'portal', 'unreachable', 'signed-out', 'revoked', 'update-needed']),
  failures: z.int(),
  nextAttemptAt: z.number(),
  /** The server asked us to wait until then; a flush with `skipBackoff` waits too. */
  askedToWaitUntil: z.number(),
  batchLimit: z.int().check(z.gte(1)),
  /** The last reply from the server, and the last time it accepted everything. */
  lastContactAt: z.nullable(z.number()),
  lastSyncAt: z.nullable(z.number()),
  /** Server clock minus phone clock at the last contact, milliseconds. */
  clockOffsetMs: z.nullable(z.number()),
  /** Changes when the server was restored from a backup. */
  serverEpoch: z.nullable(z.string()),
})
export type SyncChannel = z.infer<typeof channel>

export const initialSyncChannel: SyncChannel = {
  reach: 'unknown',
  failures: 0,
  nextAttemptAt: 0,
  askedToWaitUntil: 0,
  batchLimit: limits.syncMutationsPerPush,
  lastContactAt: null,
  lastSyncAt: null,
  clockOffsetMs: null,
  serverEpoch: null,
}
