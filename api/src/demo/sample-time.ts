import { dayMs, minuteMs } from '@second-wind/core/platform/moment'
import type { Clock } from '../platform/deps.ts'
import type { SampleTime } from './sample-person.ts'

/** Converts "3 days ago at 08:10" to epoch milliseconds. */
export function sampleTimes(clock: Clock): (time: SampleTime) => number {
  const now = clock.now()
  const offsetMs = clock.offsetMinAt(now) * minuteMs
  const todayMs = Math.floor((now + offsetMs) / dayMs) * dayMs - offsetMs

  return ({ daysAgo, at }) => {
    const [hours = 0, minutes = 0] = at.split(':').map(Number)
    const time = todayMs - daysAgo * dayMs + (hours * 60 + minutes) * minuteMs
    // Early in the day, times later this morning count as a moment ago.
    return daysAgo === 0 ? Math.max(todayMs, Math.min(time, now - minuteMs)) : time
  }
}
