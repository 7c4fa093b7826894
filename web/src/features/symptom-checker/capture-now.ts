import { captureMoment, type CapturedAt } from '@second-wind/core/model/moment'

/** This moment, with the wall clock of this phone. */
export function captureNow(): CapturedAt {
  const now = new Date()
  return captureMoment(now.getTime(), -now.getTimezoneOffset())
}
