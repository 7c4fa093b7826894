import * as z from 'zod/mini'

/** An instant as ISO 8601 with zone, e.g. `2026-11-20T18:02:00.000Z`. */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day as the patient saw it, `YYYY-MM-DD`. Frozen when logged: summer time and travel do not move it. */
export const localDate = z.iso.date()

/** Minutes to add to UTC to get the patient's wall clock when logging, e.g. 60 in British Summer Time. */
export const tzOffsetMin = z.int().check(z.gte(-14 * 60), z.lte(14 * 60))

/** When something was logged, by the phone's own clock. */
export const capturedAt = { occurredAt: instant, tzOffsetMin, localDate } as const

export type CapturedAt = { occurredAt: string; tzOffsetMin: number; localDate: string }

/**
 * Freezes an instant together with the wall clock that the patient saw.
 *
 * @param now epoch milliseconds
 * @param offsetMin minutes to add to UTC, i.e. `-new Date(now).getTimezoneOffset()`
 */
export function captureMoment(now: number, offsetMin: number): CapturedAt {
  return {
    occurredAt: new Date(now).toISOString(),
    tzOffsetMin: offsetMin,
    localDate: new Date(now + offsetMin * 60_000).toISOString().slice(0, 10),
  }
}

/** Epoch milliseconds of an ISO instant, whatever zone it is written in. */
export function epochMs(at: string): number {
  return new Date(at).getTime()
}

/** The instant, ISO, at which the patient's wall clock shows that time, `HH:MM`, on that day. @param offsetMin of the clock */
export function instantAt(day: string, time: string, offsetMin: number): string {
  return new Date(epochMs(`${day}T${time}:00Z`) - offsetMin * 60_000).toISOString()
}

const dayMs = 24 * 60 * 60_000

/** The calendar day so many days after `day`; before it when negative. Calendar days know no summer time. */
export function addDays(day: string, days: number): string {
  return new Date(epochMs(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole calendar days from `from` to `to`: 0 on the same day, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((epochMs(`${to}T00:00:00Z`) - epochMs(`${from}T00:00:00Z`)) / dayMs)
}

/** "18:02": what the patient's wall clock shows at that instant. @param offsetMin of the clock */
export function wallClockAt(at: string, offsetMin: number): string {
  return new Date(epochMs(at) + offsetMin * 60_000).toISOString().slice(11, 16)
}
