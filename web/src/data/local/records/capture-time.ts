import { captureMoment, type CapturedAt } from '@second-wind/core/platform/moment'

/** A moment on this phone's wall clock, with that day's offset from UTC. @param at epoch milliseconds */
export function captureAt(at: number): CapturedAt {
  return captureMoment(at, -new Date(at).getTimezoneOffset())
}

export const captureNow = (): CapturedAt => captureAt(Date.now())
