import { captureMoment, epochMs, type CapturedAt } from '@second-wind/core/model/moment'

/** This moment, with the wall clock of this phone. */
export const captureNow = (): CapturedAt => captureAt(Date.now())

/**
 * An earlier day, at noon: nobody remembers the minute, and noon is the same day in every season's clock.
 *
 * @param day local date, `YYYY-MM-DD`
 */
export const captureNoon = (day: string): CapturedAt => captureAt(epochMs(`${day}T12:00:00`))

/** A moment on this phone's wall clock, with the summer time of that day. */
export function captureAt(at: number): CapturedAt {
  return captureMoment(at, -new Date(at).getTimezoneOffset())
}
