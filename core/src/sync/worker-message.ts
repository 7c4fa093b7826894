import * as z from 'zod/mini'
import type { FlushResult } from './send-outbox.ts'

/**
 *   page                                        service worker
 *   {flush, hurry} + a port ────────────────▶   starts a flush
 *                  port ◀── {alive} ──────────  at once, then every second: no browser reports that it stops a worker
 *                  port ◀── {done, result} ───  or {failed}: the page flushes itself
 *   {SKIP_WAITING} ─────────────────────────▶   the waiting version takes over
 */
export const heartbeatIntervalMs = 1_000

export const pageMessage = z.discriminatedUnion('type', [
  /** `hurry` skips the backoff. The name stays: during an update, page and worker are of different versions. */
  z.object({ type: z.literal('flush'), hurry: z.boolean() }),
  /** The name is Workbox's. */
  z.object({ type: z.literal('SKIP_WAITING') }),
])
export type PageMessage = z.infer<typeof pageMessage>

const pending = z.int().check(z.gte(0))

const flushResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('drained'), pending }),
  z.object({ outcome: z.literal('waiting'), pending, nextAttemptAt: z.number() }),
  z.object({ outcome: z.literal('busy') }),
  z.object({ outcome: z.literal('not-linked'), pending }),
]) satisfies z.ZodMiniType<FlushResult>

export const flushReport = z.discriminatedUnion('type', [
  z.object({ type: z.literal('alive') }),
  z.object({ type: z.literal('done'), result: flushResult }),
  z.object({ type: z.literal('failed') }),
])
export type FlushReport = z.infer<typeof flushReport>
