import * as z from 'zod/mini'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** An instant as ISO 8601 with zone, e.g. `2026-11-20T18:02:00.000Z`. */
export const instant = z.iso.datetime({ offset: true })

/**
 * A calendar day in the patient's time zone, `YYYY-MM-DD`. Frozen when logged: summer time and travel do not change it.
 */
export const localDate = z.iso.date()

/** Minutes to add to UTC to get the patient's wall clock when logging, e.g. 60 in British Summer Time. */
export const tzOffsetMin = z.int().check(z.gte(-14 * 60), z.lte(14 * 60))

/** Time of logging by the phone's clock. */
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

/** Epoch milliseconds of an ISO instant in any time zone. */
export function epochMs(at: string): number {
  return new Date(at).getTime()
}

/** The instant (ISO) of a day and wall clock time `HH:MM`. @param offsetMin minutes to add to UTC */
export function instantAt(day: string, time: string, offsetMin: number): string {
  return new Date(epochMs(`${day}T${time}:00Z`) - offsetMin * 60_000).toISOString()
}

/** The calendar day `days` after `day`, or before it if negative. Summer time has no effect. */
export function addDays(day: string, days: number): string {
  return new Date(epochMs(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole calendar days from `from` to `to`: 0 on the same day, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((epochMs(`${to}T00:00:00Z`) - epochMs(`${from}T00:00:00Z`)) / dayMs)
}

/** The patient's wall clock time at an instant, e.g. "18:02". @param offsetMin minutes to add to UTC */
export function wallClockAt(at: string, offsetMin: number): string {
  return new Date(epochMs(at) + offsetMin * 60_000).toISOString().slice(11, 16)
}
