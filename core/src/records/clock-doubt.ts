import * as z from 'zod/mini'
import { dayMs, epochMs, instant, minuteMs } from '../platform/moment.ts'

/** A phone's clock that is off by more than this is in doubt. */
export const toleratedSkewMs = 10 * minuteMs

/** A record that claims to be older than this has a clock in doubt. */
export const oldestPlausibleMs = 400 * dayMs

/**
 * Whether a phone's clock is in doubt: it is off by more than 10 minutes, or the record claims a time after its arrival or
 * more than 400 days before it. The reported time is stored in any case.
 *
 * @param clockSkewMs the phone's clock minus the server's, as measured when it sent; null when unknown
 */
export function isClockInDoubt(
  occurredMs: number,
  { receivedAtMs, clockSkewMs }: { receivedAtMs: number; clockSkewMs: number | null },
): boolean {
  const ageMs = receivedAtMs - occurredMs
  return Math.abs(clockSkewMs ?? 0) > toleratedSkewMs || ageMs < -toleratedSkewMs || ageMs > oldestPlausibleMs
}

/** Whether the server doubts the clock of the phone that made a record. Only the server knows; absent elsewhere. */
export type ClockDoubt = { isClockDoubtful?: boolean | undefined }

/** What the server adds about the phone's clock to a record in a clinician's view. */
export const clockFacts = {
  isClockDoubtful: z.optional(z.boolean()),
  /** The phone's time, if it is impossible: the record then counts from when it arrived. */
  reportedAt: z.optional(instant),
} as const

/** What is known about the arrival of a record. */
export type ArrivalFacts = ClockDoubt & { receivedAt?: string | undefined }

/**
 * The time from which a record counts, epoch milliseconds: the phone's time, but no later than its arrival or now. If the
 * server doubts the clock, the time of arrival, because a phone that fell back to 1970 reports about today.
 *
 * @param at ISO instant by the clock of the phone that made it
 */
export function countedTimeMs(
  at: string,
  { receivedAt, isClockDoubtful = false }: ArrivalFacts,
  nowMs: number,
): number {
  const receivedMs = receivedAt === undefined ? nowMs : epochMs(receivedAt)
  return isClockDoubtful ? receivedMs : Math.min(epochMs(at), receivedMs, nowMs)
}
