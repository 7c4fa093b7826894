import * as z from 'zod/mini'
import { limits } from '../platform/http/limits.ts'
import { queryNumber } from '../platform/http/query-number.ts'
import { patientId, recordId } from '../platform/ids.ts'
import { instant } from '../platform/moment.ts'
import { entityKinds, mutation } from './mutation.ts'

/**
 *   phone                                          server
 *   outbox row ── POST /api/sync/push ──────────▶  one transaction: ledger + record + change feed
 *   receipt    ◀─ acked ranges, other verdicts ──  (the same reply again if the phone asks again)
 *   local copy ◀─ GET /api/sync/pull?cursor ─────  change feed
 *
 * 1. A mutation leaves the outbox only when the server names it: in an acked range or with a verdict.
 * 2. The same mutation may arrive any number of times; it has one effect.
 * 3. `clientSeq` has no gaps per device, so a gap on the server is a mutation that it never got.
 */
export const protocolVersion = 1

export const pushPath = '/api/sync/push'
export const pullPath = '/api/sync/pull'
export const receiptsPath = '/api/sync/receipts'

/** Tag of the Background Sync registration that asks for a flush. */
export const syncTag = 'outbox-flush'
export const periodicSyncTag = 'outbox-audit'

export const pushRequest = z.strictObject({
  protocol: z.int(),
  deviceId: recordId,
  /** The patient to whom the changes belong. The server refuses them if the sender is another patient. */
  ownerId: patientId,
  appVersion: z.string().check(z.maxLength(40)),
  clientSentAt: instant,
  /**
   * The number of all unsent changes on this phone, including this batch, so that clinicians can see what is missing.
   */
  pendingCount: z.int().check(z.gte(0)),
  oldestPendingAt: z.nullable(instant),
  /** May be empty: a phone with nothing to send still reports its status. */
  mutations: z.array(mutation).check(z.maxLength(limits.syncMutationsPerPush)),
})
export type PushRequest = z.infer<typeof pushRequest>

export const verdictCodes = [
  'invalid_payload',
  'unknown_kind',
  'parent_unknown',
  'key_reuse',
  'seq_reuse',
  'not_permitted',
  'server_error',
] as const
export type VerdictCode = (typeof verdictCodes)[number]

/** `deferred`: keep and try again later. `rejected`: can never succeed; the patient must decide. */
export const verdict = z.object({
  mutationId: recordId,
  outcome: z.enum(['deferred', 'rejected']),
  error: z.object({
    code: z.enum(verdictCodes),
    field: z.optional(z.string()),
    message: z.string(),
  }),
})
export type Verdict = z.infer<typeof verdict>

const seq = z.int().check(z.gte(1))

/** Inclusive ranges of clientSeq that were applied, in this request or earlier. */
const ackedRange = z.tuple([seq, seq])

export const pushReply = z.object({
  serverTime: instant,
  serverEpoch: z.string(),
  acked: z.array(ackedRange),
  verdicts: z.array(verdict),
})
export type PushReply = z.infer<typeof pushReply>

/** One change of the feed. `row` is the record as the REST routes return it; null if deleted. */
export const change = z.object({
  seq: z.int(),
  entity: z.enum(entityKinds),
  entityId: z.string(),
  row: z.nullable(z.unknown()),
})
export type FeedChange = z.infer<typeof change>

export const pullQuery = z.object({
  /** The phone that asks, so that clinicians can see when it last connected. */
  deviceId: z.optional(recordId),
  cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,64}\.\d{1,15}$/))),
  limit: z._default(queryNumber(1, limits.pullPage), limits.pullPage),
})

/**
 * Strict parsing would reject a whole page because of one kind of record that this build does not know, so the phone
 * parses leniently.
 */
export const pullReply = z.object({
  changes: z.array(z.object({ ...change.shape, entity: z.string() })),
  nextCursor: z.string(),
  hasMore: z.boolean(),
  serverTime: instant,
})
export type PullReply = z.infer<typeof pullReply>

/** The epoch of the database that wrote a cursor; it changes when a backup is restored. */
export const serverEpochOf = (cursor: string): string => cursor.slice(0, cursor.lastIndexOf('.'))

export const receiptsRequest = z.strictObject({
  mutationIds: z.array(recordId).check(z.maxLength(limits.receiptsPerQuery)),
})
export const receiptsReply = z.object({
  known: z.array(z.object({ mutationId: recordId, outcome: z.enum(['applied', 'rejected']) })),
  unknown: z.array(recordId),
})
