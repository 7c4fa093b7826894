import { captureMoment, type CapturedAt } from '@second-wind/core/platform/moment'

/** A moment on this phone's wall clock, with the summer time of that day. @param at epoch milliseconds */
export function captureAt(at: number): CapturedAt {
  return captureMoment(at, -new Date(at).getTimezoneOffset())
}

/** This moment, with the wall clock of this phone. */
export const captureNow = (): CapturedAt => captureAt(Date.now())
