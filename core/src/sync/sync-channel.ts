import * as z from 'zod/mini'
import { limits } from '../platform/http/limits.ts'

/** What the phone remembers about the way to the server between flushes. Times are epoch milliseconds. */
export const channel = z.object({
  reach: z.enum(['unknown', 'ok', 'portal', 'unreachable', 'signed-out', 'revoked', 'update-needed']),
  failures: z.int(),
  nextAttemptAt: z.number(),
  /** The server itself asked us to wait until then: not even a person in a hurry goes before. */
  askedToWaitUntil: z.number(),
  batchLimit: z.int().check(z.gte(1)),
  /** The last time the server answered us, and the last time it took everything we had. */
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
